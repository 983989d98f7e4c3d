ALTER TABLE "job_openings" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "job_openings" SET "closed_at" = coalesce(
  (SELECT max("created_at") FROM "company_activity"
    WHERE "company_id" = "job_openings"."company_id" AND "kind" = 'opening.closed' AND "subject_id" = "job_openings"."id"::text),
  "updated_at"
) WHERE "status" = 'Closed';
