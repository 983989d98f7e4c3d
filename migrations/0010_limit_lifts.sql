CREATE TABLE "limit_lifts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"range" "cidr" NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"removed_by" uuid,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "limit_lifts" ADD CONSTRAINT "limit_lifts_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_lifts" ADD CONSTRAINT "limit_lifts_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limit_lifts_day" ON "limit_lifts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "limit_lifts_created_by" ON "limit_lifts" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "limit_lifts_removed_by" ON "limit_lifts" USING btree ("removed_by");