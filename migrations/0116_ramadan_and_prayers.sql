ALTER TABLE "calendar_rule_sets" ADD COLUMN "ramadan_from" text;--> statement-breakpoint
ALTER TABLE "calendar_rule_sets" ADD COLUMN "ramadan_until" text;--> statement-breakpoint
ALTER TABLE "calendar_rule_sets" ADD COLUMN "prayer_minutes" smallint DEFAULT 0 NOT NULL;