-- CreateTable
CREATE TABLE "payment" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "order_number" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'due',
    "currency" CHAR(3) NOT NULL,
    "cents" INTEGER NOT NULL,
    "payee_id" INTEGER NOT NULL,
    "reference" TEXT NOT NULL,
    "invoice" JSONB NOT NULL,
    "due_on" DATE,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "provider_ref" TEXT,
    "charge_ref" TEXT,
    "called_off_at" TIMESTAMPTZ,
    "paid_at" TIMESTAMPTZ,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("company_id","id"),
    CONSTRAINT "payment_owes" CHECK ("cents" > 0)
);

-- CreateTable
CREATE TABLE "payment_event" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "cents" INTEGER NOT NULL,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_event_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "transfer_file" (
    "company_id" INTEGER NOT NULL,
    "hash" BYTEA NOT NULL,
    "name" TEXT NOT NULL,
    "matched" INTEGER NOT NULL,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "transfer_file_pkey" PRIMARY KEY ("company_id","hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_reference_key" ON "payment"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "payment_provider_ref_key" ON "payment"("provider_ref");

-- CreateIndex
CREATE INDEX "payment_payee_id_state_idx" ON "payment"("payee_id", "state");

-- CreateIndex
CREATE UNIQUE INDEX "payment_company_id_order_number_key" ON "payment"("company_id", "order_number");

-- CreateIndex
CREATE INDEX "payment_event_company_id_payment_id_id_idx" ON "payment_event"("company_id", "payment_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_event_source_event_id_key" ON "payment_event"("source", "event_id");

-- AddForeignKey
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_company_id_payment_id_fkey" FOREIGN KEY ("company_id", "payment_id") REFERENCES "payment"("company_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What is owed, to whom and for what never changes, whoever writes.
CREATE FUNCTION "payment_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."company_id", NEW."id", NEW."order_number", NEW."channel", NEW."currency", NEW."cents", NEW."payee_id",
      NEW."reference", NEW."invoice")
    IS DISTINCT FROM (OLD."company_id", OLD."id", OLD."order_number", OLD."channel", OLD."currency", OLD."cents",
      OLD."payee_id", OLD."reference", OLD."invoice")
  THEN RAISE EXCEPTION 'payment % is frozen', OLD."id" USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "payment_stays" BEFORE UPDATE ON "payment" FOR EACH ROW EXECUTE FUNCTION "payment_stays"();

-- What happened to a payment is told and never taken back.
CREATE FUNCTION "payment_event_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'events of payments are never changed' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER "payment_event_stays" BEFORE UPDATE OR DELETE ON "payment_event" FOR EACH ROW EXECUTE FUNCTION "payment_event_stays"();
