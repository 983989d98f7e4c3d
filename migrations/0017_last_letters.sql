ALTER TABLE "outbox_letters" ADD COLUMN "concerns" uuid;--> statement-breakpoint
ALTER TABLE "outbox_letters" ADD COLUMN "is_erased_once_sent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_letters_concerns" ON "outbox_letters" USING btree ("concerns");