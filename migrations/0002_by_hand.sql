-- Counts of public openings, kept by triggers.
create function count_public_openings() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into opening_counts as counts (title_id, country, city, openings)
    select title_id, country, place, -count(*) from old_rows, unnest(array['', nullif(city, '')]) as place
    where place is not null group by 1, 2, 3 order by 1, 2, 3
    on conflict (title_id, country, city) do update set openings = counts.openings + excluded.openings;
    insert into opening_place_counts as counts
      (country, city, employment_type, experience_level, is_remote, openings)
    select country, place, employment_type, experience_level, is_remote, -count(*)
    from old_rows, unnest(array['', nullif(city, '')]) as place
    where place is not null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (country, city, employment_type, experience_level, is_remote)
      do update set openings = counts.openings + excluded.openings;
  end if;
  if tg_op <> 'DELETE' then
    insert into opening_counts as counts (title_id, country, city, openings)
    select title_id, country, place, count(*) from new_rows, unnest(array['', nullif(city, '')]) as place
    where place is not null group by 1, 2, 3 order by 1, 2, 3
    on conflict (title_id, country, city) do update set openings = counts.openings + excluded.openings;
    insert into opening_place_counts as counts
      (country, city, employment_type, experience_level, is_remote, openings)
    select country, place, employment_type, experience_level, is_remote, count(*)
    from new_rows, unnest(array['', nullif(city, '')]) as place
    where place is not null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (country, city, employment_type, experience_level, is_remote)
      do update set openings = counts.openings + excluded.openings;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger public_openings_inserted after insert on public_openings
  referencing new table as new_rows for each statement execute function count_public_openings();
--> statement-breakpoint
create trigger public_openings_updated after update on public_openings
  referencing old table as old_rows new table as new_rows for each statement execute function count_public_openings();
--> statement-breakpoint
create trigger public_openings_deleted after delete on public_openings
  referencing old table as old_rows for each statement execute function count_public_openings();
--> statement-breakpoint
-- The first three plans; afterwards they are data that a superadmin edits.
INSERT INTO "plans" ("id", "name", "price_qar", "job_slots", "screening_slots", "video_slots", "position")
VALUES
  ('trial', 'Trial', 0, 6, 5, 3, 1),
  ('standard', 'Standard', 490, 6, 5, 3, 2),
  ('premium', 'Premium', 1290, 30, 20, 10, 3)
ON CONFLICT ("id") DO NOTHING;
