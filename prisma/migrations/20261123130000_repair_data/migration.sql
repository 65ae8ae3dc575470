-- Tables of the embedded repair data, outside Prisma's schema: only the provider's embedded.ts reads them.
CREATE SCHEMA repair;
-- What is told of a vehicle's MID, by document; null where nothing is. ac_recharge_2017: for cars registered from 2017 on.
CREATE TABLE repair.vehicle(
  mid text COLLATE "C" PRIMARY KEY, ktype int NOT NULL, service_brakes int, ac_recharge int, ac_recharge_2017 int,
  battery_replacement int, services int[] NOT NULL);
CREATE TABLE repair.document(id int, language text COLLATE "C", body json NOT NULL, PRIMARY KEY(id, language));
CREATE TABLE repair.service(
  id int, language text COLLATE "C", service_id text COLLATE "C" NOT NULL, head json NOT NULL, operations json NOT NULL,
  PRIMARY KEY(id, language));

-- Mileages that a company typed of a car, one a day; a reading at a service says that the plan was followed until then.
CREATE TABLE "mileage_reading" (
    "company_id" INTEGER NOT NULL,
    "vehicle" TEXT NOT NULL,
    "on_day" DATE NOT NULL,
    "km" INTEGER NOT NULL,
    "at_service" BOOLEAN NOT NULL DEFAULT false,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mileage_reading_pkey" PRIMARY KEY ("company_id","vehicle","on_day")
);

-- The demonstration's service of diagnostics opens no session for these.
CREATE TABLE repair.session_refusal(vin text COLLATE "C" PRIMARY KEY, reason text NOT NULL);
-- Fifty different vehicles whose technical information is shown as an example, 0 to 49.
CREATE TABLE repair.example(number int PRIMARY KEY, mid text COLLATE "C" NOT NULL);
