CREATE TABLE "opening_team" (
	"opening_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opening_team_opening_id_account_id_pk" PRIMARY KEY("opening_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "company_invitations" ADD COLUMN "opening_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "opening_team" ADD CONSTRAINT "opening_team_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_team" ADD CONSTRAINT "opening_team_account_id_company_members_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."company_members"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opening_team_account" ON "opening_team" USING btree ("account_id");--> statement-breakpoint
-- Open pages follow what a member sees: at once when the role changes or the member goes.
CREATE TRIGGER "members_changed" AFTER UPDATE OF "role" ON "company_members"
  FOR EACH ROW WHEN (OLD."role" IS DISTINCT FROM NEW."role") EXECUTE FUNCTION "tell_of_ended_sessions"();--> statement-breakpoint
CREATE TRIGGER "members_left" AFTER DELETE ON "company_members"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_ended_sessions"();
