CREATE TABLE "search_notice_days" (
	"day" text PRIMARY KEY NOT NULL,
	"sent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_notices" (
	"opening_id" uuid PRIMARY KEY NOT NULL,
	"told_path" text,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE INDEX "search_notices_due" ON "search_notices" USING btree ("due_at") WHERE due_at is not null;