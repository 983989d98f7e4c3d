CREATE TABLE "calendar_entries" (
	"connection_id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	"href" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_entries_connection_id_interview_id_pk" PRIMARY KEY("connection_id","interview_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_links" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"pattern" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_connections" ADD COLUMN "write_fault" text;--> statement-breakpoint
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_connection_id_calendar_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."calendar_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_links" ADD CONSTRAINT "meeting_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_entries_interview" ON "calendar_entries" USING btree ("interview_id");