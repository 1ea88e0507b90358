CREATE TABLE "assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"created_by" text,
	"kind" text NOT NULL,
	"realm" text,
	"ref" text,
	"title" text NOT NULL,
	"title_hindi" text NOT NULL,
	"whole_class" boolean NOT NULL,
	"due_at" bigint NOT NULL,
	"all_day" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"note_preset" text,
	"note_text" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignment_learners" (
	"assignment_id" text NOT NULL,
	"user_id" text NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "assignment_learners_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "workshop_programs" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "workshop_programs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_learners" ADD CONSTRAINT "assignment_learners_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_learners" ADD CONSTRAINT "assignment_learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_programs" ADD CONSTRAINT "workshop_programs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_group" ON "assignments" USING btree ("group_id","due_at");--> statement-breakpoint
CREATE INDEX "assignments_creator" ON "assignments" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "assignment_learners_user" ON "assignment_learners" USING btree ("user_id");