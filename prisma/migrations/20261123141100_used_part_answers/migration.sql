-- CreateTable
CREATE TABLE "used_part_answer" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "quote_id" INTEGER,
    "answer" TEXT NOT NULL,
    "user_id" INTEGER,
    "answered_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kept_until" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "used_part_answer_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateIndex
CREATE INDEX "used_part_answer_company_id_customer_id_idx" ON "used_part_answer"("company_id", "customer_id");
