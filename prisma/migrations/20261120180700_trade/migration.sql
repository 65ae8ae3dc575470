-- CreateTable
CREATE TABLE "cart_highlight" (
    "company_id" INTEGER NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "customer_row" INTEGER,
    "vendor_row" INTEGER,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_highlight_pkey" PRIMARY KEY ("company_id","customer_id")
);

-- AddForeignKey
ALTER TABLE "cart_highlight" ADD CONSTRAINT "cart_highlight_company_id_customer_id_fkey" FOREIGN KEY ("company_id", "customer_id") REFERENCES "customer"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A quote never changes after it is made; one decision is all that it takes.
CREATE FUNCTION "quote_stays_frozen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."company_id", NEW."id", NEW."number", NEW."customer_id", NEW."content", NEW."net_cents", NEW."vat_cents",
      NEW."currency", NEW."issued_at", NEW."expires_at")
    IS DISTINCT FROM (OLD."company_id", OLD."id", OLD."number", OLD."customer_id", OLD."content", OLD."net_cents",
      OLD."vat_cents", OLD."currency", OLD."issued_at", OLD."expires_at")
    OR (NEW."status" IS DISTINCT FROM OLD."status"
      AND NOT (OLD."status" = 'new' AND NEW."status" IN ('accepted', 'rejected') AND OLD."expires_at" > now()))
  THEN RAISE EXCEPTION 'quote % is frozen', OLD."number" USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "quote_stays_frozen" BEFORE UPDATE ON "quote" FOR EACH ROW EXECUTE FUNCTION "quote_stays_frozen"();

-- Register of companies of the embedded provider. `words` is what names are found by.
CREATE TABLE registry.company(
  siren char(9) PRIMARY KEY, siret char(14) NOT NULL, name text NOT NULL, words text NOT NULL, legal_form text,
  address text, postal_code text, city text, naf text, active boolean NOT NULL DEFAULT true);
CREATE INDEX registry_company_words ON registry.company USING gin (words gin_trgm_ops);
