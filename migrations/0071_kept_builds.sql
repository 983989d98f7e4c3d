CREATE TABLE "kept_assets" (
	"path" text NOT NULL,
	"encoding" text NOT NULL,
	"build_id" text NOT NULL,
	"start" integer NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "kept_assets_path_encoding_build_id_pk" PRIMARY KEY("path","encoding","build_id")
);
--> statement-breakpoint
CREATE TABLE "kept_builds" (
	"id" text PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_assets" ADD CONSTRAINT "kept_assets_build_id_kept_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."kept_builds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_builds" ADD CONSTRAINT "kept_builds_storage_key_keys_to_erase_key_fk" FOREIGN KEY ("storage_key") REFERENCES "public"."keys_to_erase"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_assets_build" ON "kept_assets" USING btree ("build_id");--> statement-breakpoint
CREATE INDEX "kept_builds_storage_key" ON "kept_builds" USING btree ("storage_key");