ALTER TABLE "companies" ADD COLUMN "name_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The directory finds a company by either name; the one in Latin letters comes first, so that the order stays.
create or replace function fold_name_of_company() returns trigger language plpgsql as $$
begin
  new.search_name := fold_company_name(new.name || ' ' || new.name_ar);
  return new;
end $$;--> statement-breakpoint
create or replace trigger companies_fold_name before insert or update of name, name_ar on companies
  for each row execute function fold_name_of_company();
