ALTER TABLE "bank_line" ADD COLUMN "payer_bank" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_line" ADD COLUMN "payer_account" text DEFAULT '' NOT NULL;