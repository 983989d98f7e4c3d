CREATE TABLE "calendar_busy_times" (
	"connection_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_busy_times_connection_id_starts_at_pk" PRIMARY KEY("connection_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "calendar_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"username" text NOT NULL,
	"password" text NOT NULL,
	"collection" text NOT NULL,
	"calendars" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"whole_at" timestamp with time zone NOT NULL,
	"mark" text NOT NULL,
	"skipped" integer NOT NULL,
	"fault" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_rule_sets" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"days_off" smallint[] NOT NULL,
	"from_time" text,
	"until_time" text,
	"buffer_minutes" smallint NOT NULL,
	"most_a_day" smallint
);
--> statement-breakpoint
ALTER TABLE "calendar_busy_times" ADD CONSTRAINT "calendar_busy_times_connection_id_calendar_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."calendar_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_connections" ADD CONSTRAINT "calendar_connections_account_id_company_members_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."company_members"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_rule_sets" ADD CONSTRAINT "calendar_rule_sets_account_id_company_members_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."company_members"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_connections_account" ON "calendar_connections" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "calendar_connections_next" ON "calendar_connections" USING btree ("next_at","id");