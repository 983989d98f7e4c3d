CREATE TABLE "setup_looks" (
	"hint" text PRIMARY KEY NOT NULL,
	"seen" text NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"looked_by" uuid
);
--> statement-breakpoint
ALTER TABLE "setup_looks" ADD CONSTRAINT "setup_looks_looked_by_accounts_id_fk" FOREIGN KEY ("looked_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "setup_looks_looked_by" ON "setup_looks" USING btree ("looked_by");