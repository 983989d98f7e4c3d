ALTER TABLE "files" ADD COLUMN "address_hash" text;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "address_hash" text;