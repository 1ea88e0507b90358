ALTER TABLE `parent_links` ADD `child_name` text;--> statement-breakpoint
ALTER TABLE `quest_events` ADD `sequence` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `program_runs` ADD `error` text;--> statement-breakpoint
ALTER TABLE `program_runs` ADD `output` text;--> statement-breakpoint
ALTER TABLE `groups` ADD `licence_id` text;--> statement-breakpoint
ALTER TABLE `teacher_invitations` ADD `part` text DEFAULT 'co-teacher' NOT NULL;--> statement-breakpoint
ALTER TABLE `group_realm_rules` ADD `week` integer;--> statement-breakpoint
ALTER TABLE `licence_uses` ADD `group_id` text;--> statement-breakpoint
CREATE INDEX `licence_uses_group` ON `licence_uses` (`group_id`);