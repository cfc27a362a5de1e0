ALTER TABLE "order_line" ADD COLUMN "buyer_id" bigint;--> statement-breakpoint
UPDATE "order_line" SET "buyer_id" = "orders"."buyer_id" FROM "orders" WHERE "orders"."id" = "order_line"."order_id";--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "buyer_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "order_line_buyer" ON "order_line" USING btree ("buyer_id","goods_id");
