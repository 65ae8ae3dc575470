-- CreateIndex
CREATE INDEX "stock_item_company_id_reference_key_idx" ON "stock_item"("company_id", "reference_key");

-- CreateIndex
CREATE INDEX "stock_item_company_id_ean_idx" ON "stock_item"("company_id", "ean");
