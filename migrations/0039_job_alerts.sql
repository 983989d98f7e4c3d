CREATE TABLE "alert_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_alert_hits" (
	"recipient" uuid NOT NULL,
	"opening_id" uuid NOT NULL,
	"alert_id" uuid NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "job_alert_hits_recipient_opening_id_pk" PRIMARY KEY("recipient","opening_id")
);
--> statement-breakpoint
CREATE TABLE "job_alert_runs" (
	"opening_id" uuid PRIMARY KEY NOT NULL,
	"cursor" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_alert_terms" (
	"alert_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"lead" text NOT NULL,
	"words" text[] NOT NULL,
	CONSTRAINT "job_alert_terms_alert_id_place_pk" PRIMARY KEY("alert_id","place")
);
--> statement-breakpoint
CREATE TABLE "job_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"subscriber_id" uuid,
	"recipient" uuid NOT NULL,
	"origin" text DEFAULT 'search' NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"employment_types" text[] DEFAULT '{}'::text[] NOT NULL,
	"experience_levels" text[] DEFAULT '{}'::text[] NOT NULL,
	"salary_minimum" integer,
	"is_remote" boolean NOT NULL,
	"frequency" text NOT NULL,
	"state" text NOT NULL,
	"timezone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	CONSTRAINT "job_alerts_owner" CHECK (num_nonnulls(account_id, subscriber_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "job_alert_hits" ADD CONSTRAINT "job_alert_hits_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert_hits" ADD CONSTRAINT "job_alert_hits_alert_id_job_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."job_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert_runs" ADD CONSTRAINT "job_alert_runs_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert_terms" ADD CONSTRAINT "job_alert_terms_alert_id_job_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."job_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_subscriber_id_alert_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."alert_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_subscribers_email" ON "alert_subscribers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "job_alert_hits_opening" ON "job_alert_hits" USING btree ("opening_id");--> statement-breakpoint
CREATE INDEX "job_alert_hits_alert" ON "job_alert_hits" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "job_alert_hits_untold" ON "job_alert_hits" USING btree ("alert_id") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "job_alert_terms_lead" ON "job_alert_terms" USING btree ("lead");--> statement-breakpoint
CREATE INDEX "job_alerts_account" ON "job_alerts" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_alerts_wishes" ON "job_alerts" USING btree ("account_id") WHERE origin = 'wishes';--> statement-breakpoint
CREATE INDEX "job_alerts_subscriber" ON "job_alerts" USING btree ("subscriber_id","created_at");--> statement-breakpoint
CREATE INDEX "job_alerts_expiry" ON "job_alerts" USING btree ("expires_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "job_alerts_due" ON "job_alerts" USING btree ("next_at") WHERE state = 'active';