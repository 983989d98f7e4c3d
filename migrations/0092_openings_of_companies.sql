-- How many public openings each company has under its name, whichever process or version writes them.
create function count_company_openings_added() returns trigger language plpgsql as $$
begin
  insert into company_opening_counts as counts (company_id, openings)
  select company_id, count(*) from new_rows where company_id is not null group by 1 order by 1
  on conflict (company_id) do update set openings = counts.openings + excluded.openings;
  return null;
end $$;
--> statement-breakpoint
create function count_company_openings_gone() returns trigger language plpgsql as $$
begin
  insert into company_opening_counts as counts (company_id, openings)
  select company_id, -count(*) from old_rows where company_id is not null group by 1 order by 1
  on conflict (company_id) do update set openings = counts.openings + excluded.openings;
  delete from company_opening_counts where openings <= 0 and company_id in (select company_id from old_rows);
  return null;
end $$;
--> statement-breakpoint
create function count_company_openings_changed() returns trigger language plpgsql as $$
begin
  insert into company_opening_counts as counts (company_id, openings)
  select company_id, sum(change) from (
    select company_id, -1 as change from old_rows where company_id is not null
    union all
    select company_id, 1 from new_rows where company_id is not null
  ) as changed group by 1 having sum(change) <> 0 order by 1
  on conflict (company_id) do update set openings = counts.openings + excluded.openings;
  delete from company_opening_counts where openings <= 0 and company_id in (select company_id from old_rows);
  return null;
end $$;
--> statement-breakpoint
create trigger public_openings_of_companies_added after insert on public_openings
  referencing new table as new_rows for each statement execute function count_company_openings_added();
--> statement-breakpoint
create trigger public_openings_of_companies_gone after delete on public_openings
  referencing old table as old_rows for each statement execute function count_company_openings_gone();
--> statement-breakpoint
create trigger public_openings_of_companies_changed after update on public_openings
  referencing old table as old_rows new table as new_rows for each statement execute function count_company_openings_changed();
--> statement-breakpoint
insert into company_opening_counts (company_id, openings)
select company_id, count(*) from public_openings where company_id is not null group by 1;
