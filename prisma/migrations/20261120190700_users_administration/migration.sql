CREATE EXTENSION IF NOT EXISTS btree_gin;

-- AlterTable
ALTER TABLE "membership" ADD COLUMN     "oem_denied" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "sort_name" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "presence" (
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "seen_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "presence_pkey" PRIMARY KEY ("company_id","user_id")
);

-- CreateIndex
CREATE INDEX "presence_company_id_seen_at_idx" ON "presence"("company_id", "seen_at");

-- CreateIndex
CREATE INDEX "membership_company_id_sort_name_user_id_idx" ON "membership"("company_id", "sort_name", "user_id");

-- CreateIndex
CREATE INDEX "membership_company_id_search_text_idx" ON "membership" USING GIN ("company_id" int4_ops, "search_text" gin_trgm_ops);

CREATE FUNCTION membership_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT lower(unaccent(u.name)), lower(unaccent(u.name || ' ' || u.email)) INTO NEW.sort_name, NEW.search_text
  FROM "user" u WHERE u.id = NEW.user_id;
  NEW.sort_name := coalesce(NEW.sort_name, '');
  NEW.search_text := coalesce(NEW.search_text, '');
  RETURN NEW;
END $$;

CREATE FUNCTION user_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE membership SET user_id = user_id WHERE user_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER membership_words BEFORE INSERT OR UPDATE OF user_id ON "membership" FOR EACH ROW EXECUTE FUNCTION membership_words();
CREATE TRIGGER user_words AFTER UPDATE OF name, email ON "user" FOR EACH ROW EXECUTE FUNCTION user_words();

UPDATE "membership" SET user_id = user_id;
