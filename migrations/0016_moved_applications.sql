ALTER TABLE "video_answers" DROP CONSTRAINT "video_answers_question_id_video_questions_id_fk";
--> statement-breakpoint
ALTER TABLE "video_answers" ALTER COLUMN "question_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "moved_from_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "video_answers" ADD COLUMN "question" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "video_answers" ADD CONSTRAINT "video_answers_question_id_video_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."video_questions"("id") ON DELETE set null ON UPDATE no action;