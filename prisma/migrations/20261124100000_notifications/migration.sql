-- Notifications, who received them, what became of them on other channels, and what each person wants to hear.
CREATE TABLE "notification" (
    "company_id" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'scheduled',
    "category" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "target" TEXT NOT NULL DEFAULT 'slide-rse',
    "url" TEXT NOT NULL DEFAULT '',
    "image" TEXT NOT NULL DEFAULT '',
    "icon" TEXT NOT NULL DEFAULT '',
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "families" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "groups" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "people" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "is_test" BOOLEAN NOT NULL DEFAULT false,
    "created_by" INTEGER,
    "sender_name" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "send_at" TIMESTAMPTZ NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "sent_at" TIMESTAMPTZ,
    "cancelled_at" TIMESTAMPTZ,
    "reached_through" INTEGER NOT NULL DEFAULT 0,
    "reached" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("company_id","id")
);

CREATE TABLE "notification_recipient" (
    "user_id" INTEGER NOT NULL,
    "notification_id" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "muted" BOOLEAN NOT NULL DEFAULT false,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "seen_at" TIMESTAMPTZ,
    "read_at" TIMESTAMPTZ,
    "archived_at" TIMESTAMPTZ,

    CONSTRAINT "notification_recipient_pkey" PRIMARY KEY ("user_id","notification_id")
);

CREATE TABLE "notification_delivery" (
    "notification_id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "channel" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_delivery_pkey" PRIMARY KEY ("notification_id","user_id","channel")
);

CREATE TABLE "notification_preference" (
    "user_id" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL,

    CONSTRAINT "notification_preference_pkey" PRIMARY KEY ("user_id","category","channel")
);

CREATE UNIQUE INDEX "notification_id_key" ON "notification"("id");
CREATE INDEX "notification_company_id_created_at_idx" ON "notification"("company_id", "created_at");
CREATE INDEX "notification_state_send_at_idx" ON "notification"("state", "send_at");
CREATE INDEX "notification_expires_at_idx" ON "notification"("expires_at");
CREATE INDEX "notification_recipient_user_id_at_idx" ON "notification_recipient"("user_id", "at");
CREATE INDEX "notification_recipient_notification_id_idx" ON "notification_recipient"("notification_id");
CREATE INDEX "notification_delivery_notification_id_channel_state_idx" ON "notification_delivery"("notification_id", "channel", "state");

ALTER TABLE "notification_recipient" ADD CONSTRAINT "notification_recipient_notification_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notification"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notification_delivery" ADD CONSTRAINT "notification_delivery_notification_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notification"("id") ON DELETE CASCADE ON UPDATE CASCADE;
