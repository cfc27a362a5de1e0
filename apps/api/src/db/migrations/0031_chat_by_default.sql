ALTER TABLE "buyer" ALTER COLUMN "can_chat" SET DEFAULT true;--> statement-breakpoint
UPDATE "buyer" SET "can_chat" = true;
