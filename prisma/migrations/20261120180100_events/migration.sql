-- DropIndex
DROP INDEX "event_company_id_id_idx";

-- AlterTable
ALTER TABLE "event" DROP CONSTRAINT "event_pkey",
DROP COLUMN "audience",
DROP COLUMN "payload",
DROP COLUMN "type",
ADD COLUMN     "customer_id" INTEGER,
ADD COLUMN     "data" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "kind" TEXT NOT NULL,
ADD COLUMN     "screen_id" INTEGER,
ADD COLUMN     "user_id" INTEGER,
ADD CONSTRAINT "event_pkey" PRIMARY KEY ("company_id", "id");

-- CreateTable
CREATE TABLE "event_head" (
    "company_id" INTEGER NOT NULL,
    "last_id" BIGINT NOT NULL DEFAULT 0,
    "floor_id" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "event_head_pkey" PRIMARY KEY ("company_id")
);

-- CreateTable
CREATE TABLE "live_key" (
    "key_hash" BYTEA NOT NULL,
    "company_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ,

    CONSTRAINT "live_key_pkey" PRIMARY KEY ("key_hash")
);

-- CreateIndex
CREATE INDEX "live_key_company_id_kind_subject_id_idx" ON "live_key"("company_id", "kind", "subject_id");

-- CreateIndex
CREATE INDEX "event_created_at_idx" ON "event"("created_at");
