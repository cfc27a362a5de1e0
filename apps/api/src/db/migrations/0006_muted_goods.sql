CREATE TABLE "due_mute" (
	"buyer_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "due_mute_buyer_id_goods_id_pk" PRIMARY KEY("buyer_id","goods_id")
);
--> statement-breakpoint
ALTER TABLE "due_mute" ADD CONSTRAINT "due_mute_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_mute" ADD CONSTRAINT "due_mute_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;