-- CreateTable
CREATE TABLE "stats_event" (
    "company_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "user_id" INTEGER,
    "make_id" INTEGER,
    "model_id" INTEGER,
    "ktype" INTEGER,
    "hour" SMALLINT NOT NULL,
    "found" INTEGER,
    "amount" INTEGER,
    "vehicle" TEXT,
    "name" TEXT,

    CONSTRAINT "stats_event_pkey" PRIMARY KEY ("company_id","kind","at","id")
);

-- CreateTable
CREATE TABLE "stats_spool" (
    "file" TEXT NOT NULL,
    "read_to" BIGINT NOT NULL,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stats_spool_pkey" PRIMARY KEY ("file")
);

-- CreateTable
CREATE TABLE "stats_day" (
    "company_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "hits" INTEGER NOT NULL DEFAULT 0,
    "adn_ok" INTEGER NOT NULL DEFAULT 0,
    "adn_0" INTEGER NOT NULL DEFAULT 0,
    "adn_null" INTEGER NOT NULL DEFAULT 0,
    "new_hits" INTEGER NOT NULL DEFAULT 0,
    "repeat_hits" INTEGER NOT NULL DEFAULT 0,
    "nb_users" INTEGER NOT NULL DEFAULT 0,
    "new_users" INTEGER NOT NULL DEFAULT 0,
    "searches" INTEGER NOT NULL DEFAULT 0,
    "missed" INTEGER NOT NULL DEFAULT 0,
    "views" INTEGER NOT NULL DEFAULT 0,
    "carts" INTEGER NOT NULL DEFAULT 0,
    "quotes" INTEGER NOT NULL DEFAULT 0,
    "dtc" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "stats_day_pkey" PRIMARY KEY ("company_id","day")
);

-- CreateTable
CREATE TABLE "stats_hour" (
    "company_id" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "hour" SMALLINT NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "stats_hour_pkey" PRIMARY KEY ("company_id","month","kind","hour")
);

-- CreateTable
CREATE TABLE "stats_use" (
    "company_id" INTEGER NOT NULL,
    "scope" TEXT NOT NULL,
    "parent_id" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "stats_use_pkey" PRIMARY KEY ("company_id","scope","parent_id","month","subject_id")
);

-- CreateTable
CREATE TABLE "stats_month" (
    "company_id" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL DEFAULT 0,
    "make_id" INTEGER NOT NULL DEFAULT 0,
    "model_id" INTEGER NOT NULL DEFAULT 0,
    "ktype" INTEGER NOT NULL DEFAULT 0,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "stats_month_pkey" PRIMARY KEY ("company_id","month","kind","user_id","make_id","model_id","ktype")
);

-- CreateTable
CREATE TABLE "stats_vci" (
    "company_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "vci" TEXT NOT NULL,
    "hits" INTEGER NOT NULL,

    CONSTRAINT "stats_vci_pkey" PRIMARY KEY ("company_id","day","vci")
);

-- CreateTable
CREATE TABLE "stats_vci_month" (
    "company_id" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "vci" TEXT NOT NULL,
    "hits" INTEGER NOT NULL,

    CONSTRAINT "stats_vci_month_pkey" PRIMARY KEY ("company_id","month","vci")
);

-- CreateTable
CREATE TABLE "stats_supplier" (
    "company_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "supplier" TEXT NOT NULL,
    "asked" INTEGER NOT NULL,
    "answered" INTEGER NOT NULL,
    "offered" INTEGER NOT NULL,
    "ms" BIGINT NOT NULL,
    "slowest_ms" INTEGER NOT NULL,

    CONSTRAINT "stats_supplier_pkey" PRIMARY KEY ("company_id","day","supplier")
);

-- CreateTable
CREATE TABLE "stats_missed" (
    "company_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "text" TEXT NOT NULL,
    "searches" INTEGER NOT NULL,

    CONSTRAINT "stats_missed_pkey" PRIMARY KEY ("company_id","day","text")
);

-- CreateTable
CREATE TABLE "stats_vehicle" (
    "company_id" INTEGER NOT NULL,
    "vehicle" TEXT NOT NULL,
    "last_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "stats_vehicle_pkey" PRIMARY KEY ("company_id","vehicle")
);

-- CreateTable
CREATE TABLE "stats_user_day" (
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "stats_user_day_pkey" PRIMARY KEY ("company_id","user_id","day")
);

-- CreateTable
CREATE TABLE "stats_file" (
    "company_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "month" DATE NOT NULL,
    "lines" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stats_file_pkey" PRIMARY KEY ("company_id","name")
);

-- CreateIndex
CREATE INDEX "stats_event_at_idx" ON "stats_event" USING BRIN ("at");
