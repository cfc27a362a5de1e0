ALTER TABLE "member" DROP CONSTRAINT "member_phone_unique";--> statement-breakpoint
ALTER TABLE "purchase_request" ADD COLUMN "home_id" bigint;--> statement-breakpoint
ALTER TABLE "purchase_request" ADD COLUMN "request_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_request" ALTER COLUMN "request_hash" DROP DEFAULT;--> statement-breakpoint
UPDATE "purchase_request" SET "steps" = (SELECT jsonb_agg(step || '{"changes": []}' ORDER BY place) FROM jsonb_array_elements("steps") WITH ORDINALITY AS each(step, place)) WHERE "steps" <> '[]';--> statement-breakpoint
ALTER TABLE "purchase_request" ADD CONSTRAINT "purchase_request_home_id_buyer_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."buyer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_phone" ON "member" USING btree ("phone") WHERE "member"."stopped_at" is null;
