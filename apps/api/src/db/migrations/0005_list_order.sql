DROP INDEX "activity_running";--> statement-breakpoint
DROP INDEX "goods_of_category";--> statement-breakpoint
CREATE INDEX "activity_running" ON "activity" USING btree ("ends_at") WHERE "activity"."is_open";--> statement-breakpoint
CREATE INDEX "goods_of_category" ON "goods" USING btree ("category_id",("stock" > 0) desc,"pinned" DESC NULLS FIRST,"sales" DESC NULLS FIRST,"id") WHERE "goods"."on_shelf";