-- CreateTable
CREATE TABLE "pass" (
    "company_id" INTEGER NOT NULL,
    "serial" TEXT NOT NULL,
    "vin" TEXT NOT NULL,
    "active_vin" TEXT,
    "plate" TEXT,
    "label" TEXT NOT NULL,
    "first_registration" DATE,
    "energy" TEXT,
    "crit_air" TEXT,
    "tyres" TEXT,
    "next_inspection" DATE,
    "next_revision" DATE,
    "next_revision_km" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ,

    CONSTRAINT "pass_pkey" PRIMARY KEY ("company_id","serial")
);

-- CreateTable
CREATE TABLE "pass_device" (
    "company_id" INTEGER NOT NULL,
    "serial" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "push_token" TEXT NOT NULL,
    "told_version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pass_device_pkey" PRIMARY KEY ("company_id","serial","device")
);

-- CreateIndex
CREATE UNIQUE INDEX "pass_serial_key" ON "pass"("serial");

-- CreateIndex
CREATE INDEX "pass_active_vin_idx" ON "pass"("active_vin");

-- CreateIndex
CREATE INDEX "pass_company_id_updated_at_idx" ON "pass"("company_id", "updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "pass_company_id_active_vin_key" ON "pass"("company_id", "active_vin");

-- CreateIndex
CREATE INDEX "pass_device_device_idx" ON "pass_device"("device");

-- AddForeignKey
ALTER TABLE "pass_device" ADD CONSTRAINT "pass_device_company_id_serial_fkey" FOREIGN KEY ("company_id", "serial") REFERENCES "pass"("company_id", "serial") ON DELETE CASCADE ON UPDATE CASCADE;
