ALTER TABLE "import_rows" ADD COLUMN "file_place" integer;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "named_place" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "files" integer DEFAULT 0 NOT NULL;