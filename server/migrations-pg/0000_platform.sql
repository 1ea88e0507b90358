CREATE TABLE "activity_answers" (
	"user_id" text NOT NULL,
	"event_id" text NOT NULL,
	"realm" text NOT NULL,
	"activity" text NOT NULL,
	"answer" jsonb,
	"correct" boolean NOT NULL,
	"score" double precision NOT NULL,
	"wrong" jsonb NOT NULL,
	"ms" integer NOT NULL,
	"hints" integer NOT NULL,
	"skipped" boolean NOT NULL,
	"answered_at" bigint NOT NULL,
	CONSTRAINT "activity_answers_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"realm" text NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL,
	"body" text NOT NULL,
	"source" text NOT NULL,
	"published_at" bigint NOT NULL,
	CONSTRAINT "content_revisions_realm_number_pk" PRIMARY KEY("realm","number")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"map" text NOT NULL,
	"content_rating" integer NOT NULL,
	"gameplay_rating" integer NOT NULL,
	"recommendation_rating" integer NOT NULL,
	"note" text,
	"sent_at" bigint NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"to_address" text NOT NULL,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"last_error" text,
	"due_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"sent_at" bigint
);
--> statement-breakpoint
CREATE TABLE "map_progress" (
	"user_id" text NOT NULL,
	"map" text NOT NULL,
	"next_map" text NOT NULL,
	"score" double precision NOT NULL,
	"progress" jsonb,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "map_progress_user_id_map_pk" PRIMARY KEY("user_id","map")
);
--> statement-breakpoint
CREATE TABLE "quest_events" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"realm" text NOT NULL,
	"kind" text NOT NULL,
	"event" jsonb NOT NULL,
	"received_at" bigint NOT NULL,
	CONSTRAINT "quest_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "realm_states" (
	"user_id" text NOT NULL,
	"realm" text NOT NULL,
	"state" jsonb NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "realm_states_user_id_realm_pk" PRIMARY KEY("user_id","realm")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"bind_hash" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"remembered" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text,
	"email_key" text,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'User' NOT NULL,
	"age_band" text NOT NULL,
	"avatar" text DEFAULT 'milo' NOT NULL,
	"settings" jsonb NOT NULL,
	"current_map" text DEFAULT '' NOT NULL,
	"completed_maps" jsonb NOT NULL,
	"game_scores" jsonb NOT NULL,
	"subscription_status" text DEFAULT 'none' NOT NULL,
	"subscription_plan" text,
	"subscription_end_date" bigint,
	"payment_provider" text,
	"payment_id" text,
	"profile_picture" text,
	"cover_photo" text,
	"bio" text,
	"date_of_birth" text,
	"school" text,
	"grade" text,
	"guardian_name" text,
	"guardian_phone" text,
	"parental_consent" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity_answers" ADD CONSTRAINT "activity_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_progress" ADD CONSTRAINT "map_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_events" ADD CONSTRAINT "quest_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "realm_states" ADD CONSTRAINT "realm_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_answers_activity" ON "activity_answers" USING btree ("user_id","realm","activity");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_kind","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "feedback_map" ON "feedback" USING btree ("map","received_at");--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_created" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_user" ON "mail_outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quest_events_realm" ON "quest_events" USING btree ("user_id","realm","received_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_bind" ON "sessions" USING btree ("bind_hash");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");