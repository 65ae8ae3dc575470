-- AlterTable
ALTER TABLE "stock_item" ADD COLUMN     "image" TEXT,
ADD COLUMN     "reference_key" TEXT,
ADD COLUMN     "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "user_id" INTEGER;
