CREATE TABLE `teacher_invitations` (
	`group_id` text NOT NULL,
	`user_id` text NOT NULL,
	`invited_by` text,
	`invited_at` integer NOT NULL,
	PRIMARY KEY(`group_id`, `user_id`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `teacher_invitations_user` ON `teacher_invitations` (`user_id`);--> statement-breakpoint
CREATE INDEX `teacher_invitations_inviter` ON `teacher_invitations` (`invited_by`);