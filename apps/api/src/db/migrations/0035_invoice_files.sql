CREATE TABLE "invoice_file" (
	"invoice_id" bigint NOT NULL,
	"format" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_file_invoice_id_format_pk" PRIMARY KEY("invoice_id","format"),
	CONSTRAINT "invoice_file_format" CHECK ("invoice_file"."format" in ('pdf', 'ofd', 'xml'))
);
--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_no";--> statement-breakpoint
ALTER TABLE "invoice_file" ADD CONSTRAINT "invoice_file_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_no" CHECK ("invoice"."no" ~ '^([0-9]{20}|演示[0-9]{6})$');--> statement-breakpoint
DROP TABLE "invoice_counter" CASCADE;
