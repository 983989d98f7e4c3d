CREATE TABLE "application_additions" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"opening_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"dial_code" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"referred_by" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"added_by" uuid,
	"token_hash" text NOT NULL,
	"reminder_hash" text,
	"reminded_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declined_additions" (
	"company_id" uuid NOT NULL,
	"email_hash" text NOT NULL,
	"declined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "declined_additions_company_id_email_hash_pk" PRIMARY KEY("company_id","email_hash")
);
--> statement-breakpoint
ALTER TABLE "application_additions" ADD CONSTRAINT "application_additions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_additions" ADD CONSTRAINT "application_additions_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_additions" ADD CONSTRAINT "application_additions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_additions" ADD CONSTRAINT "application_additions_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_additions" ADD CONSTRAINT "declined_additions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_additions_once" ON "application_additions" USING btree ("opening_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "application_additions_token" ON "application_additions" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "application_additions_reminder" ON "application_additions" USING btree ("reminder_hash");--> statement-breakpoint
CREATE INDEX "application_additions_company" ON "application_additions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "application_additions_added_by" ON "application_additions" USING btree ("added_by") WHERE added_by is not null;--> statement-breakpoint
CREATE INDEX "application_additions_expires" ON "application_additions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "declined_additions_at" ON "declined_additions" USING btree ("declined_at");