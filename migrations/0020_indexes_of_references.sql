CREATE INDEX "application_drafts_opening" ON "application_drafts" USING btree ("opening_id");--> statement-breakpoint
CREATE INDEX "applications_cv" ON "applications" USING btree ("cv_file_id");--> statement-breakpoint
CREATE INDEX "video_answers_question" ON "video_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "video_answers_file" ON "video_answers" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "video_answers_poster" ON "video_answers" USING btree ("poster_file_id");--> statement-breakpoint
CREATE INDEX "candidates_cv" ON "candidates" USING btree ("cv_file_id");--> statement-breakpoint
CREATE INDEX "candidates_avatar" ON "candidates" USING btree ("avatar_file_id");--> statement-breakpoint
CREATE INDEX "video_introductions_file" ON "video_introductions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "video_introductions_poster" ON "video_introductions" USING btree ("poster_file_id");--> statement-breakpoint
CREATE INDEX "company_invitations_inviter" ON "company_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "companies_created" ON "companies" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "companies_logo" ON "companies" USING btree ("logo_file_id");--> statement-breakpoint
CREATE INDEX "company_documents_file" ON "company_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "company_members_avatar" ON "company_members" USING btree ("avatar_file_id");--> statement-breakpoint
CREATE INDEX "plan_requests_person" ON "plan_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "recordings_file" ON "recordings" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "job_openings_creator" ON "job_openings" USING btree ("created_by");