ALTER TABLE "job_openings" RENAME COLUMN "tasks" TO "responsibilities";--> statement-breakpoint
ALTER TABLE "job_openings" RENAME COLUMN "is_remote" TO "remote";--> statement-breakpoint
ALTER TABLE "screening_questions" RENAME COLUMN "is_required" TO "required";--> statement-breakpoint
ALTER TABLE "candidates" ALTER COLUMN "expected_salary" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "candidates" ALTER COLUMN "expected_salary" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ALTER COLUMN "expected_salary" SET DATA TYPE double precision USING nullif(expected_salary, '')::double precision;--> statement-breakpoint
ALTER TABLE "job_openings" ALTER COLUMN "experience_level" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "job_openings" ALTER COLUMN "minimum_education" SET DEFAULT 'none';--> statement-breakpoint
ALTER TABLE "job_openings" ALTER COLUMN "employment_type" DROP DEFAULT;