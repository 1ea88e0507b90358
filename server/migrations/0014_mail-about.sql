ALTER TABLE `mail_outbox` ADD `about_id` text;--> statement-breakpoint
CREATE INDEX `mail_outbox_about` ON `mail_outbox` (`about_id`);