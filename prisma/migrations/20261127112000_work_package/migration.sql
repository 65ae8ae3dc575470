-- Parts and work that a company keeps by name and offers for any vehicle.
CREATE TABLE "work_package" (
  "company_id" INTEGER NOT NULL,
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "parts" JSONB NOT NULL,
  "works" JSONB NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "work_package_pkey" PRIMARY KEY ("company_id", "id")
);
CREATE UNIQUE INDEX "work_package_company_id_key_key" ON "work_package"("company_id", "key");
