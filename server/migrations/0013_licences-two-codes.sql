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
ALTER TABLE `licence_codes` ADD `staff_code` text;--> statement-breakpoint
ALTER TABLE `licence_codes` ADD `proves_school` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `licence_codes_staff_code` ON `licence_codes` (`staff_code`);--> statement-breakpoint
ALTER TABLE `licence_uses` ADD `part` text DEFAULT 'pupil' NOT NULL;