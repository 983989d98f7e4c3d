CREATE TABLE "hidden_openings" (
	"account_id" uuid NOT NULL,
	"opening_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_openings_account_id_opening_id_pk" PRIMARY KEY("account_id","opening_id")
);
--> statement-breakpoint
DROP INDEX "public_openings_newest";--> statement-breakpoint
DROP INDEX "public_openings_country";--> statement-breakpoint
DROP INDEX "public_openings_city";--> statement-breakpoint
DROP INDEX "public_openings_title";--> statement-breakpoint
ALTER TABLE "job_alerts" ADD COLUMN "salary_currency" text DEFAULT 'QAR' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD COLUMN "is_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "opening_place_counts" ADD COLUMN "is_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "public_openings" ADD COLUMN "pay_currency" text;--> statement-breakpoint
ALTER TABLE "public_openings" ADD COLUMN "is_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_openings" ADD CONSTRAINT "hidden_openings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_openings" ADD CONSTRAINT "hidden_openings_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_openings_newest" ON "hidden_openings" USING btree ("account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hidden_openings_opening" ON "hidden_openings" USING btree ("opening_id");--> statement-breakpoint
CREATE INDEX "public_openings_newest" ON "public_openings" USING btree ("published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"title_id","expires_at","employment_type","experience_level","monthly_salary","is_remote","is_paid","pay_currency");--> statement-breakpoint
CREATE INDEX "public_openings_country" ON "public_openings" USING btree ("country","published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"title_id","expires_at","employment_type","experience_level","monthly_salary","is_remote","is_paid","pay_currency");--> statement-breakpoint
CREATE INDEX "public_openings_city" ON "public_openings" USING btree ("country","city","published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"title_id","expires_at","employment_type","experience_level","monthly_salary","is_remote","is_paid","pay_currency");--> statement-breakpoint
CREATE INDEX "public_openings_title" ON "public_openings" USING btree ("title_id","country","published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"city","expires_at","employment_type","experience_level","monthly_salary","is_remote","is_paid","pay_currency");--> statement-breakpoint
ALTER TABLE "opening_place_counts" DROP CONSTRAINT "opening_place_counts_key";
--> statement-breakpoint
ALTER TABLE "opening_place_counts" ADD CONSTRAINT "opening_place_counts_key" PRIMARY KEY("country","city","employment_type","experience_level","is_remote","is_paid");