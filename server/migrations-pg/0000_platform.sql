CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"subject" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "certificate_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"certificate_id" text NOT NULL,
	"shared_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"course" text NOT NULL,
	"name" text NOT NULL,
	"verification_id" text NOT NULL,
	"completion" integer NOT NULL,
	"score" integer NOT NULL,
	"show_username" boolean DEFAULT false NOT NULL,
	"show_email" boolean DEFAULT false NOT NULL,
	"generated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan" text NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" bigint NOT NULL,
	"settled_at" bigint
);
--> statement-breakpoint
CREATE TABLE "class_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"text_version" text NOT NULL,
	"method" text NOT NULL,
	"parent_email" text,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"answered_at" bigint,
	"withdrawn_at" bigint
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"realm" text NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL,
	"body" text NOT NULL,
	"source" text NOT NULL,
	"published_at" bigint NOT NULL,
	"note" text,
	CONSTRAINT "content_revisions_realm_number_pk" PRIMARY KEY("realm","number")
);
--> statement-breakpoint
CREATE TABLE "course_checks" (
	"user_id" text NOT NULL,
	"course" text NOT NULL,
	"item" text NOT NULL,
	"checked_at" bigint NOT NULL,
	CONSTRAINT "course_checks_user_id_course_item_pk" PRIMARY KEY("user_id","course","item")
);
--> statement-breakpoint
CREATE TABLE "digests" (
	"link_id" text PRIMARY KEY NOT NULL,
	"parent_wants" boolean DEFAULT true NOT NULL,
	"child_allows" boolean DEFAULT true NOT NULL,
	"stop_hash" text,
	"sent_at" bigint
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
CREATE TABLE "group_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"code" text NOT NULL,
	"created_by" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"revoked_at" bigint,
	"use_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" bigint NOT NULL,
	"joined_by" text NOT NULL,
	CONSTRAINT "group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "group_realm_rules" (
	"group_id" text NOT NULL,
	"realm" text NOT NULL,
	"state" text NOT NULL,
	"opens_at" bigint,
	"time_zone" text,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "group_realm_rules_group_id_realm_pk" PRIMARY KEY("group_id","realm")
);
--> statement-breakpoint
CREATE TABLE "group_teachers" (
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	"part" text NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "group_teachers_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" bigint NOT NULL,
	"archived_at" bigint
);
--> statement-breakpoint
CREATE TABLE "help_signs" (
	"user_id" text NOT NULL,
	"realm" text NOT NULL,
	"ref" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text,
	"count" integer NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "help_signs_user_id_realm_ref_kind_pk" PRIMARY KEY("user_id","realm","ref","kind")
);
--> statement-breakpoint
CREATE TABLE "licence_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"subscription_id" text,
	"created_by" text,
	"places" integer NOT NULL,
	"note" text,
	"expires_at" bigint NOT NULL,
	"revoked_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licence_uses" (
	"code_id" text NOT NULL,
	"user_id" text NOT NULL,
	"gave" text NOT NULL,
	"used_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "licence_uses_code_id_user_id_pk" PRIMARY KEY("code_id","user_id")
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
CREATE TABLE "parent_links" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text NOT NULL,
	"child_id" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"subscription_id" text,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_runs" (
	"user_id" text NOT NULL,
	"event_id" text NOT NULL,
	"realm" text NOT NULL,
	"ref" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"error_kind" text,
	"ms" integer NOT NULL,
	"ran_at" bigint NOT NULL,
	CONSTRAINT "program_runs_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "purged_accounts" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"purged_at" bigint NOT NULL
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
	"share" integer DEFAULT 0 NOT NULL,
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
	"remembered" boolean NOT NULL,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"plan" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"customer" text,
	"status" text NOT NULL,
	"ends_at" bigint NOT NULL,
	"last_event_at" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teacher_notes" (
	"teacher_id" text NOT NULL,
	"student_id" text NOT NULL,
	"note" text NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "teacher_notes_teacher_id_student_id_pk" PRIMARY KEY("teacher_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "user_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"mime" text NOT NULL,
	"data" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text,
	"email_key" text,
	"email_verified_at" bigint,
	"password_hash" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"deletion_due_at" bigint,
	"is_class_account" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"role_wish" text,
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
	"overall_progress" integer DEFAULT 0 NOT NULL,
	"last_active_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_answers" ADD CONSTRAINT "activity_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_shares" ADD CONSTRAINT "certificate_shares_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_accounts" ADD CONSTRAINT "class_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_accounts" ADD CONSTRAINT "class_accounts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_checks" ADD CONSTRAINT "course_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_link_id_parent_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."parent_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_realm_rules" ADD CONSTRAINT "group_realm_rules_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_teachers" ADD CONSTRAINT "group_teachers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_teachers" ADD CONSTRAINT "group_teachers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_signs" ADD CONSTRAINT "help_signs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_codes" ADD CONSTRAINT "licence_codes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_codes" ADD CONSTRAINT "licence_codes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_uses" ADD CONSTRAINT "licence_uses_code_id_licence_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."licence_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_uses" ADD CONSTRAINT "licence_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_progress" ADD CONSTRAINT "map_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_runs" ADD CONSTRAINT "program_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_events" ADD CONSTRAINT "quest_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "realm_states" ADD CONSTRAINT "realm_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_notes" ADD CONSTRAINT "teacher_notes_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_notes" ADD CONSTRAINT "teacher_notes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_pictures" ADD CONSTRAINT "user_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "account_tokens_expires" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "activity_answers_activity" ON "activity_answers" USING btree ("user_id","realm","activity");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_kind","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "certificate_shares_when" ON "certificate_shares" USING btree ("certificate_id","shared_at");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_owner" ON "certificates" USING btree ("user_id","course");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_verification" ON "certificates" USING btree ("verification_id");--> statement-breakpoint
CREATE INDEX "checkouts_user" ON "checkouts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "class_accounts_group" ON "class_accounts" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "digests_stop" ON "digests" USING btree ("stop_hash");--> statement-breakpoint
CREATE INDEX "feedback_map" ON "feedback" USING btree ("map","received_at");--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_invitations_token" ON "group_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "group_invitations_code" ON "group_invitations" USING btree ("code");--> statement-breakpoint
CREATE INDEX "group_invitations_group" ON "group_invitations" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "group_invitations_creator" ON "group_invitations" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "group_members_user" ON "group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_teachers_user" ON "group_teachers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "licence_codes_code" ON "licence_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "licence_codes_subscription" ON "licence_codes" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "licence_codes_creator" ON "licence_codes" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "licence_codes_expires" ON "licence_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "licence_uses_user" ON "licence_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_created" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_user" ON "mail_outbox" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parent_links_pair" ON "parent_links" USING btree ("parent_id","child_id");--> statement-breakpoint
CREATE INDEX "parent_links_child" ON "parent_links" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "payment_events_subscription" ON "payment_events" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "program_runs_task" ON "program_runs" USING btree ("user_id","realm","ref","ran_at");--> statement-breakpoint
CREATE INDEX "quest_events_realm" ON "quest_events" USING btree ("user_id","realm","received_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_bind" ON "sessions" USING btree ("bind_hash");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_checkout" ON "subscriptions" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_reference" ON "subscriptions" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer");--> statement-breakpoint
CREATE INDEX "subscriptions_ends" ON "subscriptions" USING btree ("status","ends_at");--> statement-breakpoint
CREATE INDEX "teacher_notes_student" ON "teacher_notes" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "user_pictures_user" ON "user_pictures" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "users_deletion_due" ON "users" USING btree ("deletion_due_at");--> statement-breakpoint
CREATE INDEX "users_created_by" ON "users" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "users_directory" ON "users" USING btree ("username_key","email_key","role","status","subscription_plan","created_at");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","username_key","status");