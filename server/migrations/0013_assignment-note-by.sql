ALTER TABLE `assignments` ADD `note_by` text REFERENCES users(id);--> statement-breakpoint
CREATE INDEX `assignments_note` ON `assignments` (`note_by`);