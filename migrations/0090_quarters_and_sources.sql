-- Zones are half hours and quarters of them apart: what is counted by its moment is counted by quarters of an hour, in UTC,
-- of which each day of each zone is made; and applications by where they came from. Nobody writes while what there is is counted.
lock table applications, job_openings in share row exclusive mode;
--> statement-breakpoint
create function quarter_of(moment timestamptz) returns text language sql stable as $$
  select to_char(date_bin('15 minutes', moment, '2000-01-01T00:00:00Z') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI')
$$;
--> statement-breakpoint
create or replace function count_applications_added() returns trigger language plpgsql as $$
begin
  insert into kept_count_changes (counter, whole, part, kind, change)
  select 'applications', company_id, opening_id, status, count(*) from new_rows
  where removed_at is null group by 2, 3, 4
  union all
  select 'applications by source', company_id, opening_id, source, count(*) from new_rows
  where removed_at is null group by 2, 3, 4
  union all
  select 'applications by quarter', '00000000-0000-0000-0000-000000000000'::uuid, '00000000-0000-0000-0000-000000000000'::uuid,
    quarter_of(created_at), count(*) from new_rows group by 4;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_applications_gone() returns trigger language plpgsql as $$
begin
  insert into kept_count_changes (counter, whole, part, kind, change)
  select 'applications', company_id, opening_id, status, -count(*) from old_rows
  where removed_at is null group by 2, 3, 4
  union all
  select 'applications by source', company_id, opening_id, source, -count(*) from old_rows
  where removed_at is null group by 2, 3, 4
  union all
  select 'applications by quarter', '00000000-0000-0000-0000-000000000000'::uuid, '00000000-0000-0000-0000-000000000000'::uuid,
    quarter_of(created_at), -count(*) from old_rows group by 4;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_applications_changed() returns trigger language plpgsql as $$
begin
  insert into kept_count_changes (counter, whole, part, kind, change)
  select 'applications', company_id, opening_id, status, sum(change) from (
    select company_id, opening_id, status, -1 as change from old_rows where removed_at is null
    union all
    select company_id, opening_id, status, 1 from new_rows where removed_at is null
  ) as changed group by 2, 3, 4 having sum(change) <> 0
  union all
  select 'applications by source', company_id, opening_id, source, sum(change) from (
    select company_id, opening_id, source, -1 as change from old_rows where removed_at is null
    union all
    select company_id, opening_id, source, 1 from new_rows where removed_at is null
  ) as changed group by 2, 3, 4 having sum(change) <> 0
  union all
  select 'applications by quarter', '00000000-0000-0000-0000-000000000000'::uuid, '00000000-0000-0000-0000-000000000000'::uuid,
    quarter, sum(change) from (
      select quarter_of(created_at) as quarter, -1 as change from old_rows
      union all
      select quarter_of(created_at), 1 from new_rows
    ) as changed group by 4 having sum(change) <> 0;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_first_publications() returns trigger language plpgsql as $$
begin
  insert into kept_count_changes (counter, whole, part, kind, change)
  select 'openings by quarter', '00000000-0000-0000-0000-000000000000'::uuid, '00000000-0000-0000-0000-000000000000'::uuid,
    quarter_of(moment), change
  from (values (old.first_published_at, -1), (new.first_published_at, 1)) as changed (moment, change)
  where moment is not null;
  return null;
end $$;
--> statement-breakpoint
delete from kept_count_changes where counter in ('applications by hour', 'openings by hour');
--> statement-breakpoint
delete from kept_counts where counter in ('applications by hour', 'openings by hour');
--> statement-breakpoint
insert into kept_counts (counter, whole, part, kind, amount)
select 'applications by source', company_id, opening_id, source, count(*) from applications
where removed_at is null group by 2, 3, 4
union all
select 'applications by quarter', '00000000-0000-0000-0000-000000000000'::uuid, '00000000-0000-0000-0000-000000000000'::uuid,
  quarter_of(created_at), count(*) from applications group by 4
union all
select 'openings by quarter', '00000000-0000-0000-0000-000000000000'::uuid, '00000000-0000-0000-0000-000000000000'::uuid,
  quarter_of(first_published_at), count(*) from job_openings where first_published_at is not null group by 4;
