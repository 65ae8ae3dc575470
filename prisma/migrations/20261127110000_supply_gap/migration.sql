-- Articles that suppliers list and have not.
CREATE TABLE "supply_gap" (
  "company_id" INTEGER NOT NULL,
  "article_id" INTEGER NOT NULL,
  "supplier" TEXT NOT NULL,
  "since" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "supply_gap_pkey" PRIMARY KEY ("company_id", "article_id", "supplier")
);
