ALTER TABLE "goods" ADD COLUMN "cost" numeric(14, 4);--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_cost" CHECK ("goods"."cost" > 0);