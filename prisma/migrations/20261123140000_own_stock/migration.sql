-- AlterTable
ALTER TABLE "stock_item" ADD COLUMN     "is_low" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "minimum" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "place" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "stock_movement" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "item_id" INTEGER NOT NULL,
    "brand" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "pieces" INTEGER NOT NULL,
    "balance" INTEGER NOT NULL,
    "line_id" INTEGER,
    "source" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_movement_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "stock_hand_over" (
    "company_id" INTEGER NOT NULL,
    "line_id" INTEGER NOT NULL,
    "item_id" INTEGER NOT NULL,
    "pieces" INTEGER NOT NULL,

    CONSTRAINT "stock_hand_over_pkey" PRIMARY KEY ("company_id","line_id","item_id")
);

-- CreateIndex
CREATE INDEX "stock_movement_company_id_item_id_id_idx" ON "stock_movement"("company_id", "item_id", "id");

-- CreateIndex
CREATE INDEX "stock_item_company_id_reference_id_idx" ON "stock_item"("company_id", "reference", "id");

-- CreateIndex
CREATE INDEX "stock_item_company_id_part_type_reference_id_idx" ON "stock_item"("company_id", "part_type", "reference", "id");

-- CreateIndex
CREATE INDEX "stock_item_company_id_is_low_reference_id_idx" ON "stock_item"("company_id", "is_low", "reference", "id");

-- CreateIndex
CREATE INDEX "stock_item_company_id_search_text_idx" ON "stock_item" USING GIN ("company_id" int4_ops, "search_text" gin_trgm_ops);

ALTER TABLE "stock_item" ADD CONSTRAINT "stock_item_pieces" CHECK (quantity >= 0 AND minimum >= 0);
ALTER TABLE "stock_hand_over" ADD CONSTRAINT "stock_hand_over_pieces" CHECK (pieces > 0);
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_pieces" CHECK (
  balance >= 0 AND pieces <> 0 AND CASE kind
    WHEN 'received' THEN pieces > 0 WHEN 'returned' THEN pieces > 0 WHEN 'sold' THEN pieces < 0
    WHEN 'corrected' THEN true ELSE false END);

-- What an item is found by, its reference also without marks; and whether it is to be ordered again.
CREATE FUNCTION stock_item_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := lower(unaccent(concat_ws(' ', NEW.brand, NEW.label, NEW.reference, NEW.place, NEW.reference_key, NEW.ean)));
  NEW.is_low := NEW.quantity < NEW.minimum;
  RETURN NEW;
END $$;
CREATE TRIGGER stock_item_words BEFORE INSERT OR UPDATE ON stock_item FOR EACH ROW EXECUTE FUNCTION stock_item_words();
UPDATE stock_item SET place = place;

-- What lay there before movements were kept.
INSERT INTO stock_movement (company_id, item_id, brand, reference, kind, pieces, balance)
  SELECT company_id, id, brand, reference, 'corrected', quantity, quantity FROM stock_item WHERE quantity > 0;

-- Every change of a quantity leaves its movement in the same statement, whoever writes it: the sum of an item's movements
-- is its quantity. etabli.movement says of a transaction's changes what they are: kind, line, source, note and user.
CREATE FUNCTION stock_item_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  said jsonb := coalesce(nullif(current_setting('etabli.movement', true), ''), '{}')::jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stock_movement (company_id, item_id, brand, reference, kind, pieces, balance, line_id, source, note, user_id)
    SELECT n.company_id, n.id, n.brand, n.reference, coalesce(said->>'kind', 'received'), n.quantity, n.quantity,
      (said->>'line')::int, said->>'source', coalesce(said->>'note', ''), coalesce((said->>'user')::int, n.user_id)
    FROM new_rows n WHERE n.quantity <> 0 ORDER BY n.id;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO stock_movement (company_id, item_id, brand, reference, kind, pieces, balance, line_id, source, note, user_id)
    SELECT n.company_id, n.id, n.brand, n.reference, coalesce(said->>'kind', 'corrected'), n.quantity - o.quantity, n.quantity,
      (said->>'line')::int, said->>'source', coalesce(said->>'note', ''), coalesce((said->>'user')::int, n.user_id)
    FROM new_rows n JOIN old_rows o ON o.company_id = n.company_id AND o.id = n.id
    WHERE n.quantity <> o.quantity ORDER BY n.id;
  ELSE
    INSERT INTO stock_movement (company_id, item_id, brand, reference, kind, pieces, balance, line_id, source, note, user_id)
    SELECT o.company_id, o.id, o.brand, o.reference, 'corrected', -o.quantity, 0,
      (said->>'line')::int, said->>'source', coalesce(said->>'note', ''), (said->>'user')::int
    FROM old_rows o WHERE o.quantity <> 0 ORDER BY o.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER stock_item_inserted AFTER INSERT ON stock_item
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_item_moved();
CREATE TRIGGER stock_item_updated AFTER UPDATE ON stock_item
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_item_moved();
CREATE TRIGGER stock_item_deleted AFTER DELETE ON stock_item
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_item_moved();

-- A movement is never changed and never taken away; a wrong one is answered by another.
CREATE FUNCTION stock_movement_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a movement of the stock stays as it was written';
END $$;
CREATE TRIGGER stock_movement_stays BEFORE UPDATE OR DELETE ON stock_movement
  FOR EACH ROW EXECUTE FUNCTION stock_movement_stays();

-- CreateTable
CREATE TABLE "stock_import" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "stock_group_id" INTEGER NOT NULL,
    "file_name" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'preview',
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "applied_at" TIMESTAMPTZ,

    CONSTRAINT "stock_import_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "stock_import_line" (
    "company_id" INTEGER NOT NULL,
    "import_id" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "brand" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "reference_key" TEXT NOT NULL,
    "label" TEXT,
    "ean" TEXT,
    "part_type" TEXT,
    "quantity" INTEGER,
    "price_cents" INTEGER,
    "place" TEXT,
    "minimum" INTEGER,
    "warning" TEXT,
    "fate" TEXT,
    "fault" TEXT,
    "field" TEXT,
    "item_id" INTEGER,
    "before" JSONB,

    CONSTRAINT "stock_import_line_pkey" PRIMARY KEY ("company_id","import_id","line")
);

-- CreateTable
CREATE TABLE "stock_import_column" (
    "company_id" INTEGER NOT NULL,
    "header" TEXT NOT NULL,
    "field" TEXT NOT NULL,

    CONSTRAINT "stock_import_column_pkey" PRIMARY KEY ("company_id","header")
);

-- AddForeignKey
ALTER TABLE "stock_import_line" ADD CONSTRAINT "stock_import_line_company_id_import_id_fkey" FOREIGN KEY ("company_id", "import_id") REFERENCES "stock_import"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
