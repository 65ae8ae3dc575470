-- CreateTable
CREATE TABLE "company_setting" (
    "company_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_setting_pkey" PRIMARY KEY ("company_id","name")
);
