-- Pictures and chunks of videos may lie in an object storage. The row tells where, how long they are and what they hash to;
-- rows from before are measured when they move.
CREATE TABLE "loose_object" (
  "company_id" INTEGER NOT NULL,
  "object" TEXT NOT NULL,
  "due_at" TIMESTAMPTZ NOT NULL,

  CONSTRAINT "loose_object_pkey" PRIMARY KEY ("company_id", "object")
);
CREATE INDEX "loose_object_due_at_idx" ON "loose_object"("due_at");

CREATE FUNCTION file_measured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.bytes IS NOT NULL THEN
    NEW.size := octet_length(NEW.bytes);
    NEW.sha256 := sha256(NEW.bytes);
  END IF;
  RETURN NEW;
END $$;

-- Whoever read the row a moment ago still finds the object.
CREATE FUNCTION file_let_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.object IS DISTINCT FROM OLD.object THEN
    INSERT INTO loose_object (company_id, object, due_at) VALUES (OLD.company_id, OLD.object, now() + interval '5 minutes')
    ON CONFLICT (company_id, object) DO UPDATE SET due_at = EXCLUDED.due_at;
  END IF;
  RETURN NULL;
END $$;

ALTER TABLE "picture" ALTER COLUMN "bytes" DROP NOT NULL,
  ADD COLUMN "size" INTEGER,
  ADD COLUMN "sha256" BYTEA,
  ADD COLUMN "object" TEXT,
  ADD CONSTRAINT "picture_lies_somewhere" CHECK ("bytes" IS NOT NULL OR ("object" IS NOT NULL AND "size" IS NOT NULL AND "sha256" IS NOT NULL)),
  ADD CONSTRAINT "picture_own_object" CHECK ("object" IS NULL OR starts_with("object", "company_id" || '/'));
CREATE INDEX "picture_object_company_id_id_idx" ON "picture"("object", "company_id", "id");
CREATE TRIGGER file_measured BEFORE INSERT ON "picture" FOR EACH ROW EXECUTE FUNCTION file_measured();
CREATE TRIGGER file_let_go AFTER DELETE OR UPDATE OF "object" ON "picture" FOR EACH ROW
  WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION file_let_go();

ALTER TABLE "video_chunk" ALTER COLUMN "bytes" DROP NOT NULL,
  ADD COLUMN "size" INTEGER,
  ADD COLUMN "sha256" BYTEA,
  ADD COLUMN "object" TEXT,
  ADD CONSTRAINT "video_chunk_lies_somewhere" CHECK ("bytes" IS NOT NULL OR ("object" IS NOT NULL AND "size" IS NOT NULL AND "sha256" IS NOT NULL)),
  ADD CONSTRAINT "video_chunk_own_object" CHECK ("object" IS NULL OR starts_with("object", "company_id" || '/'));
CREATE INDEX "video_chunk_object_company_id_video_id_position_idx" ON "video_chunk"("object", "company_id", "video_id", "position");
CREATE TRIGGER file_measured BEFORE INSERT ON "video_chunk" FOR EACH ROW EXECUTE FUNCTION file_measured();
CREATE TRIGGER file_let_go AFTER DELETE OR UPDATE OF "object" ON "video_chunk" FOR EACH ROW
  WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION file_let_go();
