CREATE TABLE "careers_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"is_current" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "careers_pages" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"colour" text,
	"headline" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "careers_sections" (
	"company_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"text" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"picture_file_id" uuid,
	"alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "careers_sections_company_id_position_pk" PRIMARY KEY("company_id","position")
);
--> statement-breakpoint
ALTER TABLE "careers_addresses" ADD CONSTRAINT "careers_addresses_company_id_careers_pages_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."careers_pages"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "careers_pages" ADD CONSTRAINT "careers_pages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "careers_sections" ADD CONSTRAINT "careers_sections_company_id_careers_pages_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."careers_pages"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "careers_sections" ADD CONSTRAINT "careers_sections_picture_file_id_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "careers_addresses_current" ON "careers_addresses" USING btree ("company_id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "careers_addresses_company" ON "careers_addresses" USING btree ("company_id","since");--> statement-breakpoint
CREATE INDEX "careers_pages_shown" ON "careers_pages" USING btree ("company_id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "careers_sections_picture" ON "careers_sections" USING btree ("picture_file_id");