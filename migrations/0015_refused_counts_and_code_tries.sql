CREATE TABLE "refused_counts" (
	"hour" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "refused_counts_hour_reason_pk" PRIMARY KEY("hour","reason")
);
--> statement-breakpoint
ALTER TABLE "one_time_secrets" DROP COLUMN "attempts";