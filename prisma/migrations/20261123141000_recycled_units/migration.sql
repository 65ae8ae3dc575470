-- CreateTable
CREATE TABLE "recycled_unit" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "vendor" TEXT NOT NULL,
    "vendor_place" TEXT NOT NULL,
    "approval" TEXT NOT NULL,
    "police_number" TEXT NOT NULL,
    "maker_reference" TEXT,
    "make" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "vehicle_year" INTEGER NOT NULL,
    "km" INTEGER NOT NULL,
    "guarantee_months" INTEGER NOT NULL,
    "rack" TEXT NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "comment" TEXT,
    "state" TEXT NOT NULL,
    "engine_id" INTEGER,
    "engine_family" TEXT,
    "engine_codes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "gearbox_reference" TEXT,
    "gearbox_code" TEXT,
    "automatic" BOOLEAN,
    "remark" TEXT,
    "photos" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "recycled_unit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recycled_version" (
    "ktype" INTEGER NOT NULL,
    "engine_id" INTEGER,
    "gearboxes" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "recycled_version_pkey" PRIMARY KEY ("ktype")
);

-- CreateTable
CREATE TABLE "recycled_hold" (
    "unit_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "touched_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sold_at" TIMESTAMPTZ,

    CONSTRAINT "recycled_hold_pkey" PRIMARY KEY ("unit_id")
);

-- CreateIndex
CREATE INDEX "recycled_unit_engine_id_idx" ON "recycled_unit"("engine_id");

-- CreateIndex
CREATE UNIQUE INDEX "recycled_unit_vendor_police_number_key" ON "recycled_unit"("vendor", "police_number");

-- AddForeignKey
ALTER TABLE "recycled_hold" ADD CONSTRAINT "recycled_hold_unit_id_fkey" FOREIGN KEY ("unit_id") REFERENCES "recycled_unit"("id") ON DELETE CASCADE ON UPDATE CASCADE;
