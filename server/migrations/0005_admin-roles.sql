DROP INDEX `users_role`;--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`username_key`,`status`);