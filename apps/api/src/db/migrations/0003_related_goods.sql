DROP INDEX "goods_category";--> statement-breakpoint
CREATE INDEX "goods_of_category" ON "goods" USING btree ("category_id",("stock" > 0) desc,"sales" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "goods_of_common_name" ON "goods" USING btree ("common_name",("stock" > 0) desc,"sales" DESC NULLS FIRST,"id") WHERE "goods"."on_shelf" and "goods"."common_name" is not null;--> statement-breakpoint
CREATE INDEX "goods_of_name" ON "goods" USING btree ("name",("stock" > 0) desc,"sales" DESC NULLS FIRST,"id") WHERE "goods"."on_shelf";