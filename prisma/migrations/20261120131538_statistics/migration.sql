-- CreateTable
CREATE TABLE "vehicle_use" (
    "scope" TEXT NOT NULL,
    "vtype" TEXT NOT NULL,
    "parent_id" INTEGER NOT NULL DEFAULT 0,
    "subject_id" INTEGER NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "vehicle_use_pkey" PRIMARY KEY ("scope","vtype","parent_id","subject_id")
);

-- CreateTable
CREATE TABLE "vehicle_use_month" (
    "ktype" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "vehicle_use_month_pkey" PRIMARY KEY ("ktype","month")
);
