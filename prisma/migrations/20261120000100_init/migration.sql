-- CreateTable
CREATE TABLE "cart_line" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "tab" TEXT NOT NULL DEFAULT 'cart',
    "channel" TEXT NOT NULL,
    "make_id" INTEGER NOT NULL,
    "article_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "item" JSONB NOT NULL,
    "quantity" INTEGER NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "public_cents" INTEGER,
    "deposit_cents" INTEGER NOT NULL DEFAULT 0,
    "currency" CHAR(3) NOT NULL DEFAULT 'EUR',
    "priced_at" TIMESTAMPTZ NOT NULL,
    "vin" TEXT,
    "ktype" INTEGER,
    "plate" TEXT,
    "fit" JSONB,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_line_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "customer" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "firstname" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company" TEXT NOT NULL DEFAULT '',
    "siren" TEXT,
    "vat_number" TEXT,
    "address" TEXT,
    "postal_code" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "country" TEXT NOT NULL DEFAULT 'FR',
    "picture" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "customer_vehicle" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "country" TEXT NOT NULL DEFAULT 'FR',
    "plate" TEXT NOT NULL,
    "vin" TEXT,
    "ktype" INTEGER,
    "brand" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "mileage_km" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_vehicle_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "company_id" INTEGER NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" INTEGER,
    "job" TEXT,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "event" (
    "id" BIGSERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "audience" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "status" INTEGER,
    "answer" JSONB,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("company_id","user_id","key")
);

-- CreateTable
CREATE TABLE "catalogue_version" (
    "id" SERIAL NOT NULL,
    "schema_name" TEXT NOT NULL,
    "live" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "switched_at" TIMESTAMPTZ,

    CONSTRAINT "catalogue_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quote" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "number" TEXT NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'new',
    "content" JSONB NOT NULL,
    "net_cents" INTEGER NOT NULL,
    "vat_cents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'EUR',
    "issued_at" TIMESTAMPTZ NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "decided_at" TIMESTAMPTZ,
    "user_id" INTEGER,

    CONSTRAINT "quote_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "quote_counter" (
    "company_id" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "quote_counter_pkey" PRIMARY KEY ("company_id","year")
);

-- CreateTable
CREATE TABLE "company" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "legal_form" TEXT,
    "capital" TEXT,
    "address" TEXT,
    "postal_code" TEXT,
    "city" TEXT,
    "country" TEXT NOT NULL DEFAULT 'FR',
    "siren" TEXT,
    "siret" TEXT,
    "registry" TEXT,
    "naf" TEXT,
    "vat_number" TEXT,
    "phone" TEXT,
    "email" TEXT,
    "logo" TEXT,
    "cover" TEXT,
    "video" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "picture" TEXT,
    "password_hash" TEXT,
    "language" TEXT,
    "disabled_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership" (
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "rights" TEXT[],
    "preferred" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("company_id","user_id")
);

-- CreateTable
CREATE TABLE "session" (
    "token_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "revoked_at" TIMESTAMPTZ,

    CONSTRAINT "session_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "user_preference" (
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "user_preference_pkey" PRIMARY KEY ("user_id","name")
);

-- CreateTable
CREATE TABLE "sign_in_lock" (
    "key" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "locked_until" TIMESTAMPTZ,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_in_lock_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "stock_group" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "logo" TEXT,

    CONSTRAINT "stock_group_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "stock_group_member" (
    "company_id" INTEGER NOT NULL,
    "stock_group_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "can_update" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "stock_group_member_pkey" PRIMARY KEY ("company_id","stock_group_id","user_id")
);

-- CreateTable
CREATE TABLE "stock_item" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "stock_group_id" INTEGER NOT NULL,
    "article_id" INTEGER,
    "genart_id" INTEGER,
    "brand" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "ean" TEXT,
    "label" TEXT NOT NULL,
    "part_type" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'EUR',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_item_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "cart_line_company_id_customer_id_tab_channel_make_id_articl_key" ON "cart_line"("company_id", "customer_id", "tab", "channel", "make_id", "article_id");

-- CreateIndex
CREATE INDEX "customer_company_id_name_idx" ON "customer"("company_id", "name");

-- CreateIndex
CREATE INDEX "customer_vehicle_company_id_customer_id_idx" ON "customer_vehicle"("company_id", "customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "customer_vehicle_company_id_country_plate_key" ON "customer_vehicle"("company_id", "country", "plate");

-- CreateIndex
CREATE INDEX "audit_entry_company_id_at_idx" ON "audit_entry"("company_id", "at");

-- CreateIndex
CREATE INDEX "event_company_id_id_idx" ON "event"("company_id", "id");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "catalogue_version_schema_name_key" ON "catalogue_version"("schema_name");

-- CreateIndex
CREATE INDEX "quote_company_id_customer_id_idx" ON "quote"("company_id", "customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "quote_company_id_number_key" ON "quote"("company_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE INDEX "membership_user_id_idx" ON "membership"("user_id");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE INDEX "stock_group_member_user_id_idx" ON "stock_group_member"("user_id");

-- CreateIndex
CREATE INDEX "stock_item_company_id_article_id_idx" ON "stock_item"("company_id", "article_id");

-- AddForeignKey
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_company_id_customer_id_fkey" FOREIGN KEY ("company_id", "customer_id") REFERENCES "customer"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_vehicle" ADD CONSTRAINT "customer_vehicle_company_id_customer_id_fkey" FOREIGN KEY ("company_id", "customer_id") REFERENCES "customer"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_preference" ADD CONSTRAINT "user_preference_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_group" ADD CONSTRAINT "stock_group_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_group_member" ADD CONSTRAINT "stock_group_member_company_id_stock_group_id_fkey" FOREIGN KEY ("company_id", "stock_group_id") REFERENCES "stock_group"("company_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_item" ADD CONSTRAINT "stock_item_company_id_stock_group_id_fkey" FOREIGN KEY ("company_id", "stock_group_id") REFERENCES "stock_group"("company_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
