-- Who is listed in the talent pool: agreed to it, with a verified address and an active account. Kept by triggers, so that
-- it is true at once whatever changes it.
create function lists_in_pool(agreed boolean, verified_at timestamptz, status text) returns boolean
  language sql immutable as $$ select agreed and verified_at is not null and status = 'active' $$;
--> statement-breakpoint
create function keep_pool_of_profile() returns trigger language plpgsql as $$
begin
  update pool_candidates set is_listed = lists_in_pool(new.pool_consent, a.email_verified_at, a.status)
  from accounts a where a.id = new.account_id and candidate_id = new.account_id;
  return null;
end $$;
--> statement-breakpoint
create function keep_pool_of_account() returns trigger language plpgsql as $$
begin
  update pool_candidates set is_listed = lists_in_pool(c.pool_consent, new.email_verified_at, new.status)
  from candidates c where c.account_id = new.id and candidate_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger candidates_pool after update of pool_consent on candidates
  for each row when (old.pool_consent is distinct from new.pool_consent) execute function keep_pool_of_profile();
--> statement-breakpoint
create trigger accounts_pool after update of email_verified_at, status on accounts
  for each row when (old.email_verified_at is distinct from new.email_verified_at or old.status is distinct from new.status)
  execute function keep_pool_of_account();
