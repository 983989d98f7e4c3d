CREATE TABLE "public_opening_places" (
	"rank" bigint NOT NULL,
	"company_id" uuid,
	"title_id" integer NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"opens_country" boolean NOT NULL,
	"employment_type" text NOT NULL,
	"experience_level" text NOT NULL,
	"monthly_salary" integer,
	"pay_currency" text,
	"is_paid" boolean NOT NULL,
	"is_remote" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "public_opening_places_rank_country_city_pk" PRIMARY KEY("rank","country","city")
);
--> statement-breakpoint
ALTER TABLE "job_openings" ADD COLUMN "further_places" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "public_opening_places_country" ON "public_opening_places" USING btree ("country","published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"title_id","expires_at","employment_type","experience_level","monthly_salary","is_remote","is_paid","pay_currency") WHERE opens_country;--> statement-breakpoint
CREATE INDEX "public_opening_places_city" ON "public_opening_places" USING btree ("country","city","published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"title_id","expires_at","employment_type","experience_level","monthly_salary","is_remote","is_paid","pay_currency");--> statement-breakpoint
CREATE INDEX "public_opening_places_title" ON "public_opening_places" USING btree ("title_id","country","published_at" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"city","expires_at","employment_type","experience_level","monthly_salary","is_remote","is_paid","pay_currency","opens_country");--> statement-breakpoint
CREATE INDEX "public_opening_places_company" ON "public_opening_places" USING btree ("company_id","country","expires_at");--> statement-breakpoint
CREATE INDEX "public_opening_places_expiry" ON "public_opening_places" USING btree ("expires_at");--> statement-breakpoint
-- The further places of what is public, whichever process or version writes it.
create function place_public_openings() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from public_opening_places where rank = any(array(select rank from old_rows));
  end if;
  if tg_op <> 'DELETE' then
    insert into public_opening_places (rank, company_id, title_id, country, city, opens_country, employment_type,
      experience_level, monthly_salary, pay_currency, is_paid, is_remote, expires_at, published_at)
    select o.rank, o.company_id, o.title_id, f.country, f.city,
      f.country <> o.country and f.nth = min(f.nth) over (partition by o.rank, f.country), o.employment_type,
      o.experience_level, o.monthly_salary, o.pay_currency, o.is_paid, o.is_remote, o.expires_at, o.published_at
    -- Without its end a kept plan may read all openings for the few that are written.
    from new_rows o cross join lateral (
      select further_places from job_openings where id = o.id and further_places <> '[]' offset 0
    ) asked cross join lateral (
      select place ->> 'country' as country, place ->> 'city' as city, nth
      from jsonb_array_elements(asked.further_places) with ordinality as named (place, nth)
    ) f
    where (f.country, f.city) <> (o.country, o.city)
    on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger public_openings_placed_added after insert on public_openings
  referencing new table as new_rows for each statement execute function place_public_openings();
--> statement-breakpoint
create trigger public_openings_placed_changed after update on public_openings
  referencing old table as old_rows new table as new_rows for each statement execute function place_public_openings();
--> statement-breakpoint
create trigger public_openings_placed_gone after delete on public_openings
  referencing old table as old_rows for each statement execute function place_public_openings();
--> statement-breakpoint
-- What a row of a further place counts for: its city, and where it opens a country that country, too. The country ''
-- takes away there what all countries together would count twice.
create function count_opening_places() returns trigger language plpgsql as $$
declare
  change int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if not exists (select from changed_rows) then
    return null;
  end if;
  insert into opening_counts as counts (title_id, country, city, openings)
  select r.title_id, p.country, p.city, change * sum(p.weight) from changed_rows r
    cross join lateral (values (r.country, nullif(r.city, ''), 1, true), (r.country, '', 1, r.opens_country),
      ('', '', -1, r.opens_country)) p (country, city, weight, counts)
  where p.counts and p.city is not null group by 1, 2, 3 order by 1, 2, 3
  on conflict (title_id, country, city) do update set openings = counts.openings + excluded.openings;
  insert into opening_place_counts as counts
    (country, city, employment_type, experience_level, is_remote, is_paid, openings)
  select p.country, p.city, r.employment_type, r.experience_level, r.is_remote, r.is_paid, change * sum(p.weight)
  from changed_rows r
    cross join lateral (values (r.country, nullif(r.city, ''), 1, true), (r.country, '', 1, r.opens_country),
      ('', '', -1, r.opens_country)) p (country, city, weight, counts)
  where p.counts and p.city is not null group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (country, city, employment_type, experience_level, is_remote, is_paid)
    do update set openings = counts.openings + excluded.openings;
  return null;
end $$;
--> statement-breakpoint
create trigger public_opening_places_added after insert on public_opening_places
  referencing new table as changed_rows for each statement execute function count_opening_places();
--> statement-breakpoint
create trigger public_opening_places_gone after delete on public_opening_places
  referencing old table as changed_rows for each statement execute function count_opening_places();
