CREATE TABLE `assignments` (
	`id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`created_by` text,
	`kind` text NOT NULL,
	`realm` text,
	`ref` text,
	`title` text NOT NULL,
	`title_hindi` text NOT NULL,
	`whole_class` integer NOT NULL,
	`due_at` integer NOT NULL,
	`all_day` integer NOT NULL,
	`time_zone` text NOT NULL,
	`note_preset` text,
	`note_text` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `assignments_group` ON `assignments` (`group_id`,`due_at`);--> statement-breakpoint
CREATE INDEX `assignments_creator` ON `assignments` (`created_by`);--> statement-breakpoint
CREATE TABLE `assignment_learners` (
	`assignment_id` text NOT NULL,
	`user_id` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`assignment_id`, `user_id`),
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `assignment_learners_user` ON `assignment_learners` (`user_id`);--> statement-breakpoint
CREATE TABLE `workshop_programs` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`code` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
