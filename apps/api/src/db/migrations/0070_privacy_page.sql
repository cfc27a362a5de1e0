-- The privacy policy was on the page of the user agreement.
UPDATE "article" SET "url" = '/help/fwbz/yszc' WHERE "url" = '/help/fwbz/yhxy' AND "title" LIKE '%隐私%';
