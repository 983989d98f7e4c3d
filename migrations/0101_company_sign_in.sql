CREATE TABLE "company_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text DEFAULT 'oidc' NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"groups_claim" text NOT NULL,
	"roles" jsonb NOT NULL,
	"default_role" text NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"tried_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_domains" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"mark" text NOT NULL,
	"proved_at" timestamp with time zone,
	"proved_by" text,
	"checked_at" timestamp with time zone,
	"missing_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_entries" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"account_id" uuid,
	"redirect" text DEFAULT '' NOT NULL,
	"tried" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "company_identities" (
	"connection_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_identities_connection_id_subject_pk" PRIMARY KEY("connection_id","subject")
);
--> statement-breakpoint
ALTER TABLE "company_connections" ADD CONSTRAINT "company_connections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_entries" ADD CONSTRAINT "company_entries_connection_id_company_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."company_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_entries" ADD CONSTRAINT "company_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_identities" ADD CONSTRAINT "company_identities_connection_id_company_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."company_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_identities" ADD CONSTRAINT "company_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_connections_company" ON "company_connections" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_domains_proved" ON "company_domains" USING btree ("domain") WHERE proved_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "company_domains_company" ON "company_domains" USING btree ("company_id","domain");--> statement-breakpoint
CREATE INDEX "company_entries_connection" ON "company_entries" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "company_entries_account" ON "company_entries" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "company_entries_expires" ON "company_entries" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_identities_person" ON "company_identities" USING btree ("connection_id","account_id");--> statement-breakpoint
CREATE INDEX "company_identities_account" ON "company_identities" USING btree ("account_id");