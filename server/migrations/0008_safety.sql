CREATE TABLE `known_devices` (
	`user_id` text NOT NULL,
	`device_hash` text NOT NULL,
	`last_used_at` integer NOT NULL,
	PRIMARY KEY(`device_hash`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_devices_user` ON `known_devices` (`user_id`);--> statement-breakpoint
CREATE INDEX `known_devices_used` ON `known_devices` (`last_used_at`);--> statement-breakpoint
CREATE TABLE `teacher_invitations` (
	`group_id` text NOT NULL,
	`user_id` text NOT NULL,
	`invited_by` text,
	`invited_at` integer NOT NULL,
	PRIMARY KEY(`group_id`, `user_id`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `teacher_invitations_user` ON `teacher_invitations` (`user_id`);--> statement-breakpoint
CREATE INDEX `teacher_invitations_inviter` ON `teacher_invitations` (`invited_by`);--> statement-breakpoint
ALTER TABLE `users` ADD `evidence_events` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `evidence_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `evidence_day` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `evidence_day_events` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `evidence_day_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `price` integer;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `changes` text;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `session` text;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `url` text;