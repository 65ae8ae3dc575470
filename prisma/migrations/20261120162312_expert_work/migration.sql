-- CreateTable
CREATE TABLE "hidden_article" (
    "company_id" INTEGER NOT NULL,
    "ktype" INTEGER NOT NULL,
    "genart_id" INTEGER NOT NULL,
    "article_id" INTEGER NOT NULL,
    "reference" TEXT NOT NULL,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hidden_article_pkey" PRIMARY KEY ("company_id","ktype","genart_id","article_id")
);

-- CreateTable
CREATE TABLE "given_attribute" (
    "company_id" INTEGER NOT NULL,
    "genart_id" INTEGER NOT NULL,
    "ktype" INTEGER NOT NULL,
    "article_id" INTEGER NOT NULL,
    "criterion_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "reference" TEXT NOT NULL,
    "value_id" INTEGER,
    "value" TEXT NOT NULL,
    "label_fr" TEXT,
    "label_en" TEXT,
    "user_id" INTEGER,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "given_attribute_pkey" PRIMARY KEY ("company_id","genart_id","ktype","article_id","criterion_id")
);

-- CreateTable
CREATE TABLE "given_mandatory" (
    "company_id" INTEGER NOT NULL,
    "genart_id" INTEGER NOT NULL,
    "criterion_id" INTEGER NOT NULL,
    "mandatory" BOOLEAN NOT NULL,
    "user_id" INTEGER,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "given_mandatory_pkey" PRIMARY KEY ("company_id","genart_id","criterion_id")
);

-- CreateTable
CREATE TABLE "custom_search" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "genart_ids" INTEGER[],
    "image" TEXT,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "custom_search_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "picture" (
    "company_id" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "picture_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "custom_search_company_id_name_key" ON "custom_search"("company_id", "name");
