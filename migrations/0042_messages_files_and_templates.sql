CREATE TABLE "message_files" (
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"place" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "message_files_conversation_id_number_place_pk" PRIMARY KEY("conversation_id","number","place")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message" FOREIGN KEY ("conversation_id","number") REFERENCES "public"."messages"("conversation_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_files_file" ON "message_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_once" ON "message_templates" USING btree ("company_id",lower("name"));