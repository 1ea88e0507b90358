CREATE TABLE "consent_events" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"consent_id" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_refused_at" bigint;--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_events_user" ON "consent_events" USING btree ("user_id","at");