CREATE TABLE `review_answers` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`item` text NOT NULL,
	`option` text NOT NULL,
	`correct` integer NOT NULL,
	`day` integer NOT NULL,
	`answered_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `review_answers_time` ON `review_answers` (`user_id`,`answered_at`);