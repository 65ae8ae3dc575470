-- How the user came in: a session of a link or of a card changes no password.
ALTER TABLE "session" ADD COLUMN "door" TEXT NOT NULL DEFAULT 'password';
UPDATE "session" SET "door" = 'qr' WHERE "qr_login_id" IS NOT NULL;
-- Links that are open bear their user's number instead of a secret: they end here.
DELETE FROM "one_time_link";
