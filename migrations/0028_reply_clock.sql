ALTER TABLE "applications" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reply_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "answer_rate" integer;--> statement-breakpoint
ALTER TABLE "job_openings" ADD COLUMN "reply_days" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_unanswered" ON "applications" USING btree ("created_at") WHERE replied_at is null and reply_reminded_at is null;