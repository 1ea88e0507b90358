CREATE TABLE "blogs" (
	"number" integer PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"author" text NOT NULL,
	"tags" jsonb NOT NULL,
	"image_id" text,
	"image_width" integer,
	"image_height" integer,
	"seo" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_tags" (
	"tag" text NOT NULL,
	"blog_number" integer NOT NULL,
	CONSTRAINT "blog_tags_tag_blog_number_pk" PRIMARY KEY("tag","blog_number")
);
--> statement-breakpoint
CREATE TABLE "blog_images" (
	"id" text PRIMARY KEY NOT NULL,
	"blog_number" integer NOT NULL,
	"data" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publishing_attempts" (
	"scope" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"last_attempt_at" bigint NOT NULL,
	"blocked_until" bigint
);
--> statement-breakpoint
CREATE TABLE "publishing_passes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_tags" ADD CONSTRAINT "blog_tags_blog_number_blogs_number_fk" FOREIGN KEY ("blog_number") REFERENCES "public"."blogs"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_images" ADD CONSTRAINT "blog_images_blog_number_blogs_number_fk" FOREIGN KEY ("blog_number") REFERENCES "public"."blogs"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publishing_passes" ADD CONSTRAINT "publishing_passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blogs_id" ON "blogs" USING btree ("id");--> statement-breakpoint
CREATE INDEX "blogs_created" ON "blogs" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "blog_tags_blog" ON "blog_tags" USING btree ("blog_number");--> statement-breakpoint
CREATE INDEX "blog_images_blog" ON "blog_images" USING btree ("blog_number");--> statement-breakpoint
CREATE INDEX "publishing_passes_user" ON "publishing_passes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "publishing_passes_expires" ON "publishing_passes" USING btree ("expires_at");--> statement-breakpoint
-- Full-text search, which drizzle-kit cannot describe: see server/src/modules/blogs/search.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "blog_index" ("number" integer PRIMARY KEY NOT NULL REFERENCES "blogs"("number") ON DELETE CASCADE, "document" tsvector NOT NULL);
--> statement-breakpoint
CREATE INDEX "blog_index_document" ON "blog_index" USING gin ("document");
--> statement-breakpoint
CREATE INDEX "blog_words_similar" ON "blog_words" USING gist ("word" gist_trgm_ops);
