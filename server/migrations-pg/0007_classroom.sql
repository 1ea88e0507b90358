ALTER TABLE "parent_links" ADD COLUMN "child_name" text;--> statement-breakpoint
ALTER TABLE "quest_events" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "program_runs" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "program_runs" ADD COLUMN "output" text;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "licence_id" text;--> statement-breakpoint
ALTER TABLE "teacher_invitations" ADD COLUMN "part" text DEFAULT 'co-teacher' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_realm_rules" ADD COLUMN "week" integer;--> statement-breakpoint
ALTER TABLE "licence_uses" ADD COLUMN "group_id" text;--> statement-breakpoint
CREATE INDEX "licence_uses_group" ON "licence_uses" USING btree ("group_id");