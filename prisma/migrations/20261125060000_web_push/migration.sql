-- AlterTable
ALTER TABLE "notification_delivery" ADD COLUMN "tries" SMALLINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "push_subscription" (
    "user_id" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "push_subscription_user_id_created_at_idx" ON "push_subscription"("user_id", "created_at");
