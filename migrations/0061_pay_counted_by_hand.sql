-- The counts of a place also know which openings say their pay.
create or replace function count_public_openings() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into opening_counts as counts (title_id, country, city, openings)
    select title_id, country, place, -count(*) from old_rows, unnest(array['', nullif(city, '')]) as place
    where place is not null group by 1, 2, 3 order by 1, 2, 3
    on conflict (title_id, country, city) do update set openings = counts.openings + excluded.openings;
    insert into opening_place_counts as counts
      (country, city, employment_type, experience_level, is_remote, is_paid, openings)
    select country, place, employment_type, experience_level, is_remote, is_paid, -count(*)
    from old_rows, unnest(array['', nullif(city, '')]) as place
    where place is not null group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (country, city, employment_type, experience_level, is_remote, is_paid)
      do update set openings = counts.openings + excluded.openings;
  end if;
  if tg_op <> 'DELETE' then
    insert into opening_counts as counts (title_id, country, city, openings)
    select title_id, country, place, count(*) from new_rows, unnest(array['', nullif(city, '')]) as place
    where place is not null group by 1, 2, 3 order by 1, 2, 3
    on conflict (title_id, country, city) do update set openings = counts.openings + excluded.openings;
    insert into opening_place_counts as counts
      (country, city, employment_type, experience_level, is_remote, is_paid, openings)
    select country, place, employment_type, experience_level, is_remote, is_paid, count(*)
    from new_rows, unnest(array['', nullif(city, '')]) as place
    where place is not null group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (country, city, employment_type, experience_level, is_remote, is_paid)
      do update set openings = counts.openings + excluded.openings;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- What openings say now, in their own currency; the trigger moves the counts with it.
update public_openings p
set is_paid = true, pay_currency = o.currency,
  monthly_salary = least(2000000000, round(o.salary_end * case o.salary_type
    when 'per week' then 52.0 / 12 when 'per year' then 1.0 / 12 else 1 end))::int
from job_openings o
where o.id = p.id and o.publish_salary and o.salary_start is not null and o.salary_end is not null;
