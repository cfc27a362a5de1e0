ALTER TABLE "order_line" ADD COLUMN "needs_papers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "needs_seller_papers" boolean DEFAULT false NOT NULL;