DROP INDEX "activity_running";--> statement-breakpoint
CREATE INDEX "activity_running" ON "activity" USING btree ("ends_at","starts_at") WHERE "activity"."is_open";