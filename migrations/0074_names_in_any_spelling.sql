ALTER TABLE "application_additions" ADD COLUMN "name_keys" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "name_keys" text[];--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "name_keys" text[];--> statement-breakpoint
ALTER TABLE "pool_candidates" ADD COLUMN "name_keys" text[];--> statement-breakpoint
ALTER TABLE "pool_candidates" ADD COLUMN "employer_keys" text[];--> statement-breakpoint
CREATE INDEX "companies_name_keys" ON "companies" USING gin ("name_keys");--> statement-breakpoint
CREATE INDEX "companies_unkeyed" ON "companies" USING btree ("id") WHERE name_keys is null;--> statement-breakpoint
CREATE INDEX "accounts_name_keys" ON "accounts" USING gin ("name_keys");--> statement-breakpoint
CREATE INDEX "accounts_unkeyed" ON "accounts" USING btree ("id") WHERE name_keys is null;--> statement-breakpoint
CREATE INDEX "pool_candidates_name_keys" ON "pool_candidates" USING gin ("name_keys");--> statement-breakpoint
CREATE INDEX "pool_candidates_employer_keys" ON "pool_candidates" USING gin ("employer_keys");--> statement-breakpoint
-- A version that knows no keys may rename while this one starts: the keys are then worked out anew, by a task.
create or replace function forget_name_keys() returns trigger language plpgsql as $$
begin
  if new.name is distinct from old.name and new.name_keys is not distinct from old.name_keys then
    new.name_keys := null;
  end if;
  return new;
end $$;--> statement-breakpoint
create or replace trigger accounts_forget_name_keys before update of name on accounts
  for each row execute function forget_name_keys();--> statement-breakpoint
create or replace trigger companies_forget_name_keys before update of name on companies
  for each row execute function forget_name_keys();
