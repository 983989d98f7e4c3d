ALTER TABLE "opening_reports" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "opening_reports" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "opening_reports" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "job_openings" ADD COLUMN "held_reason" text;--> statement-breakpoint
ALTER TABLE "opening_reports" ADD CONSTRAINT "opening_reports_settled_by_accounts_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opening_reports_settled_by" ON "opening_reports" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "opening_reports_open" ON "opening_reports" USING btree ("opening_id") WHERE verdict is null;