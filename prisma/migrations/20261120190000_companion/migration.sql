-- AlterTable
ALTER TABLE "live_key" ADD COLUMN     "seed" BYTEA,
ADD COLUMN     "seen_at" TIMESTAMPTZ;
