-- DropIndex
DROP INDEX "stock_item_company_id_article_id_idx";

-- AlterTable
ALTER TABLE "stock_item" ADD COLUMN     "oe_numbers" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE UNIQUE INDEX "stock_item_company_id_article_id_stock_group_id_key" ON "stock_item"("company_id", "article_id", "stock_group_id");
