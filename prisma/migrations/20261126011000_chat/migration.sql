-- CreateTable
CREATE TABLE "conversation" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "unread_by_user" INTEGER NOT NULL DEFAULT 0,
    "unread_by_house" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "conversation_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "conversation_message" (
    "company_id" INTEGER NOT NULL,
    "conversation_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "from_house" BOOLEAN NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversation_message_pkey" PRIMARY KEY ("company_id","conversation_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "conversation_id_key" ON "conversation"("id");

-- CreateIndex
CREATE UNIQUE INDEX "conversation_company_id_user_id_key" ON "conversation"("company_id", "user_id");

-- CreateIndex
CREATE INDEX "conversation_last_at_id_idx" ON "conversation"("last_at", "id");

-- CreateIndex
CREATE INDEX "conversation_unread_by_house_idx" ON "conversation"("unread_by_house");

-- AddForeignKey
ALTER TABLE "conversation_message" ADD CONSTRAINT "conversation_message_company_id_conversation_id_fkey" FOREIGN KEY ("company_id", "conversation_id") REFERENCES "conversation"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
