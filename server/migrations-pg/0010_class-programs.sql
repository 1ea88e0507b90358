CREATE TABLE "class_programs" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	"saved_id" text NOT NULL,
	"title" text NOT NULL,
	"code" text NOT NULL,
	"remix_of" text,
	"state" text NOT NULL,
	"reason" text,
	"offered_at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
ALTER TABLE "workshop_programs" ADD COLUMN "remix_of" text;--> statement-breakpoint
ALTER TABLE "class_programs" ADD CONSTRAINT "class_programs_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_programs" ADD CONSTRAINT "class_programs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_programs_saved" ON "class_programs" USING btree ("group_id","user_id","saved_id");--> statement-breakpoint
CREATE INDEX "class_programs_state" ON "class_programs" USING btree ("group_id","state","offered_at");--> statement-breakpoint
CREATE INDEX "class_programs_user" ON "class_programs" USING btree ("user_id");