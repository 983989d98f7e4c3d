CREATE TABLE "application_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid,
	"title" text NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"shows" jsonb NOT NULL,
	"participation" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_reviews" (
	"visitor_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"rating" smallint,
	"comment" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_reviews_visitor_id_application_id_pk" PRIMARY KEY("visitor_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "share_visitors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"share_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"views" integer DEFAULT 1 NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_applications" (
	"share_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "shared_applications_share_id_application_id_pk" PRIMARY KEY("share_id","application_id")
);
--> statement-breakpoint
ALTER TABLE "application_shares" ADD CONSTRAINT "application_shares_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_shares" ADD CONSTRAINT "application_shares_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_reviews" ADD CONSTRAINT "share_reviews_visitor_id_share_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."share_visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_reviews" ADD CONSTRAINT "share_reviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_visitors" ADD CONSTRAINT "share_visitors_share_id_application_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."application_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_applications" ADD CONSTRAINT "shared_applications_share_id_application_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."application_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_applications" ADD CONSTRAINT "shared_applications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_shares_company" ON "application_shares" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_shares_creator" ON "application_shares" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "share_reviews_application" ON "share_reviews" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_visitors_browser" ON "share_visitors" USING btree ("share_id","token_hash");--> statement-breakpoint
CREATE INDEX "shared_applications_application" ON "shared_applications" USING btree ("application_id");