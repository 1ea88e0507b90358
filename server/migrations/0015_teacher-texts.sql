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
CREATE INDEX `adult_reports_open` ON `adult_reports` (`closed_at`,`opened_at`);