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
ALTER TABLE "adult_reports" ADD CONSTRAINT "adult_reports_text_id_teacher_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."teacher_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adult_reports" ADD CONSTRAINT "adult_reports_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adult_reports" ADD CONSTRAINT "adult_reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "teacher_texts_written" ON "teacher_texts" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "teacher_texts_group" ON "teacher_texts" USING btree ("group_id","field");--> statement-breakpoint
CREATE INDEX "teacher_texts_sender" ON "teacher_texts" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "adult_reports_text" ON "adult_reports" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "adult_reports_child" ON "adult_reports" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "adult_reports_closer" ON "adult_reports" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "adult_reports_open" ON "adult_reports" USING btree ("closed_at","opened_at");