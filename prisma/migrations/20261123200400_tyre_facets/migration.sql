-- What facets look at of a tyre but its brand, as one number: each value's place in its list, the lists one upon the other.
-- A value that no list knows is refused.
ALTER TABLE tyre.article ADD COLUMN facets smallint NOT NULL GENERATED ALWAYS AS (
  array_position(ARRAY['ETE', 'HIVER', '4 saisons'], season) - 1
  + 3 * (array_position(ARRAY['Premium', 'Quality', '1er prix', 'Rechappé'], tier) - 1)
  + 12 * CASE WHEN run_flat IS NULL THEN 1 ELSE 0 END
  + 24 * (strpos('ABCDE', fuel::text) - 1)
  + 120 * (strpos('ABCDE', wet::text) - 1)
  + 600 * (strpos('ABC', noise_class::text) - 1)
  + 1800 * CASE WHEN stock > 0 THEN 0 ELSE 1 END) STORED;
ALTER TABLE tyre.article ADD CONSTRAINT tyre_article_label CHECK (
  strpos('ABCDE', fuel::text) > 0 AND strpos('ABCDE', wet::text) > 0 AND strpos('ABC', noise_class::text) > 0);

-- A list of every size is read in its order, no further than the page.
CREATE INDEX tyre_article_price ON tyre.article(ttc_cents, id);
CREATE INDEX tyre_article_brand ON tyre.article(brand, ttc_cents, id);
CREATE INDEX tyre_article_fuel ON tyre.article(fuel, ttc_cents, id);
CREATE INDEX tyre_article_wet ON tyre.article(wet, ttc_cents, id);
CREATE INDEX tyre_article_noise ON tyre.article(noise_db, ttc_cents, id);
CREATE INDEX tyre_article_stock ON tyre.article(stock DESC, ttc_cents, id);
