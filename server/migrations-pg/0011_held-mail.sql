CREATE TABLE "mail_warnings" (
	"id" text PRIMARY KEY NOT NULL,
	"kind_group" text NOT NULL,
	"scope" text NOT NULL,
	"domain" text,
	"max" integer NOT NULL,
	"at" bigint NOT NULL,
	"told_at" bigint
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "cause_key" text;--> statement-breakpoint
CREATE INDEX "mail_outbox_to" ON "mail_outbox" USING btree ("to_address");