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
ALTER TABLE "public_openings" ADD CONSTRAINT "public_openings_id_job_openings_id_fk" FOREIGN KEY ("id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_openings" ADD CONSTRAINT "public_openings_title_id_opening_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."opening_titles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "opening_titles_folded" ON "opening_titles" USING btree ("folded");--> statement-breakpoint
CREATE INDEX "opening_titles_trade" ON "opening_titles" USING btree ("trade");--> statement-breakpoint
CREATE INDEX "opening_titles_words" ON "opening_titles" USING gin ((' ' || folded) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "public_openings_rank" ON "public_openings" USING btree ("rank");--> statement-breakpoint
CREATE INDEX "public_openings_country" ON "public_openings" USING btree ("country","published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"title_id","expires_at","employment_type","experience_level","monthly_salary","is_remote");--> statement-breakpoint
CREATE INDEX "public_openings_city" ON "public_openings" USING btree ("country","city","published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"title_id","expires_at","employment_type","experience_level","monthly_salary","is_remote");--> statement-breakpoint
CREATE INDEX "public_openings_title" ON "public_openings" USING btree ("title_id","country","published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"city","expires_at","employment_type","experience_level","monthly_salary","is_remote");--> statement-breakpoint
CREATE INDEX "public_openings_company" ON "public_openings" USING btree ("company_id","published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "public_openings_expiry" ON "public_openings" USING btree ("expires_at");