CREATE TABLE `site_settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `content_revisions` ADD `note` text;--> statement-breakpoint
CREATE INDEX `users_directory` ON `users` (`username_key`,`email_key`,`role`,`status`,`subscription_plan`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`status`);