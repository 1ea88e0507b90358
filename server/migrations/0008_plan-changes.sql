ALTER TABLE `checkouts` ADD `price` integer;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `changes` text;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `session` text;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `url` text;