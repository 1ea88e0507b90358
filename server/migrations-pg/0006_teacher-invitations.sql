CREATE TABLE "teacher_invitations" (
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	"invited_by" text,
	"invited_at" bigint NOT NULL,
	CONSTRAINT "teacher_invitations_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "teacher_invitations" ADD CONSTRAINT "teacher_invitations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_invitations" ADD CONSTRAINT "teacher_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_invitations" ADD CONSTRAINT "teacher_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "teacher_invitations_user" ON "teacher_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "teacher_invitations_inviter" ON "teacher_invitations" USING btree ("invited_by");