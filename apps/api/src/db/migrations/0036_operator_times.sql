ALTER TABLE "operator" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
UPDATE "operator" SET "disabled_at" = now() WHERE "is_disabled";--> statement-breakpoint
ALTER TABLE "operator" DROP COLUMN "is_disabled";
