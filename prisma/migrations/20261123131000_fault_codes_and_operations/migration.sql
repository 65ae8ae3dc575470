-- What is known of fault codes, for the embedded provider. Names of every kind lie by language in one table: a code's
-- title, a system's and a severity's name (one line), the steps of a set of checks (a line each).
CREATE SCHEMA fault;
CREATE TABLE fault.code(
  code text COLLATE "C" PRIMARY KEY, system text NOT NULL, severity smallint NOT NULL, certainty char(1) NOT NULL,
  genart_ids int[] NOT NULL, checks text);
CREATE TABLE fault.label(
  kind text COLLATE "C", id text COLLATE "C", lang text COLLATE "C", lines text[] NOT NULL, PRIMARY KEY(kind, id, lang));

-- CreateTable
CREATE TABLE "fault_use" (
    "company_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "used" INTEGER NOT NULL,
    "granted" INTEGER NOT NULL,

    CONSTRAINT "fault_use_pkey" PRIMARY KEY ("company_id","day")
);

-- CreateTable
CREATE TABLE "fault_opened" (
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "code" TEXT NOT NULL,

    CONSTRAINT "fault_opened_pkey" PRIMARY KEY ("company_id","user_id","day","code")
);

-- CreateTable
CREATE TABLE "operation" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "number" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "vehicle" TEXT NOT NULL,
    "plate" TEXT,
    "vin" TEXT,
    "ktype" INTEGER,
    "customer_id" INTEGER,
    "mileage_km" INTEGER,
    "complaint" TEXT NOT NULL DEFAULT '',
    "codes" TEXT[],
    "status" TEXT NOT NULL DEFAULT 'open',
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "done_at" TIMESTAMPTZ,

    CONSTRAINT "operation_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "operation_counter" (
    "company_id" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "operation_counter_pkey" PRIMARY KEY ("company_id","year")
);

-- CreateTable
CREATE TABLE "deal" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "operation_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "user_id" INTEGER,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deal_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "deal_part" (
    "company_id" INTEGER NOT NULL,
    "deal_id" INTEGER NOT NULL,
    "genart_id" INTEGER NOT NULL,
    "article_id" INTEGER,
    "carted_at" TIMESTAMPTZ,

    CONSTRAINT "deal_part_pkey" PRIMARY KEY ("company_id","deal_id","genart_id")
);

-- CreateIndex
CREATE INDEX "operation_company_id_field_value_idx" ON "operation"("company_id", "field", "value");

-- CreateIndex
CREATE UNIQUE INDEX "operation_company_id_number_key" ON "operation"("company_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "deal_company_id_operation_id_code_key" ON "deal"("company_id", "operation_id", "code");

-- AddForeignKey
ALTER TABLE "deal" ADD CONSTRAINT "deal_company_id_operation_id_fkey" FOREIGN KEY ("company_id", "operation_id") REFERENCES "operation"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deal_part" ADD CONSTRAINT "deal_part_company_id_deal_id_fkey" FOREIGN KEY ("company_id", "deal_id") REFERENCES "deal"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
