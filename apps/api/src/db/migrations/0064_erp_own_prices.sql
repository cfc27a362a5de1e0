CREATE TABLE "erp_own_price_list" (
	"code" text PRIMARY KEY NOT NULL,
	"list_id" bigint NOT NULL,
	CONSTRAINT "erp_own_price_list_list_id_unique" UNIQUE("list_id")
);
--> statement-breakpoint
ALTER TABLE "erp_own_price_list" ADD CONSTRAINT "erp_own_price_list_list_id_own_price_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."own_price_list"("id") ON DELETE cascade ON UPDATE no action;