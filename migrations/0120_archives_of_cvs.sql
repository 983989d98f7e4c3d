DROP INDEX "imports_busy";--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "archive_key" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_file" ON "import_rows" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "imports_busy" ON "imports" USING btree ("moved_at") WHERE state in ('reading', 'checking', 'running', 'undoing');