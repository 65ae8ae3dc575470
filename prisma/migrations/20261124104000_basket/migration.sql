-- CreateTable
CREATE TABLE "basket_line" (
    "company_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL,
    "list" TEXT NOT NULL DEFAULT 'basket',
    "channel" TEXT NOT NULL,
    "make_id" INTEGER NOT NULL,
    "goods" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "item" JSONB NOT NULL,
    "quantity" INTEGER NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "deposit_cents" INTEGER NOT NULL DEFAULT 0,
    "currency" CHAR(3) NOT NULL DEFAULT 'CHF',
    "stock" INTEGER,
    "note" TEXT NOT NULL DEFAULT '',
    "priced_at" TIMESTAMPTZ NOT NULL,
    "vin" TEXT,
    "ktype" INTEGER,
    "plate" TEXT,
    "added_by" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "basket_line_pkey" PRIMARY KEY ("company_id","id"),
    CONSTRAINT "basket_line_pieces" CHECK (quantity BETWEEN 1 AND 9999),
    CONSTRAINT "basket_line_price" CHECK (price_cents > 0 AND deposit_cents >= 0 AND currency = 'CHF')
);

-- CreateIndex
CREATE UNIQUE INDEX "basket_line_company_id_list_channel_make_id_goods_key" ON "basket_line"("company_id", "list", "channel", "make_id", "goods");

-- Francs that lie in customers' carts go to the company's own basket, once: what several carts hold of an article becomes
-- one line at the latest price. Lines that are ordered stay where they are; removed ones are forgotten.
INSERT INTO "basket_line" (company_id, id, channel, make_id, goods, name, item, quantity, price_cents, deposit_cents,
  stock, priced_at, vin, ktype, plate, created_at)
SELECT DISTINCT ON (company_id, channel, make_id, article_id) company_id, id, channel, make_id, article_id, name,
  item || '{"store": null, "detail": null}', least(sum(quantity) OVER same, 9999), price_cents, deposit_cents,
  stock, priced_at, vin, ktype, plate, min(created_at) OVER same
FROM cart_line WHERE currency = 'CHF' AND price_cents > 0 AND tab IN ('cart', 'wishlist', 'aside')
WINDOW same AS (PARTITION BY company_id, channel, make_id, article_id)
ORDER BY company_id, channel, make_id, article_id, priced_at DESC, id;
DELETE FROM cart_line WHERE currency = 'CHF' AND tab IN ('cart', 'wishlist', 'aside', 'removed');
