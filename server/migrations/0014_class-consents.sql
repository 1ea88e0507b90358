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
CREATE INDEX `class_consents_group` ON `class_consents` (`group_id`);