-- Remote screens: what each shows, how it is, and the codes by which a new one is paired.
CREATE TABLE "screen" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "playlist" JSONB NOT NULL DEFAULT '[]',
    "night_from" TEXT NOT NULL DEFAULT '22:00',
    "night_to" TEXT NOT NULL DEFAULT '06:00',
    "version" INTEGER NOT NULL DEFAULT 1,
    "message" TEXT NOT NULL DEFAULT '',
    "message_until" TIMESTAMPTZ,
    "code_url" TEXT,
    "code_until" TIMESTAMPTZ,
    "secret_hash" BYTEA,
    "seen_at" TIMESTAMPTZ,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "showing" TEXT NOT NULL DEFAULT '',
    "showing_since" TIMESTAMPTZ,
    "last_error" TEXT NOT NULL DEFAULT '',
    "last_error_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "screen_pkey" PRIMARY KEY ("company_id","id")
);

CREATE TABLE "screen_code" (
    "code_hash" BYTEA NOT NULL,
    "ticket_hash" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "company_id" INTEGER,
    "screen_id" INTEGER,
    "collected_at" TIMESTAMPTZ,

    CONSTRAINT "screen_code_pkey" PRIMARY KEY ("code_hash")
);

CREATE UNIQUE INDEX "screen_id_key" ON "screen"("id");
CREATE UNIQUE INDEX "screen_code_ticket_hash_key" ON "screen_code"("ticket_hash");
CREATE INDEX "screen_code_expires_at_idx" ON "screen_code"("expires_at");
CREATE INDEX "tile_screens_idx" ON "tile" USING GIN ("screens");
