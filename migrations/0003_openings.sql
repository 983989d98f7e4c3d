DROP TABLE "opening_counts" CASCADE;--> statement-breakpoint
DROP TABLE "opening_titles" CASCADE;--> statement-breakpoint
DROP TABLE "public_openings" CASCADE;