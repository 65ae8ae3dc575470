-- AlterTable
ALTER TABLE "catalogue_version" ADD COLUMN     "last_article_id" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "retired_at" TIMESTAMPTZ,
ADD COLUMN     "shape" TEXT,
ADD COLUMN     "source" TEXT NOT NULL DEFAULT 'demonstration';
