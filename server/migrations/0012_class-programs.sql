CREATE TABLE `class_programs` (
	`id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`user_id` text NOT NULL,
	`saved_id` text NOT NULL,
	`title` text NOT NULL,
	`code` text NOT NULL,
	`remix_of` text,
	`state` text NOT NULL,
	`reason` text,
	`offered_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `class_programs_saved` ON `class_programs` (`group_id`,`user_id`,`saved_id`);--> statement-breakpoint
CREATE INDEX `class_programs_state` ON `class_programs` (`group_id`,`state`,`offered_at`);--> statement-breakpoint
CREATE INDEX `class_programs_user` ON `class_programs` (`user_id`);--> statement-breakpoint
ALTER TABLE `workshop_programs` ADD `remix_of` text;