CREATE TABLE "pool_candidates" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"words" text NOT NULL,
	"employer" text NOT NULL,
	"industry" text NOT NULL,
	"positions" text[] DEFAULT '{}'::text[] NOT NULL,
	"gender" text NOT NULL,
	"nationality" text NOT NULL,
	"country" text NOT NULL,
	"experience" smallint,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"education" smallint DEFAULT 0 NOT NULL,
	"visa" text NOT NULL,
	"notice" smallint,
	"is_in_country" boolean,
	"licences" text[] DEFAULT '{}'::text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"indexed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"opening_id" uuid,
	"message" text NOT NULL,
	"status" text DEFAULT 'Waiting' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_search_hits" (
	"search_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pool_search_hits_search_id_candidate_id_pk" PRIMARY KEY("search_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "pool_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"is_mailed" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pool_candidates" ADD CONSTRAINT "pool_candidates_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_requests" ADD CONSTRAINT "pool_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_requests" ADD CONSTRAINT "pool_requests_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_requests" ADD CONSTRAINT "pool_requests_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_requests" ADD CONSTRAINT "pool_requests_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_search_hits" ADD CONSTRAINT "pool_search_hits_search_id_pool_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."pool_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_search_hits" ADD CONSTRAINT "pool_search_hits_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_searches" ADD CONSTRAINT "pool_searches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_searches" ADD CONSTRAINT "pool_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pool_candidates_newest" ON "pool_candidates" USING btree ("updated_at" DESC NULLS FIRST,"candidate_id" DESC NULLS FIRST,"country","experience","gender","nationality","visa","notice","industry") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "pool_candidates_country" ON "pool_candidates" USING btree ("country","updated_at" DESC NULLS FIRST,"candidate_id" DESC NULLS FIRST,"experience","gender","nationality","visa","notice","industry") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "pool_candidates_nationality" ON "pool_candidates" USING btree ("nationality","updated_at" DESC NULLS FIRST,"candidate_id" DESC NULLS FIRST) WHERE is_listed;--> statement-breakpoint
CREATE INDEX "pool_candidates_industry" ON "pool_candidates" USING btree ("industry","updated_at" DESC NULLS FIRST,"candidate_id" DESC NULLS FIRST) WHERE is_listed;--> statement-breakpoint
CREATE INDEX "pool_candidates_words" ON "pool_candidates" USING gin ((' ' || words) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pool_candidates_employer" ON "pool_candidates" USING gin ((' ' || employer) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pool_candidates_positions" ON "pool_candidates" USING gin ("positions");--> statement-breakpoint
CREATE INDEX "pool_candidates_languages" ON "pool_candidates" USING gin ("languages");--> statement-breakpoint
CREATE UNIQUE INDEX "pool_requests_waiting" ON "pool_requests" USING btree ("company_id","candidate_id","kind") WHERE status = 'Waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "pool_requests_opening" ON "pool_requests" USING btree ("candidate_id","opening_id") WHERE kind = 'invitation' and status <> 'Expired';--> statement-breakpoint
CREATE INDEX "pool_requests_candidate" ON "pool_requests" USING btree ("candidate_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pool_requests_company" ON "pool_requests" USING btree ("company_id","candidate_id");--> statement-breakpoint
CREATE INDEX "pool_requests_opening_id" ON "pool_requests" USING btree ("opening_id");--> statement-breakpoint
CREATE INDEX "pool_requests_creator" ON "pool_requests" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "pool_requests_expiry" ON "pool_requests" USING btree ("expires_at") WHERE status = 'Waiting';--> statement-breakpoint
CREATE INDEX "pool_search_hits_candidate" ON "pool_search_hits" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "pool_searches_account" ON "pool_searches" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "pool_searches_company" ON "pool_searches" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "candidates_hidden" ON "candidates" USING gin ("hidden_from_companies");