ALTER TABLE "job_openings" ADD COLUMN "held_from" text;--> statement-breakpoint
CREATE INDEX "accounts_words" ON "accounts" USING gin (lower("name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_openings_created" ON "job_openings" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "job_openings_words" ON "job_openings" USING gin (lower("title") gin_trgm_ops);