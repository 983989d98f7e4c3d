ALTER TABLE "company_connections" ADD COLUMN "is_enforced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_connections" ADD COLUMN "keeper_id" uuid;--> statement-breakpoint
ALTER TABLE "company_connections" ADD CONSTRAINT "company_connections_keeper_id_accounts_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_connections_keeper" ON "company_connections" USING btree ("keeper_id");