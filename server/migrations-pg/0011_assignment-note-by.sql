ALTER TABLE "assignments" ADD COLUMN "note_by" text;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_note_by_users_id_fk" FOREIGN KEY ("note_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_note" ON "assignments" USING btree ("note_by");