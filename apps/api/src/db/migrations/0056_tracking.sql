CREATE TABLE "tracking_query" (
	"company" text NOT NULL,
	"tracking_no" text NOT NULL,
	"queries" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"error" text,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracking_query_company_tracking_no_pk" PRIMARY KEY("company","tracking_no")
);
--> statement-breakpoint
CREATE INDEX "tracking_query_next" ON "tracking_query" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "tracking_query_failed" ON "tracking_query" USING btree ("failed_at") WHERE "tracking_query"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "shipment_tracking_no" ON "shipment" USING btree ("tracking_no");--> statement-breakpoint
CREATE INDEX "shipment_unsigned" ON "shipment" USING btree ("created_at") WHERE "shipment"."status" <> 'signed';