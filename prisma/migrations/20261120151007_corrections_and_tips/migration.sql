-- CreateTable
CREATE TABLE "vehicle_ktype" (
    "company_id" INTEGER NOT NULL,
    "vin" TEXT NOT NULL,
    "ktype" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vehicle_ktype_pkey" PRIMARY KEY ("company_id","vin")
);

-- CreateTable
CREATE TABLE "vehicle_numbers" (
    "company_id" INTEGER NOT NULL,
    "ktype" INTEGER NOT NULL,
    "hmdnr" INTEGER,
    "mid" TEXT,
    "kromeda_id" INTEGER,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vehicle_numbers_pkey" PRIMARY KEY ("company_id","ktype")
);

-- CreateTable
CREATE TABLE "tip" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "type" TEXT NOT NULL,
    "from_day" DATE,
    "to_day" DATE,
    "family" TEXT NOT NULL,
    "references" TEXT[],
    "text" TEXT NOT NULL,
    "contributor" TEXT NOT NULL,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tip_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateIndex
CREATE INDEX "vehicle_numbers_company_id_mid_idx" ON "vehicle_numbers"("company_id", "mid");

-- CreateIndex
CREATE INDEX "tip_company_id_type_idx" ON "tip"("company_id", "type");
