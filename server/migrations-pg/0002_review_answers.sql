CREATE TABLE "review_answers" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"item" text NOT NULL,
	"option" text NOT NULL,
	"correct" boolean NOT NULL,
	"day" integer NOT NULL,
	"answered_at" bigint NOT NULL,
	CONSTRAINT "review_answers_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_answers_time" ON "review_answers" USING btree ("user_id","answered_at");