-- Every word of an item begins behind a space, its brand's too, so that one or two letters are found by how a word begins.
CREATE OR REPLACE FUNCTION stock_item_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := ' ' || lower(unaccent(concat_ws(' ', NEW.brand, NEW.label, NEW.reference, NEW.place, NEW.reference_key, NEW.ean)));
  NEW.is_low := NEW.quantity < NEW.minimum;
  RETURN NEW;
END $$;
UPDATE stock_item SET place = place;
