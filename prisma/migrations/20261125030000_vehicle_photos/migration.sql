-- Photographs of a vehicle from every side, brought by a company.
CREATE TABLE "vehicle_photo" (
    "company_id" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "ktype" INTEGER NOT NULL,
    "position" INTEGER,
    "everywhere" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vehicle_photo_pkey" PRIMARY KEY ("company_id","id")
);

CREATE INDEX "vehicle_photo_ktype_company_id_idx" ON "vehicle_photo"("ktype", "company_id");
CREATE INDEX "vehicle_photo_id_idx" ON "vehicle_photo"("id");
