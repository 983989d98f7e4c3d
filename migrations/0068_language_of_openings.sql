ALTER TABLE "job_openings" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
-- What an opening is written in, as its letters and small words tell (`opening-language.ts`); where they tell nothing it
-- stays English.
with plain as (
  select id, regexp_replace(regexp_replace(
      left(concat_ws(' ', title, introduction, responsibilities, requirements, benefits), 6000),
      '<[^<>]{0,250}>', ' ', 'g'), '&[a-z]{1,8};', ' ', 'gi') as words
  from job_openings
), counted as (
  select id,
    length(regexp_replace(words, '[^\u0600-\u06FF\u0750-\u077F]', '', 'g')) as arabic,
    length(regexp_replace(unaccent(words), '[^A-Za-z]', '', 'g')) as latin,
    (select count(*) from regexp_matches(lower(unaccent(words)),
      '\m(the|and|of|to|with|for|you|your|our|we|will|is|are|at|by|from)\M', 'g')) as english,
    (select count(*) from regexp_matches(lower(unaccent(words)),
      '\m(le|la|les|des|et|de|du|une|un|pour|vous|votre|nous|avec|dans|est|sur|aux|au)\M', 'g')) as french
  from plain
)
update job_openings o set language = case when c.arabic > c.latin then 'ar' else 'fr' end
from counted c where c.id = o.id and (c.arabic > c.latin or c.french > c.english);--> statement-breakpoint
-- The cards that are kept ready say it, too; what their titles are called in other languages is added by a task.
update public_openings p set card = left(p.card, -1) || ',"language":"' || o.language || '"}'
from job_openings o where o.id = p.id;
