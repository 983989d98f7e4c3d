CREATE INDEX "announcement_letters_written" ON "announcement_letters" USING btree ("written_at","account_id");--> statement-breakpoint
CREATE INDEX "candidates_offers" ON "candidates" USING btree ("account_id") WHERE email_consent;--> statement-breakpoint
CREATE INDEX "accounts_reachable" ON "accounts" USING btree ("user_type","id") WHERE status = 'active' and email_verified_at is not null;