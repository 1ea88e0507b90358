DROP INDEX "users_role";--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","username_key","status");