-- The store of a supplier beside its parts: universes, families, categories and their goods, texts by language. The
-- demonstration fills it; prices are in cents of Swiss francs with 8.1 percent tax.
CREATE TABLE supply.store_node(
  id int PRIMARY KEY, parent_id int, place smallint NOT NULL, labels jsonb NOT NULL);
CREATE INDEX store_node_parent ON supply.store_node(parent_id);
CREATE TABLE supply.store_item(
  ref text PRIMARY KEY, category_id int NOT NULL, place smallint NOT NULL, label1 jsonb NOT NULL, label2 jsonb,
  brand text NOT NULL, dlnr int NOT NULL, price_cents int);
CREATE INDEX store_item_category ON supply.store_item(category_id, place);
