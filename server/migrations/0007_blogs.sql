CREATE TABLE `blogs` (
	`number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`author` text NOT NULL,
	`tags` text NOT NULL,
	`image_id` text,
	`image_width` integer,
	`image_height` integer,
	`seo` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blogs_id` ON `blogs` (`id`);--> statement-breakpoint
CREATE INDEX `blogs_created` ON `blogs` (`created_at`,`number`);--> statement-breakpoint
CREATE TABLE `blog_tags` (
	`tag` text NOT NULL,
	`blog_number` integer NOT NULL,
	PRIMARY KEY(`tag`, `blog_number`),
	FOREIGN KEY (`blog_number`) REFERENCES `blogs`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_tags_blog` ON `blog_tags` (`blog_number`);--> statement-breakpoint
CREATE TABLE `blog_images` (
	`id` text PRIMARY KEY NOT NULL,
	`blog_number` integer NOT NULL,
	`data` text NOT NULL,
	FOREIGN KEY (`blog_number`) REFERENCES `blogs`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_images_blog` ON `blog_images` (`blog_number`);--> statement-breakpoint
CREATE TABLE `blog_words` (
	`word` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `publishing_attempts` (
	`scope` text PRIMARY KEY NOT NULL,
	`attempts` integer NOT NULL,
	`last_attempt_at` integer NOT NULL,
	`blocked_until` integer
);
--> statement-breakpoint
CREATE TABLE `publishing_passes` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `publishing_passes_user` ON `publishing_passes` (`user_id`);--> statement-breakpoint
CREATE INDEX `publishing_passes_expires` ON `publishing_passes` (`expires_at`);--> statement-breakpoint
-- Full-text search, which drizzle-kit cannot describe: see server/src/modules/blogs/search.
CREATE VIRTUAL TABLE `blog_index` USING fts5(`title`, `tags`, `author`, `content`, content='', contentless_delete=1, prefix='3', tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* Co'");
--> statement-breakpoint
CREATE VIRTUAL TABLE `blog_word_trigrams` USING fts5(`word`, tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `blog_words_added` AFTER INSERT ON `blog_words` BEGIN INSERT INTO `blog_word_trigrams` (`word`) VALUES ('^' || new.`word` || '$'); END;
