CREATE INDEX "alert_subscribers_stopped" ON "alert_subscribers" USING btree ("stopped_at") WHERE stopped_at is not null;--> statement-breakpoint
CREATE INDEX "alert_subscribers_created" ON "alert_subscribers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "known_devices_seen" ON "known_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "one_time_secrets_expires" ON "one_time_secrets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notifications_read" ON "notifications" USING btree ("read_at") WHERE read_at is not null;