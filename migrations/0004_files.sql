CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"ticket_hash" text,
	"temporary_path" text NOT NULL,
	"content_type" text NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "files_ticket";--> statement-breakpoint
DROP INDEX "files_storage_key";--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_owner" ON "recordings" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "recordings_created" ON "recordings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "files_storage_key" ON "files" USING btree ("storage_key");