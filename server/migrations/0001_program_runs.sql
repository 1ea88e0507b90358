CREATE TABLE `program_runs` (
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`realm` text NOT NULL,
	`ref` text NOT NULL,
	`code` text NOT NULL,
	`status` text NOT NULL,
	`error_kind` text,
	`ms` integer NOT NULL,
	`ran_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `event_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `program_runs_task` ON `program_runs` (`user_id`,`realm`,`ref`,`ran_at`);