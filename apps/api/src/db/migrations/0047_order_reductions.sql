CREATE FUNCTION "reductions_sum"("reductions" jsonb) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(sum((part ->> 'amount')::numeric), 0) FROM jsonb_array_elements("reductions") AS part
$$;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reductions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "reductions" = (
  SELECT jsonb_agg(jsonb_build_object('code', code, 'amount', amount::text) ORDER BY place)
  FROM (VALUES (1, 'full_reduction', "full_reduction"), (2, 'discount', "discount"), (3, 'coupon', "coupon_amount"),
    (4, 'voucher', "voucher_amount"), (5, 'red_packet', "red_packet_amount")) AS part(place, code, amount)
  WHERE amount > 0)
WHERE "full_reduction" + "discount" + "coupon_amount" + "voucher_amount" + "red_packet_amount" > 0;--> statement-breakpoint
UPDATE "order_line" SET "proof" = "proof" - '{fullReduction,discount,coupon,voucher,redPacket}'::text[] || jsonb_build_object('reductions', (
  SELECT coalesce(jsonb_agg(jsonb_build_object('code', code, 'amount', "proof" ->> name) ORDER BY place), '[]')
  FROM (VALUES (1, 'full_reduction', 'fullReduction'), (2, 'discount', 'discount'), (3, 'coupon', 'coupon'),
    (4, 'voucher', 'voucher'), (5, 'red_packet', 'redPacket')) AS part(place, code, name)
  WHERE ("proof" ->> name)::numeric > 0));--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "full_reduction";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "discount";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "coupon_amount";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "voucher_amount";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "red_packet_amount";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total" >= 0 and "orders"."total" = "orders"."goods_amount" - reductions_sum("orders"."reductions") + "orders"."shipping_fee");
