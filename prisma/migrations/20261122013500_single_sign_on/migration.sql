-- AlterTable
ALTER TABLE "session" ADD COLUMN     "id_token" BYTEA;

-- CreateTable
CREATE TABLE "sign_on_flow" (
    "state_hash" BYTEA NOT NULL,
    "binding_hash" BYTEA NOT NULL,
    "return_to" TEXT NOT NULL,
    "silent" BOOLEAN NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "sign_on_flow_pkey" PRIMARY KEY ("state_hash")
);

-- CreateTable
CREATE TABLE "site_code" (
    "code_hash" BYTEA NOT NULL,
    "session_hash" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "site_code_pkey" PRIMARY KEY ("code_hash")
);

-- CreateIndex
CREATE INDEX "sign_on_flow_expires_at_idx" ON "sign_on_flow"("expires_at");

-- CreateIndex
CREATE INDEX "site_code_expires_at_idx" ON "site_code"("expires_at");
