CREATE TABLE "news_to_tell" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipients" uuid[] NOT NULL,
	"facts" jsonb NOT NULL,
	"channels" text[] NOT NULL,
	"concerns" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_letters" ALTER COLUMN "html" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "outbox_letters" ALTER COLUMN "text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "outbox_letters" ADD COLUMN "data" jsonb;--> statement-breakpoint
CREATE INDEX "news_to_tell_concerns" ON "news_to_tell" USING btree ("concerns") WHERE concerns is not null;