-- What a customer agreed to of a quote, line by line, and signed; never changed.
CREATE TABLE "quote_agreement" (
  "company_id" INTEGER NOT NULL,
  "quote_id" INTEGER NOT NULL,
  "lines" JSONB NOT NULL,
  "labour" JSONB NOT NULL,
  "net_cents" INTEGER NOT NULL,
  "vat_cents" INTEGER NOT NULL,
  "deposit_cents" INTEGER NOT NULL,
  "signature" TEXT,
  "name" TEXT NOT NULL,
  "hash" CHAR(64) NOT NULL,
  "at" TIMESTAMPTZ NOT NULL,

  CONSTRAINT "quote_agreement_pkey" PRIMARY KEY ("company_id", "quote_id")
);

CREATE FUNCTION "quote_agreement_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the agreement to quote % stays as it was signed', OLD."quote_id" USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER "quote_agreement_stays" BEFORE UPDATE ON "quote_agreement"
  FOR EACH ROW EXECUTE FUNCTION "quote_agreement_stays"();
