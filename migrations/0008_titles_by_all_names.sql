CREATE TABLE "public_companies" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"folded" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "opening_titles_words";--> statement-breakpoint
ALTER TABLE "opening_titles" ADD COLUMN "names" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "public_companies" ADD CONSTRAINT "public_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_companies_words" ON "public_companies" USING gin ((' ' || "folded") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "opening_titles_words" ON "opening_titles" USING gin ((' ' || names) gin_trgm_ops);--> statement-breakpoint
UPDATE "opening_titles" SET "names" = "folded";--> statement-breakpoint
INSERT INTO "public_companies" ("company_id", "folded")
SELECT DISTINCT c."id", trim(lower(regexp_replace(unaccent(c."name"), '[^[:alnum:]]+', ' ', 'g')))
FROM "companies" c JOIN "public_openings" p ON p."company_id" = c."id";
