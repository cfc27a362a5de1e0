ALTER TABLE "stock_log" ADD COLUMN "key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_log_key" ON "stock_log" USING btree ("key") WHERE "stock_log"."key" is not null;