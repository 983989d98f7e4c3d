CREATE TABLE "opening_translations" (
	"opening_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"responsibilities" text DEFAULT '' NOT NULL,
	"requirements" text DEFAULT '' NOT NULL,
	"benefits" text DEFAULT '' NOT NULL,
	"screening_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"video_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"made_from" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opening_translations_opening_id_language_pk" PRIMARY KEY("opening_id","language")
);
--> statement-breakpoint
ALTER TABLE "opening_translations" ADD CONSTRAINT "opening_translations_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;