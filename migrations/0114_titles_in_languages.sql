DROP INDEX "opening_titles_folded";--> statement-breakpoint
ALTER TABLE "opening_titles" ADD COLUMN "others" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "opening_titles_key" ON "opening_titles" USING btree ("folded","others");--> statement-breakpoint
-- What is public in further languages takes the title that says them; its names are written anew by the next hour.
WITH "whole" AS (
  SELECT x."opening_id", jsonb_object_agg(x."language", x."title") AS "others"
  FROM "opening_translations" x JOIN "job_openings" o ON o."id" = x."opening_id"
  WHERE x."is_whole" AND x."language" <> o."language" GROUP BY 1
), "called" AS (
  SELECT p."id", w."others", t."folded", t."title", t."trade", t."names"
  FROM "public_openings" p JOIN "whole" w ON w."opening_id" = p."id" JOIN "opening_titles" t ON t."id" = p."title_id"
), "added" AS (
  INSERT INTO "opening_titles" ("folded", "others", "title", "trade", "names")
  SELECT DISTINCT ON (c."folded", c."others") c."folded", c."others", c."title", c."trade", c."names" FROM "called" c
  RETURNING "id", "folded", "others"
)
UPDATE "public_openings" p SET "title_id" = a."id"
FROM "called" c JOIN "added" a ON a."folded" = c."folded" AND a."others" = c."others" WHERE p."id" = c."id";
