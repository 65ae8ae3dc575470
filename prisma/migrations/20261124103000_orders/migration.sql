-- CreateTable
CREATE TABLE "purchase_order" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "number" TEXT NOT NULL,
    "customer_id" INTEGER,
    "channel" TEXT NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'EUR',
    "state" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "quote_id" INTEGER,
    "buyer" JSONB NOT NULL,
    "deliver_to" JSONB,
    "rate_bp" INTEGER NOT NULL,
    "net_cents" INTEGER NOT NULL,
    "deposit_cents" INTEGER NOT NULL,
    "vat_cents" INTEGER NOT NULL,
    "arrival_on" TEXT,
    "arrival_hour" INTEGER,
    "user_id" INTEGER,
    "placed_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "purchase_order_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "order_line" (
    "company_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL,
    "order_id" INTEGER NOT NULL,
    "make_id" INTEGER NOT NULL,
    "article_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "item" JSONB NOT NULL,
    "quantity" INTEGER NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "public_cents" INTEGER,
    "deposit_cents" INTEGER NOT NULL DEFAULT 0,
    "stock" INTEGER,
    "priced_at" TIMESTAMPTZ NOT NULL,
    "vin" TEXT,
    "ktype" INTEGER,
    "plate" TEXT,
    "fit" JSONB,
    "also" JSONB NOT NULL DEFAULT '[]',
    "shipped" INTEGER NOT NULL DEFAULT 0,
    "waiting" INTEGER NOT NULL,
    "counter" INTEGER NOT NULL DEFAULT 0,
    "underway" INTEGER NOT NULL DEFAULT 0,
    "handed" INTEGER NOT NULL DEFAULT 0,
    "returned" INTEGER NOT NULL DEFAULT 0,
    "old_parts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "order_line_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "order_event" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "line_id" INTEGER,
    "pieces" INTEGER,
    "deposit_cents" INTEGER,
    "note" TEXT NOT NULL DEFAULT '',
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_event_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "order_transmission" (
    "company_id" INTEGER NOT NULL,
    "order_id" INTEGER NOT NULL,
    "key" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "fault" TEXT,
    "supplier_number" TEXT,
    "sent_at" TIMESTAMPTZ,

    CONSTRAINT "order_transmission_pkey" PRIMARY KEY ("company_id","order_id")
);

-- CreateTable
CREATE TABLE "order_counter" (
    "company_id" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "order_counter_pkey" PRIMARY KEY ("company_id","year")
);

-- CreateIndex
CREATE INDEX "purchase_order_company_id_state_id_idx" ON "purchase_order"("company_id", "state", "id");

-- CreateIndex
CREATE INDEX "purchase_order_company_id_customer_id_id_idx" ON "purchase_order"("company_id", "customer_id", "id");

-- CreateIndex
CREATE INDEX "purchase_order_channel_placed_at_idx" ON "purchase_order"("channel", "placed_at");

-- CreateIndex
CREATE UNIQUE INDEX "purchase_order_company_id_number_key" ON "purchase_order"("company_id", "number");

-- CreateIndex
CREATE INDEX "order_line_company_id_order_id_idx" ON "order_line"("company_id", "order_id");

-- CreateIndex
CREATE INDEX "order_event_company_id_order_id_id_idx" ON "order_event"("company_id", "order_id", "id");

-- CreateIndex
CREATE INDEX "order_transmission_due_at_idx" ON "order_transmission"("due_at");

-- CreateIndex
CREATE UNIQUE INDEX "order_transmission_key_key" ON "order_transmission"("key");

-- AddForeignKey
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_company_id_order_id_fkey" FOREIGN KEY ("company_id", "order_id") REFERENCES "purchase_order"("company_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_company_id_order_id_fkey" FOREIGN KEY ("company_id", "order_id") REFERENCES "purchase_order"("company_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_transmission" ADD CONSTRAINT "order_transmission_company_id_order_id_fkey" FOREIGN KEY ("company_id", "order_id") REFERENCES "purchase_order"("company_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;


ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_state" CHECK (
  state IN ('placed', 'confirmed', 'partly-shipped', 'shipped', 'delivered', 'closed', 'cancelled'));
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_money" CHECK (
  net_cents >= 0 AND deposit_cents >= 0 AND vat_cents >= 0 AND currency IN ('EUR', 'CHF'));
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_pieces" CHECK (
  quantity > 0 AND waiting >= 0 AND counter >= 0 AND underway >= 0 AND handed >= 0 AND returned >= 0
  AND waiting + counter + underway + handed + returned = quantity
  AND old_parts BETWEEN 0 AND quantity AND shipped BETWEEN 0 AND quantity);
ALTER TABLE "order_transmission" ADD CONSTRAINT "order_transmission_state" CHECK (
  state IN ('own', 'waiting', 'telephone', 'told', 'sending', 'unknown', 'taken', 'refused', 'withdrawn'));

-- What was written of an order stays: only its state, where its pieces lie and how it was sent go on.
CREATE FUNCTION order_event_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an event of an order stays as it was written' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER order_event_stays BEFORE UPDATE OR DELETE ON order_event FOR EACH ROW EXECUTE FUNCTION order_event_stays();

-- Suppliers of the demonstration take orders, all but those that have to be telephoned; one key is one order.
ALTER TABLE supply.supplier ADD COLUMN takes_orders boolean NOT NULL DEFAULT true, ADD COLUMN phone text NOT NULL DEFAULT '';
CREATE TABLE supply.purchase(
  key uuid PRIMARY KEY, supplier_code text NOT NULL, number bigint GENERATED ALWAYS AS IDENTITY, items jsonb NOT NULL,
  taken_at timestamptz NOT NULL DEFAULT now());
