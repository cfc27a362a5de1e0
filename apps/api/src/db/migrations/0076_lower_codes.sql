CREATE INDEX "erp_goods_lower_code" ON "erp_goods" USING btree (lower("code"));--> statement-breakpoint
UPDATE "payment" SET "trade_no" = to_char("bank_line"."day", 'YYYYMMDD ') || "trade_no" FROM "bank_line" WHERE "bank_line"."serial_no" = "payment"."trade_no" AND "bank_line"."status" <> 'dismissed' AND "payment"."trade_no" ~ '^\d{6} 余额';--> statement-breakpoint
UPDATE "bank_line" SET "serial_no" = to_char("day", 'YYYYMMDD ') || "serial_no" WHERE "serial_no" ~ '^\d{6} 余额';
