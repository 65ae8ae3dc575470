-- AlterTable
ALTER TABLE "session" ADD COLUMN     "qr_login_id" INTEGER;

-- CreateTable
CREATE TABLE "qr_login" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "user_id" INTEGER,
    "label" TEXT NOT NULL DEFAULT '',
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "date_from" TIMESTAMPTZ,
    "date_to" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_by" INTEGER,

    CONSTRAINT "qr_login_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "one_time_link" (
    "key_hash" BYTEA NOT NULL,
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "pathname" TEXT NOT NULL,
    "autologin" BOOLEAN NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "used_at" TIMESTAMPTZ,

    CONSTRAINT "one_time_link_pkey" PRIMARY KEY ("key_hash")
);

-- CreateIndex
CREATE INDEX "session_qr_login_id_idx" ON "session"("qr_login_id");

-- CreateIndex
CREATE UNIQUE INDEX "qr_login_id_key" ON "qr_login"("id");

-- CreateIndex
CREATE UNIQUE INDEX "qr_login_code_hash_key" ON "qr_login"("code_hash");

-- CreateIndex
CREATE INDEX "qr_login_user_id_idx" ON "qr_login"("user_id");

-- CreateIndex
CREATE INDEX "one_time_link_user_id_idx" ON "one_time_link"("user_id");

-- CreateIndex
CREATE INDEX "one_time_link_expires_at_idx" ON "one_time_link"("expires_at");
