ALTER TABLE "candidates" ALTER COLUMN "public_sections" SET DEFAULT '{summary,skills,languages,experiences,educations,links,video_cv}'::text[];--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "cv_downloads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "email_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "whatsapp_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "pool_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;