CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cells" text[] NOT NULL,
	"state" text DEFAULT 'read' NOT NULL,
	"reason" text,
	"value" text DEFAULT '' NOT NULL,
	"hints" text[] DEFAULT '{}'::text[] NOT NULL,
	"identity" text,
	"email" text DEFAULT '' NOT NULL,
	"likeness" text[] DEFAULT '{}'::text[] NOT NULL,
	"opening" text DEFAULT '' NOT NULL,
	"application_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_rows_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid,
	"label" text NOT NULL,
	"file_hash" text NOT NULL,
	"preset" text NOT NULL,
	"columns" text[] NOT NULL,
	"mapping" jsonb,
	"state" text DEFAULT 'columns' NOT NULL,
	"undoes_touched" boolean DEFAULT false NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"ready" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"same" integer DEFAULT 0 NOT NULL,
	"imported" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"openings_made" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"moved_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_state" ON "import_rows" USING btree ("import_id","state","number");--> statement-breakpoint
CREATE INDEX "import_rows_identity" ON "import_rows" USING btree ("company_id","identity");--> statement-breakpoint
CREATE INDEX "import_rows_likeness" ON "import_rows" USING gin ("likeness");--> statement-breakpoint
CREATE UNIQUE INDEX "import_rows_once" ON "import_rows" USING btree ("company_id","identity") WHERE application_id is not null;--> statement-breakpoint
CREATE INDEX "import_rows_application" ON "import_rows" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "import_rows_email" ON "import_rows" USING btree ("email") WHERE email <> '';--> statement-breakpoint
CREATE INDEX "import_rows_created" ON "import_rows" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_company" ON "imports" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_creator" ON "imports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_busy" ON "imports" USING btree ("moved_at") WHERE state in ('checking', 'running', 'undoing');--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_busy" ON "imports" USING btree ("company_id") WHERE state in ('checking', 'running', 'undoing');