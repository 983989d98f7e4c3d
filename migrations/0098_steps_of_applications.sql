ALTER TABLE "applications" ADD COLUMN "step_statuses" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "step_moments" timestamp with time zone[] DEFAULT '{}'::timestamptz[] NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "step_actors" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
-- Nobody changes an application while the changes that there are are gathered.
lock table applications, application_events in share row exclusive mode;
--> statement-breakpoint
-- A change that another followed within a minute, the time to take it back, did not stand.
create function steps_of(application uuid, out statuses text[], out moments timestamptz[], out actors uuid[])
  language sql stable as $$
  select coalesce(array_agg(to_status order by created_at), '{}'), coalesce(array_agg(created_at order by created_at), '{}'),
    coalesce(array_agg(actor_id order by created_at), '{}')
  from (
    select to_status, created_at, actor_id, lead(created_at) over (order by created_at) as next
    from application_events where application_id = application and kind = 'status-changed'
  ) as change
  where to_status is not null and (next is null or next > created_at + interval '60 seconds')
$$;
--> statement-breakpoint
-- Locked before their events are read, so that of two who change one application at once the second reads what the first wrote.
create function keep_steps() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  select array_agg(distinct application_id) from rows where kind = 'status-changed' into ids;
  if ids is null then return null; end if;
  perform from applications where id = any (ids) order by id for no key update;
  update applications set (step_statuses, step_moments, step_actors) = (select * from steps_of(id)) where id = any (ids);
  return null;
end $$;
--> statement-breakpoint
create trigger application_events_steps_added after insert on application_events
  referencing new table as rows for each statement execute function keep_steps();
--> statement-breakpoint
create trigger application_events_steps_changed after update on application_events
  referencing new table as rows for each statement execute function keep_steps();
--> statement-breakpoint
create trigger application_events_steps_gone after delete on application_events
  referencing old table as rows for each statement execute function keep_steps();
--> statement-breakpoint
update applications set step_statuses = statuses, step_moments = moments, step_actors = actors
from (
  select application_id, array_agg(to_status order by created_at) as statuses, array_agg(created_at order by created_at) as moments,
    array_agg(actor_id order by created_at) as actors
  from (
    select application_id, to_status, created_at, actor_id,
      lead(created_at) over (partition by application_id order by created_at) as next
    from application_events where kind = 'status-changed'
  ) as change
  where to_status is not null and (next is null or next > created_at + interval '60 seconds') group by 1
) as found
where found.application_id = applications.id;
