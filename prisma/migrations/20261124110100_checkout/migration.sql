-- CreateTable
CREATE TABLE "checkout" (
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "address" JSONB,
    "method" TEXT,
    "customer_reference" TEXT NOT NULL DEFAULT '',
    "order_number" TEXT,
    "mark" TEXT,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "checkout_pkey" PRIMARY KEY ("company_id","user_id")
);
