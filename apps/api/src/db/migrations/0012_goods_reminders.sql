CREATE TABLE "goods_reminder" (
	"buyer_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"awaits" text NOT NULL,
	"price" numeric(14, 4),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "goods_reminder_buyer_id_goods_id_pk" PRIMARY KEY("buyer_id","goods_id"),
	CONSTRAINT "goods_reminder_awaits" CHECK ("goods_reminder"."awaits" in ('stock', 'price'))
);
--> statement-breakpoint
ALTER TABLE "goods_reminder" ADD CONSTRAINT "goods_reminder_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_reminder" ADD CONSTRAINT "goods_reminder_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_reminder_waiting" ON "goods_reminder" USING btree ("goods_id") WHERE "goods_reminder"."sent_at" is null;