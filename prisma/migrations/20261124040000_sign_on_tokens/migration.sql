ALTER TABLE "session" ADD COLUMN "provider_tokens" BYTEA;
