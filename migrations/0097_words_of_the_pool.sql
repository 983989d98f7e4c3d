CREATE TABLE "pool_words" (
	"word" text PRIMARY KEY NOT NULL,
	"candidates" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "pool_words_alike" ON "pool_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- Nobody writes profiles while the words that there are are counted. They are touched in one order, so that two who change
-- the same ones wait and never lock each other out; what nobody says any more goes with whoever did.
lock table pool_candidates in share row exclusive mode;
--> statement-breakpoint
create function words_of_pool(words text) returns setof text language sql immutable as $$
  select distinct word from unnest(string_to_array(words, ' ')) as word where length(word) between 3 and 60
$$;
--> statement-breakpoint
create function count_pool_words_added() returns trigger language plpgsql as $$
begin
  insert into pool_words as counts (word, candidates)
  select word, count(*) from new_rows, words_of_pool(words) as word where is_listed group by 1 order by 1
  on conflict (word) do update set candidates = counts.candidates + excluded.candidates;
  return null;
end $$;
--> statement-breakpoint
create function count_pool_words_gone() returns trigger language plpgsql as $$
begin
  insert into pool_words as counts (word, candidates)
  select word, -count(*) from old_rows, words_of_pool(words) as word where is_listed group by 1 order by 1
  on conflict (word) do update set candidates = counts.candidates + excluded.candidates;
  delete from pool_words where candidates <= 0
    and word in (select word from old_rows, words_of_pool(words) as word where is_listed);
  return null;
end $$;
--> statement-breakpoint
-- Of the rows whose words or listing changed alone: a night that writes rows anew counts nothing.
create function count_pool_words_changed() returns trigger language plpgsql as $$
declare
  changed text[];
begin
  with rows as (
    select o.words as old_words, o.is_listed as was_listed, n.words as new_words, n.is_listed
    from old_rows o join new_rows n on n.candidate_id = o.candidate_id
    where o.words <> n.words or o.is_listed <> n.is_listed
  ), added as (
    insert into pool_words as counts (word, candidates)
    select word, sum(change) from (
      select word, -1 as change from rows, words_of_pool(old_words) as word where was_listed
      union all
      select word, 1 from rows, words_of_pool(new_words) as word where is_listed
    ) as said group by 1 having sum(change) <> 0 order by 1
    on conflict (word) do update set candidates = counts.candidates + excluded.candidates
    returning word, candidates
  )
  select array_agg(word) from added where candidates <= 0 into changed;
  if changed is not null then delete from pool_words where candidates <= 0 and word = any (changed); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger pool_candidates_words_added after insert on pool_candidates
  referencing new table as new_rows for each statement execute function count_pool_words_added();
--> statement-breakpoint
create trigger pool_candidates_words_gone after delete on pool_candidates
  referencing old table as old_rows for each statement execute function count_pool_words_gone();
--> statement-breakpoint
create trigger pool_candidates_words_changed after update on pool_candidates
  referencing old table as old_rows new table as new_rows for each statement execute function count_pool_words_changed();
--> statement-breakpoint
insert into pool_words (word, candidates)
select word, count(*) from pool_candidates, words_of_pool(words) as word where is_listed group by 1;
