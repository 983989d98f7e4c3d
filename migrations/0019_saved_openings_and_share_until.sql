CREATE TABLE "saved_openings" (
	"account_id" uuid NOT NULL,
	"opening_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_openings_account_id_opening_id_pk" PRIMARY KEY("account_id","opening_id")
);
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "share_until" date;--> statement-breakpoint
ALTER TABLE "saved_openings" ADD CONSTRAINT "saved_openings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_openings" ADD CONSTRAINT "saved_openings_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_openings_newest" ON "saved_openings" USING btree ("account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_openings_opening" ON "saved_openings" USING btree ("opening_id");