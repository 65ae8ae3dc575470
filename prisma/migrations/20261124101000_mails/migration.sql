-- CreateTable
CREATE TABLE "mail" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "message_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "to_address" TEXT NOT NULL,
    "to_name" TEXT,
    "from_name" TEXT,
    "reply_to" TEXT,
    "subject" TEXT NOT NULL,
    "content" JSONB,
    "sealed" BYTEA,
    "about" TEXT,
    "about_id" INTEGER,
    "attachment" TEXT,
    "bulk" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "fault" TEXT,
    "reply" TEXT,
    "due_at" TIMESTAMPTZ DEFAULT CURRENT_TIMESTAMP,
    "claim" UUID,
    "expires_at" TIMESTAMPTZ,
    "sent_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" INTEGER,

    CONSTRAINT "mail_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "mail_id_key" ON "mail"("id");

-- CreateIndex
CREATE UNIQUE INDEX "mail_message_id_key" ON "mail"("message_id");

-- CreateIndex
CREATE INDEX "mail_company_id_about_about_id_idx" ON "mail"("company_id", "about", "about_id");

-- CreateIndex
CREATE INDEX "mail_due_at_idx" ON "mail"("due_at");

ALTER TABLE "mail"
    ADD CONSTRAINT "mail_state" CHECK ("state" IN ('queued', 'sending', 'sent', 'kept', 'failed', 'expired')),
    ADD CONSTRAINT "mail_content" CHECK ("content" IS NULL OR "sealed" IS NULL);
