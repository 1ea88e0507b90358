ALTER TABLE "mail_outbox" ADD COLUMN "about_id" text;--> statement-breakpoint
CREATE INDEX "mail_outbox_about" ON "mail_outbox" USING btree ("about_id");