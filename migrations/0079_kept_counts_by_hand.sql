-- Counts that triggers keep, whichever process writes the rows. Each statement adds the changes of what it did.
create function count_applications_added() returns trigger language plpgsql as $$
begin
  insert into kept_count_changes (counter, whole, part, kind, change)
  select 'applications', company_id, opening_id, status, count(*) from new_rows
  where removed_at is null group by 2, 3, 4
  union all
  select 'applications by hour', '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000',
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24'), count(*) from new_rows group by 4;
  return null;
end $$;
--> statement-breakpoint
create function count_applications_gone() returns trigger language plpgsql as $$
begin
  insert into kept_count_changes (counter, whole, part, kind, change)
  select 'applications', company_id, opening_id, status, -count(*) from old_rows
  where removed_at is null group by 2, 3, 4
  union all
  select 'applications by hour', '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000',
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24'), -count(*) from old_rows group by 4;
  return null;
end $$;
--> statement-breakpoint
create function count_applications_changed() returns trigger language plpgsql as $$
begin
  insert into kept_count_changes (counter, whole, part, kind, change)
  select 'applications', company_id, opening_id, status, sum(change) from (
    select company_id, opening_id, status, -1 as change from old_rows where removed_at is null
    union all
    select company_id, opening_id, status, 1 from new_rows where removed_at is null
  ) as changed group by 2, 3, 4 having sum(change) <> 0
  union all
  select 'applications by hour', '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000',
    hour, sum(change) from (
      select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24') as hour, -1 as change from old_rows
      union all
      select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24'), 1 from new_rows
    ) as changed group by 4 having sum(change) <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger applications_added after insert on applications
  referencing new table as new_rows for each statement execute function count_applications_added();
--> statement-breakpoint
create trigger applications_gone after delete on applications
  referencing old table as old_rows for each statement execute function count_applications_gone();
--> statement-breakpoint
create trigger applications_changed after update on applications
  referencing old table as old_rows new table as new_rows for each statement execute function count_applications_changed();
--> statement-breakpoint
create function count_first_publications() returns trigger language plpgsql as $$
begin
  insert into kept_count_changes (counter, whole, part, kind, change)
  select 'openings by hour', '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000',
    to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24'), change
  from (values (old.first_published_at, -1), (new.first_published_at, 1)) as changed (moment, change)
  where moment is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger job_openings_first_public after insert or delete on job_openings
  for each row execute function count_first_publications();
--> statement-breakpoint
-- Views are written every few seconds: an update of anything else costs nothing.
create trigger job_openings_first_public_changed after update of first_published_at on job_openings
  for each row when (old.first_published_at is distinct from new.first_published_at)
  execute function count_first_publications();
--> statement-breakpoint
create function count_files() returns trigger language plpgsql as $$
begin
  insert into kept_count_changes (counter, whole, part, kind, change)
  values ('files', '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000', 'bytes',
    coalesce(new.size, 0) - coalesce(old.size, 0));
  return null;
end $$;
--> statement-breakpoint
create trigger files_kept after insert or delete on files for each row execute function count_files();
--> statement-breakpoint
create trigger files_resized after update of size on files
  for each row when (old.size <> new.size) execute function count_files();
--> statement-breakpoint
insert into kept_counts (counter, whole, part, kind, amount)
select 'applications', company_id, opening_id, status, count(*) from applications
where removed_at is null group by 2, 3, 4
union all
select 'applications by hour', '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000',
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24'), count(*) from applications group by 4
union all
select 'openings by hour', '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000',
  to_char(first_published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24'), count(*) from job_openings
where first_published_at is not null group by 4
union all
select 'files', '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000', 'bytes', sum(size)
from files having sum(size) > 0;
--> statement-breakpoint
-- Wishes, in the same words whatever the case. What nobody wishes for any more goes with whoever did.
create function count_desired_jobs() returns trigger language plpgsql as $$
begin
  insert into desired_job_counts as counts (folded, job, candidates)
  select lower(job), min(job), sum(change) from (
    select unnest(old.desired_jobs) as job, -1 as change union all select unnest(new.desired_jobs), 1
  ) as changed group by 1 having sum(change) <> 0 order by 1
  on conflict (folded) do update set candidates = counts.candidates + excluded.candidates;
  delete from desired_job_counts where candidates <= 0
    and folded = any (array(select lower(job) from unnest(old.desired_jobs) as job));
  return null;
end $$;
--> statement-breakpoint
create trigger candidates_wish after insert or delete on candidates
  for each row execute function count_desired_jobs();
--> statement-breakpoint
create trigger candidates_wish_otherwise after update of desired_jobs on candidates
  for each row when (old.desired_jobs is distinct from new.desired_jobs) execute function count_desired_jobs();
--> statement-breakpoint
insert into desired_job_counts (folded, job, candidates)
select lower(job), min(job), count(*) from candidates, unnest(desired_jobs) as job group by 1;
--> statement-breakpoint
-- Tags carry who asked, and for which country, so that those of a word are walked in the order of their recipients.
create function complete_alert_term() returns trigger language plpgsql as $$
begin
  select recipient, country into new.recipient, new.country from job_alerts where id = new.alert_id;
  return new;
end $$;
--> statement-breakpoint
create trigger job_alert_terms_complete before insert on job_alert_terms
  for each row execute function complete_alert_term();
--> statement-breakpoint
create function follow_alert() returns trigger language plpgsql as $$
begin
  update job_alert_terms set recipient = new.recipient, country = new.country where alert_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger job_alerts_followed after update of recipient, country on job_alerts
  for each row when (old.recipient <> new.recipient or old.country <> new.country) execute function follow_alert();
--> statement-breakpoint
update job_alert_terms t set recipient = a.recipient, country = a.country from job_alerts a where a.id = t.alert_id;
--> statement-breakpoint
-- What becomes public is to be asked of the alerts; who looks for it reads these alone.
create function ask_alerts() returns trigger language plpgsql as $$
begin
  insert into job_alert_runs (opening_id, cursor, started_at)
  select id, '00000000-0000-0000-0000-000000000000', published_at from new_rows order by id on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger public_openings_to_ask after insert on public_openings
  referencing new table as new_rows for each statement execute function ask_alerts();
--> statement-breakpoint
insert into job_alert_runs (opening_id, cursor, started_at)
select id, '00000000-0000-0000-0000-000000000000', published_at from public_openings
where published_at > now() - interval '7 days' on conflict do nothing;
