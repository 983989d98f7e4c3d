CREATE TABLE "set_aside" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"task" text NOT NULL,
	"item" text NOT NULL,
	"reason" text NOT NULL,
	"attempts" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"retry_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "walks" (
	"list" text PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"after" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "set_aside_item" ON "set_aside" USING btree ("list","item");--> statement-breakpoint
CREATE INDEX "set_aside_failed" ON "set_aside" USING btree ("failed_at");