CREATE TABLE `activity_answers` (
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`realm` text NOT NULL,
	`activity` text NOT NULL,
	`answer` text,
	`correct` integer NOT NULL,
	`score` real NOT NULL,
	`wrong` text NOT NULL,
	`ms` integer NOT NULL,
	`hints` integer NOT NULL,
	`skipped` integer NOT NULL,
	`answered_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `event_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `activity_answers_activity` ON `activity_answers` (`user_id`,`realm`,`activity`);--> statement-breakpoint
CREATE TABLE `content_revisions` (
	`realm` text NOT NULL,
	`number` integer NOT NULL,
	`hash` text NOT NULL,
	`body` text NOT NULL,
	`source` text NOT NULL,
	`published_at` integer NOT NULL,
	PRIMARY KEY(`realm`, `number`)
);
--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`map` text NOT NULL,
	`content_rating` integer NOT NULL,
	`gameplay_rating` integer NOT NULL,
	`recommendation_rating` integer NOT NULL,
	`note` text,
	`sent_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `feedback_map` ON `feedback` (`map`,`received_at`);--> statement-breakpoint
CREATE INDEX `feedback_user` ON `feedback` (`user_id`);--> statement-breakpoint
CREATE TABLE `map_progress` (
	`user_id` text NOT NULL,
	`map` text NOT NULL,
	`next_map` text NOT NULL,
	`score` real NOT NULL,
	`progress` text,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `map`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `quest_events` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`realm` text NOT NULL,
	`kind` text NOT NULL,
	`event` text NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `quest_events_realm` ON `quest_events` (`user_id`,`realm`,`received_at`);--> statement-breakpoint
CREATE TABLE `realm_states` (
	`user_id` text NOT NULL,
	`realm` text NOT NULL,
	`state` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `realm`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`bind_hash` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`remembered` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_bind` ON `sessions` (`bind_hash`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_in_failures` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text,
	`email_key` text,
	`password_hash` text NOT NULL,
	`role` text DEFAULT 'User' NOT NULL,
	`age_band` text NOT NULL,
	`avatar` text DEFAULT 'milo' NOT NULL,
	`settings` text NOT NULL,
	`current_map` text DEFAULT '' NOT NULL,
	`completed_maps` text NOT NULL,
	`game_scores` text NOT NULL,
	`subscription_status` text DEFAULT 'none' NOT NULL,
	`subscription_plan` text,
	`subscription_end_date` integer,
	`payment_provider` text,
	`payment_id` text,
	`profile_picture` text,
	`cover_photo` text,
	`bio` text,
	`date_of_birth` text,
	`school` text,
	`grade` text,
	`guardian_name` text,
	`guardian_phone` text,
	`parental_consent` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key` ON `users` (`email_key`);