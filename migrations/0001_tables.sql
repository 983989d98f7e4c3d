CREATE TABLE "application_drafts" (
	"candidate_id" uuid NOT NULL,
	"opening_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_drafts_candidate_id_opening_id_pk" PRIMARY KEY("candidate_id","opening_id")
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"opening_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid,
	"status" text DEFAULT 'Pending' NOT NULL,
	"cover_letter" text DEFAULT '' NOT NULL,
	"cv_file_id" uuid,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_knocked_out" boolean DEFAULT false NOT NULL,
	"source" text DEFAULT 'site' NOT NULL,
	"moved_from_id" uuid,
	"removed_at" timestamp with time zone,
	"idempotency_key" text,
	"payload_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"poster_file_id" uuid,
	"captions" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"share_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"public_sections" text[] DEFAULT '{summary,skills,languages,experiences,educations,links,video_cv}'::text[] NOT NULL,
	"dial_code" text DEFAULT '+974' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"residence_country" text DEFAULT '' NOT NULL,
	"nationality" text DEFAULT '' NOT NULL,
	"date_of_birth" date,
	"gender" text DEFAULT '' NOT NULL,
	"marital_status" text DEFAULT '' NOT NULL,
	"expected_salary" text DEFAULT '' NOT NULL,
	"industry" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"current_company" text DEFAULT '' NOT NULL,
	"current_position" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"linkedin" text DEFAULT '' NOT NULL,
	"facebook" text DEFAULT '' NOT NULL,
	"twitter" text DEFAULT '' NOT NULL,
	"instagram" text DEFAULT '' NOT NULL,
	"desired_jobs" text[] DEFAULT '{}'::text[] NOT NULL,
	"professional_skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"total_experience" text DEFAULT '0.0' NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"educations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"experiences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"eligibility" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"avatar_file_id" uuid,
	"cv_file_id" uuid,
	"cv_text" text DEFAULT '' NOT NULL,
	"profile_strength" integer DEFAULT 0 NOT NULL,
	"profile_views" integer DEFAULT 0 NOT NULL,
	"cv_downloads" integer DEFAULT 0 NOT NULL,
	"email_consent" boolean DEFAULT false NOT NULL,
	"whatsapp_consent" boolean DEFAULT false NOT NULL,
	"pool_consent" boolean DEFAULT false NOT NULL,
	"email_new_job" boolean DEFAULT true NOT NULL,
	"email_incomplete_interview" boolean DEFAULT true NOT NULL,
	"email_job_updates" boolean DEFAULT true NOT NULL,
	"hidden_from_companies" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"is_given" boolean NOT NULL,
	"text" text NOT NULL,
	"text_version" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"company_id" uuid,
	"is_confidential" boolean DEFAULT false NOT NULL,
	"what" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_introductions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question_id" text NOT NULL,
	"file_id" uuid NOT NULL,
	"poster_file_id" uuid,
	"captions" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_activity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"actor_id" uuid,
	"actor_kind" text NOT NULL,
	"actor_name" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"subject_id" text DEFAULT '' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"logo_file_id" uuid,
	"industry" text DEFAULT 'Other industries' NOT NULL,
	"country" text DEFAULT 'Qatar' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"number_of_employee" text DEFAULT '50-100' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"dial_code" text DEFAULT '+974' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"cr_number" text DEFAULT '' NOT NULL,
	"cr_expires_on" date,
	"plan_id" text DEFAULT 'trial' NOT NULL,
	"job_slots" integer DEFAULT 6 NOT NULL,
	"video_slots" integer DEFAULT 3 NOT NULL,
	"screening_slots" integer DEFAULT 5 NOT NULL,
	"profile_visibility" boolean DEFAULT true NOT NULL,
	"timezone" text DEFAULT 'Asia/Qatar' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"linkedin" text DEFAULT '' NOT NULL,
	"twitter" text DEFAULT '' NOT NULL,
	"facebook" text DEFAULT '' NOT NULL,
	"instagram" text DEFAULT '' NOT NULL,
	"email_accept" boolean DEFAULT false NOT NULL,
	"email_reject" boolean DEFAULT false NOT NULL,
	"email_sortlisted" boolean DEFAULT false NOT NULL,
	"email_interview" boolean DEFAULT false NOT NULL,
	"mail_templates" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"disabled_features" text[] DEFAULT '{}'::text[] NOT NULL,
	"approved_status" text DEFAULT 'Pending' NOT NULL,
	"approved_at" timestamp with time zone,
	"verified_by" text,
	"decline_reason" text,
	"changed_fields" text[] DEFAULT '{}'::text[] NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"trial_expires_at" timestamp with time zone,
	"settings_created_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_documents" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"expires_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_documents_company_id_kind_pk" PRIMARY KEY("company_id","kind")
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"role" text NOT NULL,
	"dial_code" text DEFAULT '+974' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"avatar_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"requested_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"owner_id" uuid,
	"ticket_hash" text,
	"claimed_at" timestamp with time zone,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"ticket_hash" text,
	"temporary_path" text NOT NULL,
	"content_type" text NOT NULL,
	"file_id" uuid,
	"received_bytes" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"pending_email" text,
	"password_hash" text NOT NULL,
	"user_type" smallint NOT NULL,
	"name" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_secrets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"secret_hash" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_counts" (
	"title_id" integer NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"openings" integer NOT NULL,
	CONSTRAINT "opening_counts_title_id_country_city_pk" PRIMARY KEY("title_id","country","city")
);
--> statement-breakpoint
CREATE TABLE "opening_place_counts" (
	"country" text NOT NULL,
	"city" text NOT NULL,
	"employment_type" text NOT NULL,
	"experience_level" text NOT NULL,
	"is_remote" boolean NOT NULL,
	"openings" integer NOT NULL,
	CONSTRAINT "opening_place_counts_key" PRIMARY KEY("country","city","employment_type","experience_level","is_remote")
);
--> statement-breakpoint
CREATE TABLE "opening_titles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opening_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"folded" text NOT NULL,
	"trade" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_openings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"title_id" integer NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"employment_type" text NOT NULL,
	"experience_level" text NOT NULL,
	"monthly_salary" integer,
	"is_remote" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"rank" bigint GENERATED ALWAYS AS IDENTITY (sequence name "public_openings_rank_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"card" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"opening_id" uuid NOT NULL,
	"reporter" text NOT NULL,
	"account_id" uuid,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_openings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"tasks" text DEFAULT '' NOT NULL,
	"requirements" text DEFAULT '' NOT NULL,
	"benefits" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'Qatar' NOT NULL,
	"currency" text DEFAULT 'QAR' NOT NULL,
	"salary_start" integer,
	"salary_end" integer,
	"salary_type" text DEFAULT 'per month' NOT NULL,
	"publish_salary" boolean DEFAULT false NOT NULL,
	"experience_level" text DEFAULT '' NOT NULL,
	"experience_start" integer,
	"experience_end" integer,
	"minimum_education" text DEFAULT '' NOT NULL,
	"employment_type" text DEFAULT '' NOT NULL,
	"cover_letter" text DEFAULT 'optional' NOT NULL,
	"vacancies" integer DEFAULT 1 NOT NULL,
	"is_remote" boolean DEFAULT false NOT NULL,
	"hide_company_name" boolean DEFAULT false NOT NULL,
	"due_date" date,
	"status" text DEFAULT 'Open' NOT NULL,
	"eligibility" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"applications" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"flagged_at" timestamp with time zone,
	"first_published_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screening_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"opening_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"answer_type" text NOT NULL,
	"is_required" boolean DEFAULT true NOT NULL,
	"knock_out" jsonb
);
--> statement-breakpoint
CREATE TABLE "video_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"opening_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"seconds" integer DEFAULT 120 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price_qar" integer,
	"job_slots" integer NOT NULL,
	"screening_slots" integer NOT NULL,
	"video_slots" integer NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"to_address" text NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"headers" jsonb NOT NULL,
	"message_id" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"account_id" uuid,
	"concerns" uuid,
	"is_erased_once_sent" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_cv_file_id_files_id_fk" FOREIGN KEY ("cv_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_answers" ADD CONSTRAINT "video_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_answers" ADD CONSTRAINT "video_answers_question_id_video_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."video_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_answers" ADD CONSTRAINT "video_answers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_answers" ADD CONSTRAINT "video_answers_poster_file_id_files_id_fk" FOREIGN KEY ("poster_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_avatar_file_id_files_id_fk" FOREIGN KEY ("avatar_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_cv_file_id_files_id_fk" FOREIGN KEY ("cv_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_introductions" ADD CONSTRAINT "video_introductions_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_introductions" ADD CONSTRAINT "video_introductions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_introductions" ADD CONSTRAINT "video_introductions_poster_file_id_files_id_fk" FOREIGN KEY ("poster_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_activity" ADD CONSTRAINT "company_activity_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_activity" ADD CONSTRAINT "company_activity_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_avatar_file_id_files_id_fk" FOREIGN KEY ("avatar_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_secrets" ADD CONSTRAINT "one_time_secrets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_openings" ADD CONSTRAINT "public_openings_id_job_openings_id_fk" FOREIGN KEY ("id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_openings" ADD CONSTRAINT "public_openings_title_id_opening_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."opening_titles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_reports" ADD CONSTRAINT "opening_reports_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_reports" ADD CONSTRAINT "opening_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_questions" ADD CONSTRAINT "screening_questions_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_questions" ADD CONSTRAINT "video_questions_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_drafts_opening" ON "application_drafts" USING btree ("opening_id");--> statement-breakpoint
CREATE INDEX "application_drafts_updated" ON "application_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("opening_id","candidate_id");--> statement-breakpoint
CREATE INDEX "applications_company" ON "applications" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_status" ON "applications" USING btree ("company_id","status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_cv" ON "applications" USING btree ("cv_file_id");--> statement-breakpoint
CREATE INDEX "applications_candidate" ON "applications" USING btree ("candidate_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "video_answers_once" ON "video_answers" USING btree ("application_id","question_id");--> statement-breakpoint
CREATE INDEX "video_answers_question" ON "video_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "video_answers_file" ON "video_answers" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "video_answers_poster" ON "video_answers" USING btree ("poster_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_share" ON "candidates" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "candidates_updated" ON "candidates" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "candidates_cv" ON "candidates" USING btree ("cv_file_id");--> statement-breakpoint
CREATE INDEX "candidates_avatar" ON "candidates" USING btree ("avatar_file_id");--> statement-breakpoint
CREATE INDEX "consents_account" ON "consents" USING btree ("account_id","purpose","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profile_views_candidate" ON "profile_views" USING btree ("candidate_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "video_introductions_position" ON "video_introductions" USING btree ("candidate_id","position");--> statement-breakpoint
CREATE INDEX "video_introductions_file" ON "video_introductions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "video_introductions_poster" ON "video_introductions" USING btree ("poster_file_id");--> statement-breakpoint
CREATE INDEX "company_activity_company" ON "company_activity" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "company_activity_actor" ON "company_activity" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "company_invitations_company" ON "company_invitations" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "company_invitations_inviter" ON "company_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "company_invitations_token" ON "company_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_slug" ON "companies" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "companies_status" ON "companies" USING btree ("approved_status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "companies_created" ON "companies" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "companies_logo" ON "companies" USING btree ("logo_file_id");--> statement-breakpoint
CREATE INDEX "companies_trial" ON "companies" USING btree ("trial_expires_at");--> statement-breakpoint
CREATE INDEX "company_documents_file" ON "company_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "company_members_company" ON "company_members" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_members_avatar" ON "company_members" USING btree ("avatar_file_id");--> statement-breakpoint
CREATE INDEX "plan_requests_company" ON "plan_requests" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "plan_requests_person" ON "plan_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "files_storage_key" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "files_unclaimed" ON "files" USING btree ("created_at") WHERE claimed_at is null;--> statement-breakpoint
CREATE INDEX "recordings_owner" ON "recordings" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "recordings_created" ON "recordings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recordings_file" ON "recordings" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "accounts_created" ON "accounts" USING btree ("user_type","created_at");--> statement-breakpoint
CREATE INDEX "known_devices_account" ON "known_devices" USING btree ("account_id","token_hash");--> statement-breakpoint
CREATE INDEX "one_time_secrets_account" ON "one_time_secrets" USING btree ("account_id","kind","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "one_time_secrets_hash" ON "one_time_secrets" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "opening_titles_folded" ON "opening_titles" USING btree ("folded");--> statement-breakpoint
CREATE INDEX "opening_titles_trade" ON "opening_titles" USING btree ("trade");--> statement-breakpoint
CREATE INDEX "opening_titles_words" ON "opening_titles" USING gin ((' ' || folded) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "public_openings_rank" ON "public_openings" USING btree ("rank");--> statement-breakpoint
CREATE INDEX "public_openings_country" ON "public_openings" USING btree ("country","published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"title_id","expires_at","employment_type","experience_level","monthly_salary","is_remote");--> statement-breakpoint
CREATE INDEX "public_openings_city" ON "public_openings" USING btree ("country","city","published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"title_id","expires_at","employment_type","experience_level","monthly_salary","is_remote");--> statement-breakpoint
CREATE INDEX "public_openings_title" ON "public_openings" USING btree ("title_id","country","published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"city","expires_at","employment_type","experience_level","monthly_salary","is_remote");--> statement-breakpoint
CREATE INDEX "public_openings_company" ON "public_openings" USING btree ("company_id","published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "public_openings_expiry" ON "public_openings" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "opening_reports_reporter" ON "opening_reports" USING btree ("opening_id","reporter");--> statement-breakpoint
CREATE INDEX "opening_reports_account" ON "opening_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "opening_reports_created" ON "opening_reports" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_openings_company" ON "job_openings" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_openings_creator" ON "job_openings" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "job_openings_due" ON "job_openings" USING btree ("due_date") WHERE status = 'Published';--> statement-breakpoint
CREATE INDEX "screening_questions_opening" ON "screening_questions" USING btree ("opening_id","position");--> statement-breakpoint
CREATE INDEX "video_questions_opening" ON "video_questions" USING btree ("opening_id","position");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_account" ON "contact_messages" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "rate_limits_window_start" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_letters_message" ON "outbox_letters" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "outbox_letters_status" ON "outbox_letters" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "outbox_letters_account" ON "outbox_letters" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "outbox_letters_concerns" ON "outbox_letters" USING btree ("concerns");--> statement-breakpoint
CREATE INDEX "outbox_letters_address" ON "outbox_letters" USING btree ("to_address","created_at");