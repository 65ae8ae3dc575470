-- Why goods went back to their supplier, and what did not fit which vehicle.
ALTER TABLE "order_event" ADD COLUMN "reason" TEXT;

CREATE TABLE "comeback" (
  "company_id" INTEGER NOT NULL,
  "id" SERIAL NOT NULL,
  "article_id" INTEGER NOT NULL,
  "ktype" INTEGER,
  "vin" TEXT,
  "plate" TEXT,
  "criterion_id" INTEGER,
  "value_id" INTEGER,
  "value" TEXT,
  "order_number" TEXT NOT NULL,
  "user_id" INTEGER,
  "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "withdrawn_at" TIMESTAMPTZ,
  CONSTRAINT "comeback_pkey" PRIMARY KEY ("company_id", "id")
);
CREATE INDEX "comeback_company_id_article_id_idx" ON "comeback"("company_id", "article_id");
CREATE INDEX "comeback_company_id_ktype_idx" ON "comeback"("company_id", "ktype");
