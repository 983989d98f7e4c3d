CREATE TABLE "desired_job_counts" (
	"folded" text PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"candidates" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_count_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"counter" text NOT NULL,
	"whole" uuid NOT NULL,
	"part" uuid NOT NULL,
	"kind" text NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_counts" (
	"counter" text NOT NULL,
	"whole" uuid NOT NULL,
	"part" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "kept_counts_key" PRIMARY KEY("counter","whole","part","kind")
);
--> statement-breakpoint
DROP INDEX "job_alert_terms_lead";--> statement-breakpoint
ALTER TABLE "job_alert_terms" ADD COLUMN "recipient" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_alert_terms" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "desired_job_counts_most" ON "desired_job_counts" USING btree ("candidates" DESC NULLS FIRST) WHERE candidates > 1;--> statement-breakpoint
CREATE INDEX "kept_count_changes_key" ON "kept_count_changes" USING btree ("counter","whole","part");--> statement-breakpoint
CREATE INDEX "kept_counts_nothing" ON "kept_counts" USING btree ("counter") WHERE amount = 0;--> statement-breakpoint
CREATE INDEX "job_alert_runs_unasked" ON "job_alert_runs" USING btree ("started_at","opening_id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "job_alert_runs_started" ON "job_alert_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "job_alert_terms_walk" ON "job_alert_terms" USING btree ("lead","country","recipient");--> statement-breakpoint
CREATE INDEX "applications_fit" ON "applications" USING btree ("company_id",(fit_met::real / greatest(fit_total, 1)) desc,"fit_met" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "applications_rating" ON "applications" USING btree ("company_id",average_rating desc nulls last,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "applications_status_waiting" ON "applications" USING btree ("company_id","created_at","opening_id") WHERE status = 'Pending' and removed_at is null;--> statement-breakpoint
CREATE INDEX "public_openings_untitled" ON "public_openings" USING btree ("title_id") WHERE card not like '%"titles":{%';--> statement-breakpoint
CREATE INDEX "job_openings_title" ON "job_openings" USING btree ("title");