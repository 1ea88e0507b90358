ALTER TABLE `program_runs` ADD `error` text;--> statement-breakpoint
ALTER TABLE `program_runs` ADD `output` text;