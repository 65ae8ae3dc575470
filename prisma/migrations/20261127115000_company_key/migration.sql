-- Keys by which a company's other programs ask the API.
CREATE TABLE "company_key" (
  "company_id" INTEGER NOT NULL,
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "prefix" TEXT NOT NULL,
  "hash" BYTEA NOT NULL,
  "rights" TEXT[] NOT NULL,
  "user_id" INTEGER NOT NULL,
  "calls" BIGINT NOT NULL DEFAULT 0,
  "last_used_at" TIMESTAMPTZ,
  "ends_at" TIMESTAMPTZ,
  "revoked_at" TIMESTAMPTZ,
  "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "company_key_pkey" PRIMARY KEY ("company_id", "id")
);
CREATE UNIQUE INDEX "company_key_prefix_key" ON "company_key"("prefix");
