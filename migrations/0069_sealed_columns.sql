DROP INDEX "candidates_phone";--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "phone_sealed" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "phone_lookup" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "date_of_birth_sealed" text;--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "phone_sealed" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "phone_sealed" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "phone_lookup" text;--> statement-breakpoint
CREATE INDEX "candidates_phone_lookup" ON "candidates" USING btree ("phone_lookup") WHERE phone_lookup is not null;--> statement-breakpoint
CREATE INDEX "candidates_plain" ON "candidates" USING btree ("account_id") WHERE phone <> '' or date_of_birth is not null;