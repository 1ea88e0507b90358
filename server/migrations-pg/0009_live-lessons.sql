CREATE TABLE "live_lessons" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"open_in" text,
	"started_by" text,
	"started_at" bigint NOT NULL,
	"ended_at" bigint,
	"end_reason" text,
	"seq" integer NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"hints" boolean DEFAULT true NOT NULL,
	"goal_realm" text,
	"goal_task" text,
	"gather_line" text,
	"gather_text" text,
	"work_from" bigint NOT NULL,
	"teacher_seen_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_commands" (
	"lesson_id" text NOT NULL,
	"seq" integer NOT NULL,
	"id" text NOT NULL,
	"at" bigint NOT NULL,
	"sent_by" text,
	"kind" text NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "live_commands_lesson_id_seq_pk" PRIMARY KEY("lesson_id","seq")
);
--> statement-breakpoint
CREATE TABLE "live_work" (
	"lesson_id" text NOT NULL,
	"user_id" text NOT NULL,
	"realm" text NOT NULL,
	"active_ms" integer NOT NULL,
	"stuck_ms" integer NOT NULL,
	"stuck_times" integer NOT NULL,
	"last_stuck_from" bigint NOT NULL,
	"last_task" text,
	CONSTRAINT "live_work_lesson_id_user_id_realm_pk" PRIMARY KEY("lesson_id","user_id","realm")
);
--> statement-breakpoint
CREATE TABLE "live_finished" (
	"lesson_id" text NOT NULL,
	"user_id" text NOT NULL,
	"realm" text NOT NULL,
	"task" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "live_finished_lesson_id_user_id_realm_task_pk" PRIMARY KEY("lesson_id","user_id","realm","task")
);
--> statement-breakpoint
ALTER TABLE "live_lessons" ADD CONSTRAINT "live_lessons_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lessons" ADD CONSTRAINT "live_lessons_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_commands" ADD CONSTRAINT "live_commands_lesson_id_live_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."live_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_commands" ADD CONSTRAINT "live_commands_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_work" ADD CONSTRAINT "live_work_lesson_id_live_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."live_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_work" ADD CONSTRAINT "live_work_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_finished" ADD CONSTRAINT "live_finished_lesson_id_live_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."live_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_finished" ADD CONSTRAINT "live_finished_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_lessons_open" ON "live_lessons" USING btree ("open_in");--> statement-breakpoint
CREATE INDEX "live_lessons_group" ON "live_lessons" USING btree ("group_id","started_at");--> statement-breakpoint
CREATE INDEX "live_lessons_starter" ON "live_lessons" USING btree ("started_by");--> statement-breakpoint
CREATE UNIQUE INDEX "live_commands_id" ON "live_commands" USING btree ("lesson_id","id");--> statement-breakpoint
CREATE INDEX "live_commands_sender" ON "live_commands" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "live_work_user" ON "live_work" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_finished_user" ON "live_finished" USING btree ("user_id");