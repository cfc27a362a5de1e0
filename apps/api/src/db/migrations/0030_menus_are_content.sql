INSERT INTO "focus" ("block", "title", "url", "sort") SELECT 'hot_search', "name", "url", "sort" FROM "hot_search" ORDER BY "id";--> statement-breakpoint
INSERT INTO "focus" ("block", "title", "url", "image", "sort") SELECT 'link', "name", "url", "image", "sort" FROM "link" ORDER BY "id";--> statement-breakpoint
INSERT INTO "focus" ("block", "title", "url", "image", "sort", "content")
  SELECT 'nav', "name", CASE WHEN "is_open" THEN "url" END, "image", "sort", jsonb_build_object('copyOf', "id")
  FROM "navigation" WHERE "parent_id" IS NULL ORDER BY "id";--> statement-breakpoint
INSERT INTO "focus" ("block", "title", "url", "image", "sort", "content")
  SELECT 'nav', "entry"."name", CASE WHEN "entry"."is_open" THEN "entry"."url" END, "entry"."image", "entry"."sort",
    jsonb_build_object('parentId', "parent"."id")
  FROM "navigation" "entry" JOIN "focus" "parent" ON ("parent"."content"->>'copyOf')::bigint = "entry"."parent_id"
  ORDER BY "entry"."id";--> statement-breakpoint
UPDATE "focus" SET "content" = '{}' WHERE "content" ? 'copyOf';--> statement-breakpoint
DROP TABLE "hot_search" CASCADE;--> statement-breakpoint
DROP TABLE "link" CASCADE;--> statement-breakpoint
DROP TABLE "navigation" CASCADE;
