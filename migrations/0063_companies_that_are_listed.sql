DROP INDEX "public_openings_company";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "search_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "companies_listed_name" ON "companies" USING btree ("search_name","id") WHERE approved_status = 'Approved' and profile_visibility;--> statement-breakpoint
CREATE INDEX "companies_listed_newest" ON "companies" USING btree (approved_at desc nulls last,"id") WHERE approved_status = 'Approved' and profile_visibility;--> statement-breakpoint
CREATE INDEX "companies_listed_words" ON "companies" USING gin ((' ' || "search_name") gin_trgm_ops) WHERE approved_status = 'Approved' and profile_visibility;--> statement-breakpoint
CREATE INDEX "public_openings_company" ON "public_openings" USING btree ("company_id","published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"expires_at");--> statement-breakpoint
-- How the directory finds a name: folded, words parted by a space. What was typed is folded in the same way.
create or replace function fold_company_name(name text) returns text language sql stable
  as $$ select trim(lower(regexp_replace(unaccent(name), '[^[:alnum:]]+', ' ', 'g'))) $$;--> statement-breakpoint
create or replace function fold_name_of_company() returns trigger language plpgsql as $$
begin
  new.search_name := fold_company_name(new.name);
  return new;
end $$;--> statement-breakpoint
create or replace trigger companies_fold_name before insert or update of name on companies
  for each row execute function fold_name_of_company();--> statement-breakpoint
update companies set search_name = fold_company_name(name);
