CREATE TABLE "site_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_revisions" ADD COLUMN "note" text;--> statement-breakpoint
CREATE INDEX "users_directory" ON "users" USING btree ("username_key","email_key","role","status","subscription_plan","created_at");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","status");