-- CreateTable
CREATE TABLE "kept_article" (
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "list" TEXT NOT NULL,
    "article_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kept_article_pkey" PRIMARY KEY ("company_id","user_id","list","article_id")
);
