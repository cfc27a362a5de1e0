INSERT INTO "price_log" ("goods_id", "after", "created_at")
SELECT "id", "price", "created_at" FROM "goods"
WHERE "price" IS NOT NULL AND NOT EXISTS (SELECT FROM "price_log" WHERE "price_log"."goods_id" = "goods"."id");
