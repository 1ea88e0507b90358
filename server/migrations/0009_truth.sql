ALTER TABLE `parent_links` ADD `child_name` text;--> statement-breakpoint
ALTER TABLE `quest_events` ADD `sequence` integer DEFAULT 0 NOT NULL;