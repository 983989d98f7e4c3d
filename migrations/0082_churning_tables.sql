-- Rows that are written again and again, or live for hours: their dead ones are cleared away before they outnumber the
-- living. Where what changes stands in no index, room is left on the page for the next version of a row.
ALTER TABLE "rate_limits" SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);--> statement-breakpoint
ALTER TABLE "sessions" SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 500);--> statement-breakpoint
ALTER TABLE "live_events" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_insert_scale_factor = 0.1, autovacuum_analyze_scale_factor = 0.05);--> statement-breakpoint
ALTER TABLE "kept_count_changes" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);--> statement-breakpoint
ALTER TABLE "kept_counts" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 500);--> statement-breakpoint
ALTER TABLE "notifications" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);--> statement-breakpoint
ALTER TABLE "news_to_tell" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 500);--> statement-breakpoint
ALTER TABLE "outbox_letters" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000, autovacuum_analyze_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "job_alert_runs" SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);--> statement-breakpoint
ALTER TABLE "walks" SET (fillfactor = 50);
