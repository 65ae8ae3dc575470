-- What tiles lead to: articles of the news, packs of parts, what a course teaches.
CREATE TABLE "news_article" (
    "number" INTEGER NOT NULL,
    "texts" JSONB NOT NULL,
    "published_on" DATE NOT NULL,

    CONSTRAINT "news_article_pkey" PRIMARY KEY ("number")
);

CREATE TABLE "part_pack" (
    "name" TEXT NOT NULL,
    "titles" JSONB NOT NULL,
    "genarts" INTEGER[],
    "place" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "part_pack_pkey" PRIMARY KEY ("name")
);

-- Names by language as everything else that is told.
ALTER TABLE "training" ADD COLUMN "titles" JSONB, ADD COLUMN "texts" JSONB NOT NULL DEFAULT '{}';
UPDATE "training" SET "titles" = jsonb_build_object('fr', "name", 'en', "name_en");
ALTER TABLE "training" ALTER COLUMN "titles" SET NOT NULL, DROP COLUMN "name", DROP COLUMN "name_en";
