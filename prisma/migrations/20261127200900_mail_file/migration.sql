-- A message of a house without a mail server as it would have left, where every process reads it.
CREATE TABLE "mail_file" (
  "company_id" INTEGER NOT NULL,
  "mail_id" INTEGER NOT NULL,
  "bytes" BYTEA,
  "size" INTEGER,
  "sha256" BYTEA,
  "object" TEXT,

  CONSTRAINT "mail_file_pkey" PRIMARY KEY ("company_id", "mail_id"),
  CONSTRAINT "mail_file_company_id_mail_id_fkey" FOREIGN KEY ("company_id", "mail_id") REFERENCES "mail" ("company_id", "id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "mail_file_lies_somewhere" CHECK ("bytes" IS NOT NULL OR ("object" IS NOT NULL AND "size" IS NOT NULL AND "sha256" IS NOT NULL)),
  CONSTRAINT "mail_file_own_object" CHECK ("object" IS NULL OR starts_with("object", "company_id" || '/'))
);
CREATE INDEX "mail_file_object_company_id_mail_id_idx" ON "mail_file"("object", "company_id", "mail_id");
CREATE TRIGGER file_measured BEFORE INSERT ON "mail_file" FOR EACH ROW EXECUTE FUNCTION file_measured();
CREATE TRIGGER file_let_go AFTER DELETE OR UPDATE OF "object" ON "mail_file" FOR EACH ROW
  WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION file_let_go();
