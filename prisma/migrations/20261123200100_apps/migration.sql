-- CreateTable
CREATE TABLE "dock_app" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "img" TEXT,
    "url" TEXT,
    "widget" TEXT,
    "app_type" TEXT NOT NULL,
    "access_right" TEXT,
    "brand_id" INTEGER,
    "place" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dock_app_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "frame_verdict" (
    "address" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "reason" TEXT,
    "checked_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "frame_verdict_pkey" PRIMARY KEY ("address")
);

-- CreateIndex
CREATE UNIQUE INDEX "dock_app_company_id_name_key" ON "dock_app"("company_id", "name");
