-- What is on its way begins anew from its sender: it lies on a disk, not in the storage.
UPDATE "recordings" SET "received_bytes" = 0 WHERE "file_id" IS NULL OR "received_bytes" IS NULL;--> statement-breakpoint
ALTER TABLE "recordings" ALTER COLUMN "temporary_path" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "recordings" ALTER COLUMN "received_bytes" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "recordings" ALTER COLUMN "received_bytes" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;