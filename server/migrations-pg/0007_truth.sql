ALTER TABLE "parent_links" ADD COLUMN "child_name" text;--> statement-breakpoint
ALTER TABLE "quest_events" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;