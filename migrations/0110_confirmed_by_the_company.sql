ALTER TABLE "company_entries" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "has_password" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_entries" ADD CONSTRAINT "company_entries_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_entries_session" ON "company_entries" USING btree ("session_id");