CREATE TABLE "alarms" (
	"cause" text PRIMARY KEY NOT NULL,
	"sentence" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
