-- AlterTable
ALTER TABLE "notification_delivery" ADD COLUMN "due_at" TIMESTAMPTZ;
ALTER TABLE "notification_delivery" ADD COLUMN "mail_id" INTEGER;

-- CreateIndex
CREATE INDEX "notification_delivery_due_at_idx" ON "notification_delivery"("due_at");

-- CreateIndex
CREATE INDEX "notification_delivery_mail_id_idx" ON "notification_delivery"("mail_id");

-- CreateTable
CREATE TABLE "notification_schedule" (
    "user_id" INTEGER NOT NULL,
    "digest" TEXT NOT NULL DEFAULT 'off',
    "quiet_from" SMALLINT,
    "quiet_to" SMALLINT,

    CONSTRAINT "notification_schedule_pkey" PRIMARY KEY ("user_id")
);

ALTER TABLE "notification_schedule"
    ADD CONSTRAINT "notification_schedule_digest" CHECK ("digest" IN ('off', 'hourly', 'daily')),
    ADD CONSTRAINT "notification_schedule_quiet" CHECK (("quiet_from" IS NULL) = ("quiet_to" IS NULL)
        AND "quiet_from" BETWEEN 0 AND 1439 AND "quiet_to" BETWEEN 0 AND 1439 AND "quiet_from" <> "quiet_to");
