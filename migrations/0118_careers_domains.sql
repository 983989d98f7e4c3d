CREATE TABLE "careers_domains" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"mark" text NOT NULL,
	"checked_at" timestamp with time zone,
	"record" text,
	"lead" text,
	"connected_at" timestamp with time zone,
	"missing_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "careers_domains" ADD CONSTRAINT "careers_domains_company_id_careers_pages_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."careers_pages"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "careers_domains_connected" ON "careers_domains" USING btree ("domain") WHERE connected_at is not null;