CREATE TABLE "company_opening_counts" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"openings" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "applications_company";--> statement-breakpoint
-- Nights have looked at the wishes of everybody there is, but of these.
ALTER TABLE "candidates" ADD COLUMN "are_wishes_kept" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ALTER COLUMN "are_wishes_kept" SET DEFAULT false;--> statement-breakpoint
UPDATE "candidates" SET "are_wishes_kept" = false WHERE (cardinality("desired_jobs") > 0 OR "current_position" <> '')
  AND NOT EXISTS (SELECT FROM "job_alerts" WHERE "job_alerts"."account_id" = "candidates"."account_id" AND "job_alerts"."origin" = 'wishes');--> statement-breakpoint
CREATE INDEX "company_opening_counts_most" ON "company_opening_counts" USING btree ("openings" DESC NULLS FIRST,"company_id") WHERE openings > 0;--> statement-breakpoint
CREATE INDEX "candidates_wishes_unkept" ON "candidates" USING btree ("account_id") WHERE not are_wishes_kept;--> statement-breakpoint
CREATE INDEX "accounts_demo" ON "accounts" USING btree ("id") WHERE email ~ '@(demo|companies|people)[.]example$';--> statement-breakpoint
CREATE INDEX "applications_company" ON "applications" USING btree ("company_id","created_at" DESC NULLS FIRST,"status","opening_id","removed_at");
