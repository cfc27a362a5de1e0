CREATE TABLE "saved_line" (
	"buyer_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_line_buyer_id_goods_id_pk" PRIMARY KEY("buyer_id","goods_id"),
	CONSTRAINT "saved_line_quantity" CHECK ("saved_line"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "saved_line" ADD CONSTRAINT "saved_line_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_line" ADD CONSTRAINT "saved_line_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_line_goods" ON "saved_line" USING btree ("goods_id");