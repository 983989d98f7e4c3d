CREATE TABLE "application_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid,
	"act" jsonb NOT NULL,
	"application_ids" uuid[] NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"refused" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"undone_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "application_reads" (
	"account_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_reads_account_id_application_id_pk" PRIMARY KEY("account_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "application_list_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "fit_met" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "fit_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "is_fit_stale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "average_rating" real;--> statement-breakpoint
ALTER TABLE "application_batches" ADD CONSTRAINT "application_batches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_batches" ADD CONSTRAINT "application_batches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_reads" ADD CONSTRAINT "application_reads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_reads" ADD CONSTRAINT "application_reads_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_list_views" ADD CONSTRAINT "application_list_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_batches_company" ON "application_batches" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "application_batches_account" ON "application_batches" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "application_batches_created" ON "application_batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "application_reads_application" ON "application_reads" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_list_views_name" ON "application_list_views" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE INDEX "application_events_batch" ON "application_events" USING btree ("batch_id","application_id") WHERE batch_id is not null;--> statement-breakpoint
CREATE INDEX "applications_opening" ON "applications" USING btree ("opening_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_fit_stale" ON "applications" USING btree ("id") WHERE is_fit_stale;--> statement-breakpoint
CREATE INDEX "candidates_phone" ON "candidates" USING btree ("phone") WHERE phone <> '';--> statement-breakpoint
INSERT INTO "application_reads" ("account_id", "application_id", "read_at") SELECT DISTINCT "members"."account_id", "viewed"."application_id", "viewed"."created_at" FROM "application_events" "viewed" JOIN "applications" ON "applications"."id" = "viewed"."application_id" JOIN "company_members" "members" ON "members"."company_id" = "applications"."company_id" WHERE "viewed"."kind" = 'viewed' ON CONFLICT DO NOTHING;
