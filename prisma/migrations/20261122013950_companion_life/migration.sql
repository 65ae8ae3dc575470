-- AlterTable
ALTER TABLE "live_key" ADD COLUMN     "expires_at" TIMESTAMPTZ;

-- Addresses that stand keep the life that they would have had.
UPDATE "live_key" SET "expires_at" = "created_at" + interval '90 days' WHERE "kind" = 'companion';
