-- AlterTable
ALTER TABLE "company" ADD COLUMN     "member_count" INTEGER NOT NULL DEFAULT 0;

-- One update per statement and company, however many members it adds or removes; keys of a membership never change.
CREATE FUNCTION count_new_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE company c SET member_count = c.member_count + n.members
  FROM (SELECT company_id, count(*) AS members FROM added GROUP BY company_id ORDER BY company_id) n
  WHERE c.id = n.company_id;
  RETURN NULL;
END $$;

CREATE FUNCTION count_gone_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE company c SET member_count = c.member_count - n.members
  FROM (SELECT company_id, count(*) AS members FROM gone GROUP BY company_id ORDER BY company_id) n
  WHERE c.id = n.company_id;
  RETURN NULL;
END $$;

CREATE TRIGGER count_new_members AFTER INSERT ON "membership"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_new_members();
CREATE TRIGGER count_gone_members AFTER DELETE ON "membership"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_gone_members();

UPDATE "company" c SET member_count = (SELECT count(*) FROM membership m WHERE m.company_id = c.id);
