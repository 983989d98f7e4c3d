-- Standard holds more than the trial, wherever nobody has changed it or a company's own slots.
UPDATE "plans" SET "job_slots" = 12, "screening_slots" = 10, "video_slots" = 5
  WHERE "id" = 'standard' AND "job_slots" = 6 AND "screening_slots" = 5 AND "video_slots" = 3;
--> statement-breakpoint
UPDATE "companies" SET "job_slots" = 12, "screening_slots" = 10, "video_slots" = 5
  WHERE "plan_id" = 'standard' AND "job_slots" = 6 AND "screening_slots" = 5 AND "video_slots" = 3;
