CREATE TABLE "outbox_letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"to_address" text NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"headers" jsonb NOT NULL,
	"message_id" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"account_id" uuid
);
--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_letters_message" ON "outbox_letters" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "outbox_letters_status" ON "outbox_letters" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "outbox_letters_account" ON "outbox_letters" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "outbox_letters_address" ON "outbox_letters" USING btree ("to_address","created_at");