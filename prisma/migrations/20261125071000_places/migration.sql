-- Postal places with coordinates, and where companies, stores, centres and suppliers' sites stand.
CREATE TABLE "place" (
    "id" INTEGER NOT NULL,
    "country" CHAR(2) NOT NULL,
    "code" TEXT COLLATE "C" NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "district" TEXT NOT NULL,
    "population" INTEGER,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,
    "x" DOUBLE PRECISION NOT NULL,
    "y" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "place_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "place_country_code_idx" ON "place"("country", "code");
CREATE INDEX "place_code_idx" ON "place"("code");
CREATE INDEX "place_name_key_idx" ON "place"("name_key");
CREATE INDEX "place_x_y_idx" ON "place"("x", "y");
CREATE INDEX "place_name_key_trgm" ON "place" USING GIN ("name_key" gin_trgm_ops);

ALTER TABLE "company" ADD COLUMN "place_id" INTEGER;
ALTER TABLE "vendor" ADD COLUMN "place_id" INTEGER;
ALTER TABLE "recycled_unit" ADD COLUMN "place_id" INTEGER;
ALTER TABLE supply.site ADD COLUMN country CHAR(2), ADD COLUMN postal_code TEXT, ADD COLUMN place_id INTEGER;

-- A name as names compare: small letters and digits, "St" written out.
CREATE FUNCTION place_key(name TEXT) RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(lower(unaccent(coalesce(name, ''))), '\mst(e?)\M', 'saint\1', 'g'), '[^a-z0-9]', '', 'g')
$$;

-- The place of an address: by its postal code, among several the one of its name, else the largest; without a code by the name.
CREATE FUNCTION place_of(land TEXT, postal TEXT, town TEXT) RETURNS INTEGER LANGUAGE plpgsql STABLE AS $$
DECLARE
  asked TEXT := regexp_replace(coalesce(postal, ''), '\s', '', 'g');
  wanted TEXT := place_key(town);
BEGIN
  IF asked <> '' THEN
    RETURN (SELECT id FROM place WHERE country = coalesce(nullif(land, ''), 'FR') AND code = asked
      ORDER BY name_key = wanted DESC, population DESC NULLS LAST, id LIMIT 1);
  END IF;
  IF wanted = '' THEN RETURN NULL; END IF;
  RETURN (SELECT id FROM place WHERE name_key = wanted AND (land IS NULL OR land = '' OR country = land)
    ORDER BY population DESC NULLS LAST, id LIMIT 1);
END $$;

-- "Givors (69)" names its department.
CREATE FUNCTION place_of_town(town TEXT) RETURNS INTEGER LANGUAGE sql STABLE AS $$
  SELECT id FROM place WHERE name_key = place_key(regexp_replace(coalesce(town, ''), '\s*\(.*$', ''))
    ORDER BY (code LIKE substring(town FROM '\((\w+)\)') || '%') DESC NULLS LAST, population DESC NULLS LAST, id LIMIT 1
$$;

-- Kilometres between two points on the earth (haversine).
CREATE FUNCTION distance_km(lat1 FLOAT8, lng1 FLOAT8, lat2 FLOAT8, lng2 FLOAT8) RETURNS FLOAT8 LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT 12742 * asin(least(1, sqrt(power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lng2 - lng1) / 2), 2))))
$$;

CREATE FUNCTION company_place() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW.place_id := place_of(NEW.country, NEW.postal_code, NEW.city);
  RETURN NEW;
END $$;
CREATE TRIGGER company_place BEFORE INSERT OR UPDATE OF country, postal_code, city ON "company" FOR EACH ROW EXECUTE FUNCTION company_place();
CREATE TRIGGER vendor_place BEFORE INSERT OR UPDATE OF country, postal_code, city ON "vendor" FOR EACH ROW EXECUTE FUNCTION company_place();

CREATE FUNCTION recycled_unit_place() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW.place_id := place_of_town(NEW.vendor_place);
  RETURN NEW;
END $$;
CREATE TRIGGER recycled_unit_place BEFORE INSERT OR UPDATE OF vendor_place ON "recycled_unit" FOR EACH ROW EXECUTE FUNCTION recycled_unit_place();

CREATE FUNCTION supply.site_place() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW.place_id := public.place_of(NEW.country, NEW.postal_code, NEW.name);
  RETURN NEW;
END $$;
CREATE TRIGGER site_place BEFORE INSERT OR UPDATE OF country, postal_code, name ON supply.site FOR EACH ROW EXECUTE FUNCTION supply.site_place();

CREATE INDEX "recycled_unit_vendor_vendor_place_idx" ON "recycled_unit"("vendor", "vendor_place");
