-- Sellers of the marketplace: what a company told of its store, what was decided, which conditions it accepted, and what
-- approval gave to whom.
CREATE TABLE "vendor" (
    "company_id" INTEGER NOT NULL,
    "number" SERIAL NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'new',
    "version" INTEGER NOT NULL DEFAULT 1,
    "store_name" TEXT NOT NULL,
    "held_name" TEXT,
    "adress1" TEXT NOT NULL,
    "adress2" TEXT NOT NULL DEFAULT '',
    "postal_code" TEXT NOT NULL,
    "city" TEXT NOT NULL DEFAULT '',
    "country" CHAR(2) NOT NULL,
    "phone_number" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "registration" TEXT NOT NULL DEFAULT '',
    "vat_number" TEXT NOT NULL DEFAULT '',
    "iban" TEXT NOT NULL DEFAULT '',
    "discount_bp" INTEGER NOT NULL DEFAULT 0,
    "delivery_days" INTEGER NOT NULL DEFAULT 2,
    "submitted_by" INTEGER,
    "submitted_at" TIMESTAMPTZ,
    "decided_by" INTEGER,
    "decided_at" TIMESTAMPTZ,
    "reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "vendor_pkey" PRIMARY KEY ("company_id"),
    CONSTRAINT "vendor_discount" CHECK ("discount_bp" BETWEEN 0 AND 5000)
);

CREATE UNIQUE INDEX "vendor_number_key" ON "vendor"("number");

CREATE UNIQUE INDEX "vendor_held_name_key" ON "vendor"("held_name");

CREATE INDEX "vendor_state_submitted_at_idx" ON "vendor"("state", "submitted_at");

CREATE TABLE "vendor_consent" (
    "company_id" INTEGER NOT NULL,
    "version" TEXT NOT NULL,
    "user_id" INTEGER,
    "accepted_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vendor_consent_pkey" PRIMARY KEY ("company_id","version")
);

CREATE TABLE "vendor_grant" (
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "rights" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "vendor_grant_pkey" PRIMARY KEY ("company_id","user_id")
);

ALTER TABLE "vendor_consent" ADD CONSTRAINT "vendor_consent_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "vendor"("company_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "vendor_grant" ADD CONSTRAINT "vendor_grant_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "vendor"("company_id") ON DELETE CASCADE ON UPDATE CASCADE;
