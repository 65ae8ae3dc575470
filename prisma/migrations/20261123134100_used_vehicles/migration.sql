-- Used vehicles that sellers offer. The demonstration fills them; prices are in cents of the seller's currency.
-- What searches look at comes first: a row is read up to the last column that is asked for.
CREATE SCHEMA yard;
CREATE TABLE yard.vehicle(
  id int PRIMARY KEY, price_cents int NOT NULL, km int NOT NULL, first_registration date NOT NULL,
  make text NOT NULL, fuel text NOT NULL, body text NOT NULL, gearbox text NOT NULL, inspection text NOT NULL,
  model text NOT NULL, make_plain text NOT NULL, model_plain text NOT NULL, version text NOT NULL, ktype int,
  class text NOT NULL, kw smallint NOT NULL, currency char(3) NOT NULL, colour text NOT NULL, owners smallint NOT NULL,
  warranty_months smallint NOT NULL, seller text NOT NULL, options jsonb NOT NULL);
CREATE INDEX yard_vehicle_make ON yard.vehicle(make_plain, price_cents);
CREATE INDEX yard_vehicle_price ON yard.vehicle(price_cents, id);
CREATE INDEX yard_vehicle_km ON yard.vehicle(km, price_cents, id);
CREATE INDEX yard_vehicle_age ON yard.vehicle(first_registration DESC, price_cents, id);

-- Searches of used vehicles that their users keep.
CREATE TABLE "used_search" (
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "place" BIGSERIAL NOT NULL,

    CONSTRAINT "used_search_pkey" PRIMARY KEY ("company_id","user_id","url")
);
