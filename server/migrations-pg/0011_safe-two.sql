CREATE TABLE "consent_events" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"consent_id" text
);
--> statement-breakpoint
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
CREATE TABLE "teacher_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"sender_id" text NOT NULL,
	"sender_name" text NOT NULL,
	"group_id" text NOT NULL,
	"field" text NOT NULL,
	"text" text NOT NULL,
	"written_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adult_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"text_id" text NOT NULL,
	"child_id" text,
	"times" integer NOT NULL,
	"told_parent" boolean NOT NULL,
	"told_admin" boolean NOT NULL,
	"opened_at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	"closed_at" bigint,
	"closed_by" text,
	"closing_note" text
);
--> statement-breakpoint
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
ALTER TABLE "users" ADD COLUMN "consent_refused_at" bigint;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "about_id" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "cause_key" text;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "note_by" text;--> statement-breakpoint
ALTER TABLE "licence_codes" ADD COLUMN "staff_code" text;--> statement-breakpoint
ALTER TABLE "licence_codes" ADD COLUMN "proves_school" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "licence_uses" ADD COLUMN "part" text DEFAULT 'pupil' NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_consents" ADD CONSTRAINT "class_consents_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_consents" ADD CONSTRAINT "class_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adult_reports" ADD CONSTRAINT "adult_reports_text_id_teacher_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."teacher_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adult_reports" ADD CONSTRAINT "adult_reports_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adult_reports" ADD CONSTRAINT "adult_reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_confirmations" ADD CONSTRAINT "school_confirmations_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_confirmations" ADD CONSTRAINT "school_confirmations_licence_id_licence_codes_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licence_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_confirmations" ADD CONSTRAINT "school_confirmations_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_events_user" ON "consent_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "class_consents_user_group" ON "class_consents" USING btree ("user_id","group_id");--> statement-breakpoint
CREATE INDEX "class_consents_group" ON "class_consents" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "teacher_texts_written" ON "teacher_texts" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "teacher_texts_group" ON "teacher_texts" USING btree ("group_id","field");--> statement-breakpoint
CREATE INDEX "teacher_texts_sender" ON "teacher_texts" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "adult_reports_text" ON "adult_reports" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "adult_reports_child" ON "adult_reports" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "adult_reports_closer" ON "adult_reports" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "adult_reports_open" ON "adult_reports" USING btree ("closed_at","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "school_confirmations_teacher" ON "school_confirmations" USING btree ("teacher_id","licence_id");--> statement-breakpoint
CREATE INDEX "school_confirmations_licence" ON "school_confirmations" USING btree ("licence_id");--> statement-breakpoint
CREATE INDEX "school_confirmations_state" ON "school_confirmations" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "school_confirmations_decider" ON "school_confirmations" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_note_by_users_id_fk" FOREIGN KEY ("note_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_about" ON "mail_outbox" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_to" ON "mail_outbox" USING btree ("to_address");--> statement-breakpoint
CREATE INDEX "assignments_note" ON "assignments" USING btree ("note_by");--> statement-breakpoint
CREATE UNIQUE INDEX "licence_codes_staff_code" ON "licence_codes" USING btree ("staff_code");