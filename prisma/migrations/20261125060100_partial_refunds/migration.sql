-- AlterTable
ALTER TABLE "payment" ADD COLUMN "refund_to" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "refunded_cents" INTEGER NOT NULL DEFAULT 0;

-- What was given back before could only be all of it.
UPDATE "payment" SET "refunded_cents" = "cents" WHERE "state" = 'refunded';

ALTER TABLE "payment"
    ADD CONSTRAINT "payment_refund_to" CHECK ("refund_to" BETWEEN 0 AND "cents"),
    ADD CONSTRAINT "payment_refunded" CHECK ("refunded_cents" BETWEEN 0 AND "cents");
