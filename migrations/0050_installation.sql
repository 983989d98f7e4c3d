CREATE TABLE "files_set_aside" (
	"key" text PRIMARY KEY NOT NULL,
	"size" bigint NOT NULL,
	"set_aside_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keys_to_erase" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"home" text,
	"marked_at" timestamp with time zone,
	"walked_to" text,
	CONSTRAINT "installation_is_only" CHECK ("installation"."is_only")
);
--> statement-breakpoint
CREATE INDEX "files_set_aside_at" ON "files_set_aside" USING btree ("set_aside_at");--> statement-breakpoint
CREATE INDEX "keys_to_erase_due" ON "keys_to_erase" USING btree ("due_at");