CREATE TABLE `backpack_permissions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`consent_id` text NOT NULL,
	`text_version` text NOT NULL,
	`is_allowed` integer NOT NULL,
	`decided_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `backpacks` (
	`user_id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`salt` text NOT NULL,
	`iterations` integer NOT NULL,
	`wrapped_key` text NOT NULL,
	`cipher` text NOT NULL,
	`bytes` integer NOT NULL,
	`packed_at` integer NOT NULL,
	`text_version` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
