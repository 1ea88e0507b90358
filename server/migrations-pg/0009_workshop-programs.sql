CREATE TABLE "workshop_programs" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "workshop_programs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "workshop_programs" ADD CONSTRAINT "workshop_programs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;