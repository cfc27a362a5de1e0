ALTER TABLE "security_event" DROP CONSTRAINT "security_event_kind";--> statement-breakpoint
ALTER TABLE "second_factor" DROP CONSTRAINT "second_factor_pkey";--> statement-breakpoint
ALTER TABLE "factor_token" ADD COLUMN "member_id" bigint;--> statement-breakpoint
ALTER TABLE "second_factor" ADD COLUMN "member_id" bigint;--> statement-breakpoint
ALTER TABLE "factor_token" ADD CONSTRAINT "factor_token_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_token_member" ON "factor_token" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "second_factor_member" ON "second_factor" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_once" UNIQUE NULLS NOT DISTINCT("buyer_id","member_id");--> statement-breakpoint
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_kind" CHECK ("security_event"."kind" in ('login', 'loginFailed', 'proofFailed', 'sessionEnded', 'passwordChanged', 'passwordReset', 'payPasswordChanged', 'phoneChanged', 'emailChanged', 'wechatBound', 'wechatUnbound', 'titleChanged', 'storeAsked', 'storeConfirmed', 'storeUnlinked', 'storeSwitched', 'accountRestored', 'factorOn', 'factorOff', 'factorFailed', 'factorPaymentChanged', 'recoveryUsed', 'recoveryRenewed', 'deviceTrusted', 'dataExported', 'accountClosed', 'programAllowed', 'operatorLooked', 'personChanged', 'approvalRuleChanged', 'orderConsentChanged', 'goodsRuleChanged'));