CREATE TABLE "factor_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"buyer_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "factor_token_kind" CHECK ("factor_token"."kind" in ('ticket', 'device'))
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"buyer_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"recovery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pay_above" numeric(14, 2),
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_change" DROP CONSTRAINT "account_change_kind";--> statement-breakpoint
ALTER TABLE "security_event" DROP CONSTRAINT "security_event_kind";--> statement-breakpoint
ALTER TABLE "buyer" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "factor_token" ADD CONSTRAINT "factor_token_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_token_buyer" ON "factor_token" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "factor_token_expires" ON "factor_token" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "account_change" ADD CONSTRAINT "account_change_kind" CHECK ("account_change"."kind" in ('phone', 'wechat', 'password', 'payPassword', 'title', 'secondFactor'));--> statement-breakpoint
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_kind" CHECK ("security_event"."kind" in ('login', 'loginFailed', 'proofFailed', 'sessionEnded', 'passwordChanged', 'passwordReset', 'payPasswordChanged', 'phoneChanged', 'wechatBound', 'wechatUnbound', 'titleChanged', 'storeAsked', 'storeConfirmed', 'storeUnlinked', 'storeSwitched', 'accountRestored', 'factorOn', 'factorOff', 'factorFailed', 'factorPaymentChanged', 'recoveryUsed', 'deviceTrusted', 'dataExported', 'accountClosed'));