ALTER TABLE "operator_log" DROP COLUMN "hash";--> statement-breakpoint
ALTER TABLE "security_event" DROP COLUMN "hash";