-- What a customer did not agree to of a quote, noted for the vehicle until it is put back into a cart or quoted again.
CREATE TABLE "advised_line" (
  "company_id" INTEGER NOT NULL,
  "id" SERIAL NOT NULL,
  "customer_id" INTEGER NOT NULL,
  "quote_id" INTEGER NOT NULL,
  "kind" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "article" TEXT,
  "advice" TEXT,
  "advice_word" TEXT,
  "vin" TEXT,
  "plate" TEXT,
  "ktype" INTEGER,
  "kept" JSONB NOT NULL,
  "at" TIMESTAMPTZ NOT NULL,
  "taken_at" TIMESTAMPTZ,

  CONSTRAINT "advised_line_pkey" PRIMARY KEY ("company_id", "id")
);
CREATE INDEX "advised_line_company_id_customer_id_idx" ON "advised_line"("company_id", "customer_id");
CREATE INDEX "advised_line_company_id_plate_idx" ON "advised_line"("company_id", "plate");
CREATE INDEX "advised_line_company_id_vin_idx" ON "advised_line"("company_id", "vin");
ALTER TABLE "advised_line" ADD CONSTRAINT "advised_line_company_id_customer_id_fkey"
  FOREIGN KEY ("company_id", "customer_id") REFERENCES "customer"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
