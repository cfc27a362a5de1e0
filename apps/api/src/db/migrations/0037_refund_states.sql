ALTER TABLE "order_event" DROP CONSTRAINT "order_event_kind";--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "refund_id" bigint;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_refund" ON "order_return" USING btree ("refund_id");--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_kind" CHECK ("order_event"."kind" in ('placed', 'paid', 'shipped', 'done', 'cancelled', 'expired', 'refunding', 'refunded'));--> statement-breakpoint
UPDATE "order_return" SET "refund_id" = "refund"."id" FROM "refund" JOIN "payment" ON "payment"."id" = "refund"."payment_id" WHERE "payment"."order_id" = "order_return"."order_id" AND "refund"."reason" = 'return:' || "order_return"."id" AND "refund"."status" = 'done';