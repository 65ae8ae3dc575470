-- Tables of the embedded providers. They lie outside Prisma's schema: only the providers' embedded.ts read them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Plate and VIN registry. One plate may name several vehicles (Switzerland); `record` is the registry's full answer.
CREATE SCHEMA registry;
CREATE TABLE registry.vehicle(
  id int PRIMARY KEY, country char(2) NOT NULL, plate text COLLATE "C", vin text COLLATE "C", ktype int, ntypnr int, record jsonb NOT NULL);
CREATE INDEX registry_plate ON registry.vehicle(country, plate);
CREATE INDEX registry_vin ON registry.vehicle(vin);

-- Suppliers' offers. Money in integer cents with its currency, discounts in hundredths of a percent, stock per site.
CREATE SCHEMA supply;
CREATE TABLE supply.supplier(id int PRIMARY KEY, code text NOT NULL UNIQUE, name text NOT NULL, currency char(3) NOT NULL, rank int NOT NULL);
CREATE TABLE supply.site(id int PRIMARY KEY, supplier_id int NOT NULL REFERENCES supply.supplier, name text NOT NULL, cutoff_hour int NOT NULL, delivery_hour int NOT NULL, delivery_days int NOT NULL);
CREATE TABLE supply.article_price(
  article_id int, supplier_id int, base_cents int, discount1_bp int NOT NULL DEFAULT 0, discount2_bp int NOT NULL DEFAULT 0,
  deposit_cents int NOT NULL DEFAULT 0, public_cents int, currency char(3) NOT NULL, status text NOT NULL DEFAULT 'ok',
  PRIMARY KEY(article_id, supplier_id)) WITH (fillfactor = 80);
CREATE TABLE supply.article_stock(
  article_id int, supplier_id int, site_id int, quantity int NOT NULL, restock_on date,
  PRIMARY KEY(article_id, supplier_id, site_id)) WITH (fillfactor = 80);
