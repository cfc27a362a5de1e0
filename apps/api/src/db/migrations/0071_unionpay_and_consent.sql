CREATE TABLE "order_consent" (
	"buyer_id" bigint PRIMARY KEY NOT NULL,
	"per_order" numeric(14, 2) NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_consent_per_order" CHECK ("order_consent"."per_order" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_method";--> statement-breakpoint
ALTER TABLE "security_event" DROP CONSTRAINT "security_event_kind";--> statement-breakpoint
ALTER TABLE "order_consent" ADD CONSTRAINT "order_consent_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_method" CHECK ("payment"."method" in ('balance', 'sandbox', 'alipay', 'wechat', 'unionpay', 'bank', 'credit'));--> statement-breakpoint
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_kind" CHECK ("security_event"."kind" in ('login', 'loginFailed', 'proofFailed', 'sessionEnded', 'passwordChanged', 'passwordReset', 'payPasswordChanged', 'phoneChanged', 'emailChanged', 'wechatBound', 'wechatUnbound', 'titleChanged', 'storeAsked', 'storeConfirmed', 'storeUnlinked', 'storeSwitched', 'accountRestored', 'factorOn', 'factorOff', 'factorFailed', 'factorPaymentChanged', 'recoveryUsed', 'deviceTrusted', 'dataExported', 'accountClosed', 'programAllowed', 'operatorLooked', 'personChanged', 'approvalRuleChanged', 'orderConsentChanged'));