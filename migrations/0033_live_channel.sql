CREATE TABLE "live_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"written_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"person_id" uuid,
	"company_id" uuid,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "live_events_written_in" ON "live_events" USING btree ("written_in");--> statement-breakpoint
CREATE INDEX "live_events_created" ON "live_events" USING btree ("created_at");--> statement-breakpoint
-- Open pages are closed at once when their session ends, whatever ended it.
CREATE FUNCTION "tell_of_ended_sessions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', 'sessions');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_ended" AFTER DELETE ON "sessions"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_ended_sessions"();--> statement-breakpoint
CREATE TRIGGER "accounts_suspended" AFTER UPDATE OF "status" ON "accounts"
  FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status") EXECUTE FUNCTION "tell_of_ended_sessions"();--> statement-breakpoint
CREATE TRIGGER "companies_suspended" AFTER UPDATE OF "approved_status" ON "companies"
  FOR EACH ROW WHEN (OLD."approved_status" IS DISTINCT FROM NEW."approved_status") EXECUTE FUNCTION "tell_of_ended_sessions"();
