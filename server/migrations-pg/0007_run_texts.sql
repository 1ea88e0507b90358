ALTER TABLE "program_runs" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "program_runs" ADD COLUMN "output" text;