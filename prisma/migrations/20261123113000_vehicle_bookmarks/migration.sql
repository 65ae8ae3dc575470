-- CreateTable
CREATE TABLE "vehicle_bookmark" (
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "place" BIGSERIAL NOT NULL,

    CONSTRAINT "vehicle_bookmark_pkey" PRIMARY KEY ("company_id","user_id","url")
);
