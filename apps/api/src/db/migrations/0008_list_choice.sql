CREATE TABLE "list_choice" (
	"buyer_id" bigint NOT NULL,
	"line" text NOT NULL,
	"goods_id" bigint NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_choice_buyer_id_line_pk" PRIMARY KEY("buyer_id","line")
);
--> statement-breakpoint
ALTER TABLE "list_choice" ADD CONSTRAINT "list_choice_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_choice" ADD CONSTRAINT "list_choice_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_choice_recent" ON "list_choice" USING btree ("buyer_id","chosen_at");--> statement-breakpoint
CREATE INDEX "list_choice_goods" ON "list_choice" USING btree ("goods_id");