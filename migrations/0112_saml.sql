ALTER TABLE "company_connections" ADD COLUMN "sso_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_connections" ADD COLUMN "certificates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_connections" ADD COLUMN "email_attribute" text DEFAULT '' NOT NULL;