-- CreateTable
CREATE TABLE "diagnostic_reading" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "vin" TEXT NOT NULL,
    "user_id" INTEGER,
    "protocol" TEXT NOT NULL,
    "faults" JSONB NOT NULL,
    "readiness" JSONB,
    "taken_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cleared_at" TIMESTAMPTZ,

    CONSTRAINT "diagnostic_reading_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateIndex
CREATE INDEX "diagnostic_reading_company_id_vin_taken_at_idx" ON "diagnostic_reading"("company_id", "vin", "taken_at");
