CREATE TABLE `account_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`subject` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_tokens_user` ON `account_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `account_tokens_expires` ON `account_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text,
	`detail` text NOT NULL,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_kind`,`subject_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`);--> statement-breakpoint
CREATE TABLE `certificate_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`certificate_id` text NOT NULL,
	`shared_at` integer NOT NULL,
	FOREIGN KEY (`certificate_id`) REFERENCES `certificates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `certificate_shares_when` ON `certificate_shares` (`certificate_id`,`shared_at`);--> statement-breakpoint
CREATE TABLE `certificates` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`course` text NOT NULL,
	`name` text NOT NULL,
	`verification_id` text NOT NULL,
	`completion` integer NOT NULL,
	`score` integer NOT NULL,
	`show_username` integer DEFAULT false NOT NULL,
	`show_email` integer DEFAULT false NOT NULL,
	`generated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_owner` ON `certificates` (`user_id`,`course`);--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_verification` ON `certificates` (`verification_id`);--> statement-breakpoint
CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`plan` text NOT NULL,
	`provider` text NOT NULL,
	`state` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `checkouts_user` ON `checkouts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `class_accounts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `class_accounts_group` ON `class_accounts` (`group_id`);--> statement-breakpoint
CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`text_version` text NOT NULL,
	`method` text NOT NULL,
	`parent_email` text,
	`locale` text NOT NULL,
	`state` text NOT NULL,
	`asked_at` integer NOT NULL,
	`answered_at` integer,
	`withdrawn_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consents_user` ON `consents` (`user_id`,`asked_at`);--> statement-breakpoint
CREATE TABLE `course_checks` (
	`user_id` text NOT NULL,
	`course` text NOT NULL,
	`item` text NOT NULL,
	`checked_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `course`, `item`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `digests` (
	`link_id` text PRIMARY KEY NOT NULL,
	`parent_wants` integer DEFAULT true NOT NULL,
	`child_allows` integer DEFAULT true NOT NULL,
	`stop_hash` text,
	`sent_at` integer,
	FOREIGN KEY (`link_id`) REFERENCES `parent_links`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `digests_stop` ON `digests` (`stop_hash`);--> statement-breakpoint
CREATE TABLE `group_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`code` text NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`use_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `group_invitations_token` ON `group_invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `group_invitations_code` ON `group_invitations` (`code`);--> statement-breakpoint
CREATE INDEX `group_invitations_group` ON `group_invitations` (`group_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `group_invitations_creator` ON `group_invitations` (`created_by`);--> statement-breakpoint
CREATE TABLE `group_members` (
	`group_id` text NOT NULL,
	`user_id` text NOT NULL,
	`joined_at` integer NOT NULL,
	`joined_by` text NOT NULL,
	PRIMARY KEY(`group_id`, `user_id`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `group_members_user` ON `group_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `group_realm_rules` (
	`group_id` text NOT NULL,
	`realm` text NOT NULL,
	`state` text NOT NULL,
	`opens_at` integer,
	`time_zone` text,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`group_id`, `realm`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `group_teachers` (
	`group_id` text NOT NULL,
	`user_id` text NOT NULL,
	`part` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`group_id`, `user_id`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `group_teachers_user` ON `group_teachers` (`user_id`);--> statement-breakpoint
CREATE TABLE `groups` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`archived_at` integer
);
--> statement-breakpoint
CREATE TABLE `help_signs` (
	`user_id` text NOT NULL,
	`realm` text NOT NULL,
	`ref` text NOT NULL,
	`kind` text NOT NULL,
	`detail` text,
	`count` integer NOT NULL,
	`since` integer NOT NULL,
	PRIMARY KEY(`user_id`, `realm`, `ref`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `licence_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`kind` text NOT NULL,
	`subscription_id` text,
	`created_by` text,
	`places` integer NOT NULL,
	`note` text,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `licence_codes_code` ON `licence_codes` (`code`);--> statement-breakpoint
CREATE INDEX `licence_codes_subscription` ON `licence_codes` (`subscription_id`);--> statement-breakpoint
CREATE INDEX `licence_codes_creator` ON `licence_codes` (`created_by`);--> statement-breakpoint
CREATE INDEX `licence_codes_expires` ON `licence_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `licence_uses` (
	`code_id` text NOT NULL,
	`user_id` text NOT NULL,
	`gave` text NOT NULL,
	`used_at` integer NOT NULL,
	`ended_at` integer,
	PRIMARY KEY(`code_id`, `user_id`),
	FOREIGN KEY (`code_id`) REFERENCES `licence_codes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `licence_uses_user` ON `licence_uses` (`user_id`);--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`to_address` text NOT NULL,
	`kind` text NOT NULL,
	`locale` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`last_error` text,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `mail_outbox_created` ON `mail_outbox` (`created_at`);--> statement-breakpoint
CREATE INDEX `mail_outbox_user` ON `mail_outbox` (`user_id`);--> statement-breakpoint
CREATE TABLE `parent_links` (
	`id` text PRIMARY KEY NOT NULL,
	`parent_id` text NOT NULL,
	`child_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`child_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `parent_links_pair` ON `parent_links` (`parent_id`,`child_id`);--> statement-breakpoint
CREATE INDEX `parent_links_child` ON `parent_links` (`child_id`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`kind` text NOT NULL,
	`subscription_id` text,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `payment_events_subscription` ON `payment_events` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `purged_accounts` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`purged_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`checkout_id` text NOT NULL,
	`plan` text NOT NULL,
	`provider` text NOT NULL,
	`reference` text,
	`customer` text,
	`status` text NOT NULL,
	`ends_at` integer NOT NULL,
	`last_event_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`checkout_id`) REFERENCES `checkouts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_checkout` ON `subscriptions` (`checkout_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_user` ON `subscriptions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_reference` ON `subscriptions` (`reference`);--> statement-breakpoint
CREATE INDEX `subscriptions_customer` ON `subscriptions` (`customer`);--> statement-breakpoint
CREATE INDEX `subscriptions_ends` ON `subscriptions` (`status`,`ends_at`);--> statement-breakpoint
CREATE TABLE `teacher_notes` (
	`teacher_id` text NOT NULL,
	`student_id` text NOT NULL,
	`note` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`teacher_id`, `student_id`),
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`student_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `teacher_notes_student` ON `teacher_notes` (`student_id`);--> statement-breakpoint
CREATE TABLE `user_pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`mime` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_pictures_user` ON `user_pictures` (`user_id`,`kind`);--> statement-breakpoint
ALTER TABLE `content_revisions` ADD `note` text;--> statement-breakpoint
ALTER TABLE `realm_states` ADD `share` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text;--> statement-breakpoint
ALTER TABLE `users` ADD `email_verified_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `status` text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `deletion_due_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `is_class_account` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `created_by` text REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `users` ADD `role_wish` text;--> statement-breakpoint
ALTER TABLE `users` ADD `overall_progress` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `last_active_at` integer;--> statement-breakpoint
CREATE INDEX `users_deletion_due` ON `users` (`deletion_due_at`);--> statement-breakpoint
CREATE INDEX `users_created_by` ON `users` (`created_by`);--> statement-breakpoint
CREATE INDEX `users_directory` ON `users` (`username_key`,`email_key`,`role`,`status`,`subscription_plan`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`username_key`,`status`);