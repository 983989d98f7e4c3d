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
ALTER TABLE "job_openings" ADD COLUMN "flagged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "opening_reports" ADD CONSTRAINT "opening_reports_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_reports" ADD CONSTRAINT "opening_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "opening_reports_reporter" ON "opening_reports" USING btree ("opening_id","reporter");--> statement-breakpoint
CREATE INDEX "opening_reports_account" ON "opening_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "opening_reports_created" ON "opening_reports" USING btree ("created_at" DESC NULLS FIRST);