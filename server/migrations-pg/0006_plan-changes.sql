ALTER TABLE "checkouts" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "changes" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "session" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "url" text;