CREATE TABLE "maker_name" (
	"name" text PRIMARY KEY NOT NULL,
	"current_name" text,
	"is_hidden" boolean DEFAULT false NOT NULL
);
