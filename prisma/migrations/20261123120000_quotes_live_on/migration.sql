-- What the supplier had of an article when it was added.
ALTER TABLE "cart_line" ADD COLUMN "stock" INTEGER;

-- A quote keeps the lines of the cart that it was made of, why it was refused, which one it replaces and when it was ordered.
ALTER TABLE "quote" ADD COLUMN "lines" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN "reason" TEXT,
ADD COLUMN "replaces" INTEGER,
ADD COLUMN "ordered_at" TIMESTAMPTZ;

-- Besides the one decision a quote takes its reason with a refusal, and one order once it is accepted.
CREATE OR REPLACE FUNCTION "quote_stays_frozen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."company_id", NEW."id", NEW."number", NEW."customer_id", NEW."content", NEW."net_cents", NEW."vat_cents",
      NEW."currency", NEW."issued_at", NEW."expires_at", NEW."lines", NEW."replaces")
    IS DISTINCT FROM (OLD."company_id", OLD."id", OLD."number", OLD."customer_id", OLD."content", OLD."net_cents",
      OLD."vat_cents", OLD."currency", OLD."issued_at", OLD."expires_at", OLD."lines", OLD."replaces")
    OR (NEW."status" IS DISTINCT FROM OLD."status"
      AND NOT (OLD."status" = 'new' AND NEW."status" IN ('accepted', 'rejected') AND OLD."expires_at" > now()))
    OR (NEW."reason" IS DISTINCT FROM OLD."reason" AND NOT (OLD."status" = 'new' AND NEW."status" = 'rejected'))
    OR (NEW."ordered_at" IS DISTINCT FROM OLD."ordered_at" AND NOT (OLD."status" = 'accepted' AND OLD."ordered_at" IS NULL))
  THEN RAISE EXCEPTION 'quote % is frozen', OLD."number" USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
