CREATE TABLE `live_lessons` (
	`id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`open_in` text,
	`started_by` text,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`end_reason` text,
	`seq` integer NOT NULL,
	`paused` integer DEFAULT false NOT NULL,
	`hints` integer DEFAULT true NOT NULL,
	`goal_realm` text,
	`goal_task` text,
	`gather_line` text,
	`gather_text` text,
	`work_from` integer NOT NULL,
	`teacher_seen_at` integer NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`started_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `live_lessons_open` ON `live_lessons` (`open_in`);--> statement-breakpoint
CREATE INDEX `live_lessons_group` ON `live_lessons` (`group_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `live_lessons_starter` ON `live_lessons` (`started_by`);--> statement-breakpoint
CREATE TABLE `live_commands` (
	`lesson_id` text NOT NULL,
	`seq` integer NOT NULL,
	`id` text NOT NULL,
	`at` integer NOT NULL,
	`sent_by` text,
	`kind` text NOT NULL,
	`detail` text NOT NULL,
	PRIMARY KEY(`lesson_id`, `seq`),
	FOREIGN KEY (`lesson_id`) REFERENCES `live_lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sent_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `live_commands_id` ON `live_commands` (`lesson_id`,`id`);--> statement-breakpoint
CREATE INDEX `live_commands_sender` ON `live_commands` (`sent_by`);--> statement-breakpoint
CREATE TABLE `live_work` (
	`lesson_id` text NOT NULL,
	`user_id` text NOT NULL,
	`realm` text NOT NULL,
	`active_ms` integer NOT NULL,
	`stuck_ms` integer NOT NULL,
	`stuck_times` integer NOT NULL,
	`last_stuck_from` integer NOT NULL,
	`last_task` text,
	PRIMARY KEY(`lesson_id`, `user_id`, `realm`),
	FOREIGN KEY (`lesson_id`) REFERENCES `live_lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `live_work_user` ON `live_work` (`user_id`);--> statement-breakpoint
CREATE TABLE `live_finished` (
	`lesson_id` text NOT NULL,
	`user_id` text NOT NULL,
	`realm` text NOT NULL,
	`task` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`lesson_id`, `user_id`, `realm`, `task`),
	FOREIGN KEY (`lesson_id`) REFERENCES `live_lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `live_finished_user` ON `live_finished` (`user_id`);