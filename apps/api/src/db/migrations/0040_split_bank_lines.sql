ALTER TABLE "bank_line" DROP CONSTRAINT "bank_line_settled";--> statement-breakpoint
ALTER TABLE "bank_line" ADD COLUMN "buyer_id" bigint;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_settled" CHECK (("bank_line"."status" = 'settled') = (coalesce("bank_line"."order_id", "bank_line"."buyer_id") is not null));