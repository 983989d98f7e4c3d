CREATE INDEX "job_alerts_at_once" ON "job_alerts" USING btree ("id") WHERE frequency = 'at_once' and state = 'active';--> statement-breakpoint
CREATE INDEX "accounts_unverified" ON "accounts" USING btree ("id") WHERE email_verified_at is null;--> statement-breakpoint
CREATE INDEX "job_openings_held" ON "job_openings" USING btree ("id") WHERE held_reason is not null;