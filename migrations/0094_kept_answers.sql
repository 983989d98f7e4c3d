CREATE TABLE "kept_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key_id" uuid NOT NULL,
	"value_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" integer,
	"answer" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "kept_answers_value" ON "kept_answers" USING btree ("key_id","value_hash");--> statement-breakpoint
CREATE INDEX "kept_answers_created" ON "kept_answers" USING btree ("created_at");