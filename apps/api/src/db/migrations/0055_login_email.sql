ALTER TABLE "account_change" RENAME COLUMN "phone" TO "recipient";--> statement-breakpoint
ALTER TABLE "sms_code" RENAME COLUMN "phone" TO "recipient";--> statement-breakpoint
DROP INDEX "account_change_phone";--> statement-breakpoint
ALTER TABLE "sms_code" DROP CONSTRAINT "sms_code_phone_scene_pk";--> statement-breakpoint
ALTER TABLE "sms_code" ADD CONSTRAINT "sms_code_recipient_scene_pk" PRIMARY KEY("recipient","scene");--> statement-breakpoint
ALTER TABLE "buyer" ADD COLUMN "login_email" text;--> statement-breakpoint
CREATE INDEX "account_change_recipient" ON "account_change" USING btree ("recipient");--> statement-breakpoint
ALTER TABLE "buyer" ADD CONSTRAINT "buyer_login_email_unique" UNIQUE("login_email");