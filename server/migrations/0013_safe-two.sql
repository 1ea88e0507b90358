CREATE TABLE `consent_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`actor` text NOT NULL,
	`consent_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consent_events_user` ON `consent_events` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `mail_warnings` (
	`id` text PRIMARY KEY NOT NULL,
	`kind_group` text NOT NULL,
	`scope` text NOT NULL,
	`domain` text,
	`max` integer NOT NULL,
	`at` integer NOT NULL,
	`told_at` integer
);
--> statement-breakpoint
CREATE TABLE `class_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`teachers` text NOT NULL,
	`joined_by` text NOT NULL,
	`locale` text NOT NULL,
	`asked_at` integer NOT NULL,
	`answered_at` integer,
	`answered_by` text,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `class_consents_user_group` ON `class_consents` (`user_id`,`group_id`);--> statement-breakpoint
CREATE INDEX `class_consents_group` ON `class_consents` (`group_id`);--> statement-breakpoint
CREATE TABLE `teacher_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`sender_id` text NOT NULL,
	`sender_name` text NOT NULL,
	`group_id` text NOT NULL,
	`field` text NOT NULL,
	`text` text NOT NULL,
	`written_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `teacher_texts_written` ON `teacher_texts` (`written_at`);--> statement-breakpoint
CREATE INDEX `teacher_texts_group` ON `teacher_texts` (`group_id`,`field`);--> statement-breakpoint
CREATE INDEX `teacher_texts_sender` ON `teacher_texts` (`sender_id`);--> statement-breakpoint
CREATE TABLE `adult_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`text_id` text NOT NULL,
	`child_id` text,
	`times` integer NOT NULL,
	`told_parent` integer NOT NULL,
	`told_admin` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`closed_at` integer,
	`closed_by` text,
	`closing_note` text,
	FOREIGN KEY (`text_id`) REFERENCES `teacher_texts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`child_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`closed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `adult_reports_text` ON `adult_reports` (`text_id`);--> statement-breakpoint
CREATE INDEX `adult_reports_child` ON `adult_reports` (`child_id`);--> statement-breakpoint
CREATE INDEX `adult_reports_closer` ON `adult_reports` (`closed_by`);--> statement-breakpoint
CREATE INDEX `adult_reports_open` ON `adult_reports` (`closed_at`,`opened_at`);--> statement-breakpoint
CREATE TABLE `school_confirmations` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_id` text NOT NULL,
	`basis` text NOT NULL,
	`licence_id` text,
	`state` text NOT NULL,
	`asked_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`licence_id`) REFERENCES `licence_codes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `school_confirmations_teacher` ON `school_confirmations` (`teacher_id`,`licence_id`);--> statement-breakpoint
CREATE INDEX `school_confirmations_licence` ON `school_confirmations` (`licence_id`);--> statement-breakpoint
CREATE INDEX `school_confirmations_state` ON `school_confirmations` (`state`,`asked_at`);--> statement-breakpoint
CREATE INDEX `school_confirmations_decider` ON `school_confirmations` (`decided_by`);--> statement-breakpoint
ALTER TABLE `users` ADD `consent_refused_at` integer;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `about_id` text;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `cause_key` text;--> statement-breakpoint
CREATE INDEX `mail_outbox_about` ON `mail_outbox` (`about_id`);--> statement-breakpoint
CREATE INDEX `mail_outbox_to` ON `mail_outbox` (`to_address`);--> statement-breakpoint
ALTER TABLE `assignments` ADD `note_by` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `assignments_note` ON `assignments` (`note_by`);--> statement-breakpoint
ALTER TABLE `licence_codes` ADD `staff_code` text;--> statement-breakpoint
ALTER TABLE `licence_codes` ADD `proves_school` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `licence_codes_staff_code` ON `licence_codes` (`staff_code`);--> statement-breakpoint
ALTER TABLE `licence_uses` ADD `part` text DEFAULT 'pupil' NOT NULL;