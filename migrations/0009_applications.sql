ALTER TABLE "applications" ADD COLUMN "is_knocked_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "payload_hash" text;