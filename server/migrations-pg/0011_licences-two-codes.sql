CREATE TABLE "school_confirmations" (
	"id" text PRIMARY KEY NOT NULL,
	"teacher_id" text NOT NULL,
	"basis" text NOT NULL,
	"licence_id" text,
	"state" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"decided_at" bigint,
	"decided_by" text
);
--> statement-breakpoint
ALTER TABLE "licence_codes" ADD COLUMN "staff_code" text;--> statement-breakpoint
ALTER TABLE "licence_codes" ADD COLUMN "proves_school" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "licence_uses" ADD COLUMN "part" text DEFAULT 'pupil' NOT NULL;--> statement-breakpoint
ALTER TABLE "school_confirmations" ADD CONSTRAINT "school_confirmations_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_confirmations" ADD CONSTRAINT "school_confirmations_licence_id_licence_codes_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licence_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_confirmations" ADD CONSTRAINT "school_confirmations_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_confirmations_teacher" ON "school_confirmations" USING btree ("teacher_id","licence_id");--> statement-breakpoint
CREATE INDEX "school_confirmations_licence" ON "school_confirmations" USING btree ("licence_id");--> statement-breakpoint
CREATE INDEX "school_confirmations_state" ON "school_confirmations" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "school_confirmations_decider" ON "school_confirmations" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "licence_codes_staff_code" ON "licence_codes" USING btree ("staff_code");