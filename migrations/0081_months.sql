-- Tables that are parted by months: their parts lie in a schema of their own, so that `public` has one table of each name.
CREATE SCHEMA IF NOT EXISTS "months";
--> statement-breakpoint
-- Makes the part of a month, with what came before it was there. Whoever else makes it at this moment goes first.
CREATE FUNCTION "add_month"(parent text, month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part text := format('months.%I', parent || to_char(month, '_YYYY_MM'));
  rest text := format('months.%I', parent || '_rest');
  starts timestamptz := date_trunc('month', month::timestamp) AT TIME ZONE 'UTC';
  ends timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') AT TIME ZONE 'UTC';
  key text := (SELECT quote_ident(a.attname) FROM pg_partitioned_table p JOIN pg_attribute a
    ON a.attrelid = p.partrelid AND a.attnum = p.partattrs[0] WHERE p.partrelid = format('public.%I', parent)::regclass);
  has_rows boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(7305113);
  IF to_regclass(part) IS NOT NULL THEN
    RETURN;
  END IF;
  EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', rest);
  EXECUTE format('CREATE TABLE %s (LIKE public.%I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE)', part, parent);
  EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE %s >= $1 AND %2$s < $2)', rest, key) INTO has_rows USING starts, ends;
  IF has_rows THEN
    EXECUTE format('INSERT INTO %s SELECT * FROM %s WHERE %s >= $1 AND %3$s < $2', part, rest, key) USING starts, ends;
    EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', rest);
    EXECUTE format('DELETE FROM %s WHERE %s >= $1 AND %2$s < $2', rest, key) USING starts, ends;
    EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', rest);
  END IF;
  EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION %s FOR VALUES FROM (%L) TO (%L)', parent, part, starts, ends);
END $$;
--> statement-breakpoint
-- Drops the parts of months that ended by then; answers how many.
CREATE FUNCTION "drop_months"(parent text, before timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  part record;
  dropped integer := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(7305113);
  FOR part IN
    SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = format('public.%I', parent)::regclass AND c.relname ~ '_\d{4}_\d\d$'
      AND ((to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') AT TIME ZONE 'UTC') <= before
    ORDER BY 1
  LOOP
    EXECUTE format('DROP TABLE months.%I', part.name);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$;
--> statement-breakpoint
-- What was found for whom. Whoever matches holds runs before hits, whoever tells alerts before hits: locked in their order.
LOCK TABLE "job_alerts" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE "job_alert_runs", "job_alert_hits" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- An opening has one run, so that (recipient, opening, start of the run) is unique exactly where
-- (recipient, opening) is. Of the same opening nothing was ever found outside a run; should a row say so, it gets one.
INSERT INTO "job_alert_runs" ("opening_id", "cursor", "started_at", "done_at")
  SELECT "opening_id", '00000000-0000-0000-0000-000000000000', min("found_at"), max("found_at") FROM "job_alert_hits"
  GROUP BY "opening_id" ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Runs stay as long as their openings: no sweep asks for their age any more.
DROP INDEX "job_alert_runs_started";--> statement-breakpoint
ALTER TABLE "job_alert_runs" ADD CONSTRAINT "job_alert_runs_start" UNIQUE("opening_id","started_at");--> statement-breakpoint
ALTER TABLE "job_alert_hits" RENAME TO "job_alert_hits_before";--> statement-breakpoint
CREATE TABLE "job_alert_hits" (
	"recipient" uuid NOT NULL,
	"opening_id" uuid NOT NULL,
	"alert_id" uuid NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
) PARTITION BY RANGE ("found_at");
--> statement-breakpoint
CREATE TABLE "months"."job_alert_hits_rest" PARTITION OF "job_alert_hits" DEFAULT;--> statement-breakpoint
SELECT "add_month"('job_alert_hits', month::date) FROM (
  SELECT DISTINCT date_trunc('month', r."started_at" AT TIME ZONE 'UTC') AS month
  FROM "job_alert_runs" r WHERE EXISTS (SELECT FROM "job_alert_hits_before" h WHERE h."opening_id" = r."opening_id")
  UNION SELECT generate_series(date_trunc('month', now() AT TIME ZONE 'UTC'), now() AT TIME ZONE 'UTC' + interval '3 months', '1 month')
) months ORDER BY month;--> statement-breakpoint
INSERT INTO "job_alert_hits" ("recipient", "opening_id", "alert_id", "found_at", "told_at")
  SELECT h."recipient", h."opening_id", h."alert_id", r."started_at", h."told_at"
  FROM "job_alert_hits_before" h JOIN "job_alert_runs" r USING ("opening_id");--> statement-breakpoint
DROP TABLE "job_alert_hits_before";--> statement-breakpoint
ALTER TABLE "job_alert_hits" ADD CONSTRAINT "job_alert_hits_recipient_opening_id_found_at_pk" PRIMARY KEY("recipient","opening_id","found_at");--> statement-breakpoint
ALTER TABLE "job_alert_hits" ADD CONSTRAINT "job_alert_hits_alert_id_job_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."job_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert_hits" ADD CONSTRAINT "job_alert_hits_run" FOREIGN KEY ("opening_id","found_at") REFERENCES "public"."job_alert_runs"("opening_id","started_at") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_alert_hits_opening" ON "job_alert_hits" USING btree ("opening_id");--> statement-breakpoint
CREATE INDEX "job_alert_hits_alert" ON "job_alert_hits" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "job_alert_hits_untold" ON "job_alert_hits" USING btree ("alert_id") WHERE told_at is null;
--> statement-breakpoint
-- A process of the version before writes when it looked instead of when the run began, until it is replaced.
CREATE FUNCTION "take_start_of_run"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  start timestamptz := (SELECT r.started_at FROM job_alert_runs r WHERE r.opening_id = new.opening_id);
BEGIN
  IF date_trunc('month', start AT TIME ZONE 'UTC') = date_trunc('month', new.found_at AT TIME ZONE 'UTC') THEN
    new.found_at := start;
  ELSIF start IS NOT NULL THEN
    INSERT INTO job_alert_hits VALUES (new.recipient, new.opening_id, new.alert_id, start, new.told_at) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "job_alert_hits_start" BEFORE INSERT ON "job_alert_hits"
  FOR EACH ROW EXECUTE FUNCTION "take_start_of_run"();
--> statement-breakpoint
-- For the nightly sweep of what candidates see no longer.
CREATE INDEX "profile_views_age" ON "profile_views" USING btree ("created_at");
