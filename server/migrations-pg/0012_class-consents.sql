CREATE TABLE "class_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"teachers" jsonb NOT NULL,
	"joined_by" text NOT NULL,
	"locale" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"answered_at" bigint,
	"answered_by" text
);
--> statement-breakpoint
ALTER TABLE "class_consents" ADD CONSTRAINT "class_consents_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_consents" ADD CONSTRAINT "class_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_consents_user_group" ON "class_consents" USING btree ("user_id","group_id");--> statement-breakpoint
CREATE INDEX "class_consents_group" ON "class_consents" USING btree ("group_id");