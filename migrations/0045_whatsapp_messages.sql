CREATE TABLE "whatsapp_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"template" text NOT NULL,
	"locale" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"about" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"unreachable" text,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_messages_once" ON "whatsapp_messages" USING btree ("account_id","about");--> statement-breakpoint
CREATE INDEX "whatsapp_messages_unreachable" ON "whatsapp_messages" USING btree ("account_id") WHERE unreachable is not null;--> statement-breakpoint
CREATE INDEX "whatsapp_messages_age" ON "whatsapp_messages" USING btree ("created_at");