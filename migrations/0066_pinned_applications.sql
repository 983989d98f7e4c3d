ALTER TABLE "applications" ADD COLUMN "is_pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "pinned_by" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_pinned_by_accounts_id_fk" FOREIGN KEY ("pinned_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_pinned" ON "applications" USING btree ("company_id","status","created_at" DESC NULLS FIRST) WHERE is_pinned;--> statement-breakpoint
CREATE INDEX "applications_pinned_by" ON "applications" USING btree ("pinned_by") WHERE pinned_by is not null;