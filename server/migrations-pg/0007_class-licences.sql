ALTER TABLE "groups" ADD COLUMN "licence_id" text;--> statement-breakpoint
ALTER TABLE "teacher_invitations" ADD COLUMN "part" text DEFAULT 'co-teacher' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_realm_rules" ADD COLUMN "week" integer;--> statement-breakpoint
ALTER TABLE "licence_uses" ADD COLUMN "group_id" text;--> statement-breakpoint
CREATE INDEX "licence_uses_group" ON "licence_uses" USING btree ("group_id");