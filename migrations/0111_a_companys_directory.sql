CREATE TABLE "company_directories" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"beginning" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_group_members" (
	"group_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "directory_group_members_group_id_person_id_pk" PRIMARY KEY("group_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "directory_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"display_name" text NOT NULL,
	"external_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"account_id" uuid,
	"user_name" text NOT NULL,
	"external_id" text NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_directories" ADD CONSTRAINT "company_directories_connection_id_company_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."company_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_group_members" ADD CONSTRAINT "directory_group_members_group_id_directory_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."directory_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_group_members" ADD CONSTRAINT "directory_group_members_person_id_directory_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."directory_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_groups" ADD CONSTRAINT "directory_groups_connection_id_company_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."company_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_people" ADD CONSTRAINT "directory_people_connection_id_company_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."company_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_people" ADD CONSTRAINT "directory_people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_directories_token" ON "company_directories" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "directory_group_members_person" ON "directory_group_members" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_groups_name" ON "directory_groups" USING btree ("connection_id","display_name");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_people_name" ON "directory_people" USING btree ("connection_id",lower("user_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "directory_people_account" ON "directory_people" USING btree ("connection_id","account_id");--> statement-breakpoint
CREATE INDEX "directory_people_external" ON "directory_people" USING btree ("connection_id","external_id");--> statement-breakpoint
CREATE INDEX "directory_people_page" ON "directory_people" USING btree ("connection_id","id");--> statement-breakpoint
CREATE INDEX "directory_people_of" ON "directory_people" USING btree ("account_id");