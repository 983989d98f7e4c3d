CREATE TABLE "candidate_entries" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"step" text,
	"account_id" uuid,
	"session_id" uuid,
	"told" jsonb,
	"redirect" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "candidate_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "candidate_entries" ADD CONSTRAINT "candidate_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_entries" ADD CONSTRAINT "candidate_entries_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_identities" ADD CONSTRAINT "candidate_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_entries_account" ON "candidate_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "candidate_entries_session" ON "candidate_entries" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "candidate_entries_expires" ON "candidate_entries" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_identities_person" ON "candidate_identities" USING btree ("account_id","issuer");