CREATE TABLE "backpack_permissions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"consent_id" text NOT NULL,
	"text_version" text NOT NULL,
	"is_allowed" boolean NOT NULL,
	"decided_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backpacks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"salt" text NOT NULL,
	"iterations" integer NOT NULL,
	"wrapped_key" text NOT NULL,
	"cipher" text NOT NULL,
	"bytes" integer NOT NULL,
	"packed_at" bigint NOT NULL,
	"text_version" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "backpack_permissions" ADD CONSTRAINT "backpack_permissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backpacks" ADD CONSTRAINT "backpacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;