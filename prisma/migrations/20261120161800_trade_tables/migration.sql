-- Catalogue versions that were loaded before they knew prices per country, kits and used parts get the empty tables.
DO $$
DECLARE version text;
BEGIN
  FOR version IN
    SELECT nspname FROM pg_namespace JOIN public.catalogue_version ON schema_name = nspname
  LOOP
    EXECUTE format('CREATE TABLE IF NOT EXISTS %I.price_line(article_id int NOT NULL, market smallint NOT NULL, country char(2) NOT NULL, price_type text NOT NULL, cents int NOT NULL, currency char(3) NOT NULL, price_unit int NOT NULL DEFAULT 1, quantity_unit text NOT NULL DEFAULT ''piece'', from_day date, to_day date)', version);
    EXECUTE format('CREATE INDEX IF NOT EXISTS price_line_article ON %I.price_line(article_id, market)', version);
    EXECUTE format('CREATE TABLE IF NOT EXISTS %I.article_trade(article_id int PRIMARY KEY, countries text[] NOT NULL, vhu int)', version);
    EXECUTE format('CREATE TABLE IF NOT EXISTS %I.kit_part(kit_id int, article_id int, quantity smallint NOT NULL DEFAULT 1, PRIMARY KEY(kit_id, article_id))', version);
    EXECUTE format('CREATE INDEX IF NOT EXISTS kit_part_article ON %I.kit_part(article_id)', version);
  END LOOP;
END $$;
