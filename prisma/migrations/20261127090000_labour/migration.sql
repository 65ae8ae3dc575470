-- Work in a customer's cart, beside its parts: its time at one of the company's hourly rates of the moment.
CREATE TABLE "labour_line" (
  "company_id" INTEGER NOT NULL,
  "id" SERIAL NOT NULL,
  "customer_id" INTEGER NOT NULL,
  "name" TEXT NOT NULL,
  "minutes" INTEGER NOT NULL,
  "rate" TEXT NOT NULL,
  "rate_cents" INTEGER NOT NULL,
  "operation" TEXT,
  "includes" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "vin" TEXT,
  "ktype" INTEGER,
  "plate" TEXT,
  "vehicle" TEXT,
  "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "labour_line_pkey" PRIMARY KEY ("company_id", "id")
);
CREATE INDEX "labour_line_company_id_customer_id_idx" ON "labour_line"("company_id", "customer_id");
ALTER TABLE "labour_line" ADD CONSTRAINT "labour_line_company_id_customer_id_fkey"
  FOREIGN KEY ("company_id", "customer_id") REFERENCES "customer"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A quote keeps the work of the cart that it was made of beside its lines.
ALTER TABLE "quote" ADD COLUMN "labour" JSONB NOT NULL DEFAULT '[]';

CREATE OR REPLACE FUNCTION "quote_stays_frozen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."company_id", NEW."id", NEW."number", NEW."customer_id", NEW."content", NEW."net_cents", NEW."vat_cents",
      NEW."currency", NEW."issued_at", NEW."expires_at", NEW."lines", NEW."labour", NEW."replaces")
    IS DISTINCT FROM (OLD."company_id", OLD."id", OLD."number", OLD."customer_id", OLD."content", OLD."net_cents",
      OLD."vat_cents", OLD."currency", OLD."issued_at", OLD."expires_at", OLD."lines", OLD."labour", OLD."replaces")
    OR (NEW."status" IS DISTINCT FROM OLD."status"
      AND NOT (OLD."status" = 'new' AND NEW."status" IN ('accepted', 'rejected') AND OLD."expires_at" > now()))
    OR (NEW."reason" IS DISTINCT FROM OLD."reason" AND NOT (OLD."status" = 'new' AND NEW."status" = 'rejected'))
    OR (NEW."ordered_at" IS DISTINCT FROM OLD."ordered_at" AND NOT (OLD."status" = 'accepted' AND OLD."ordered_at" IS NULL))
  THEN RAISE EXCEPTION 'quote % is frozen', OLD."number" USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
