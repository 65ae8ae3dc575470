-- Addresses of a company's other programs, and what they are to be told.
CREATE TABLE "webhook" (
  "company_id" INTEGER NOT NULL,
  "id" SERIAL NOT NULL,
  "url" TEXT NOT NULL,
  "events" TEXT[] NOT NULL,
  "secret" BYTEA NOT NULL,
  "failing_since" TIMESTAMPTZ,
  "paused_at" TIMESTAMPTZ,
  "paused_why" TEXT,
  "created_by" INTEGER,
  "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "webhook_pkey" PRIMARY KEY ("company_id", "id")
);

CREATE TABLE "webhook_delivery" (
  "company_id" INTEGER NOT NULL,
  "id" SERIAL NOT NULL,
  "webhook_id" INTEGER NOT NULL,
  "message_id" UUID NOT NULL DEFAULT gen_random_uuid(),
  "event" TEXT NOT NULL,
  "data" JSONB NOT NULL,
  "state" TEXT NOT NULL DEFAULT 'queued',
  "tries" INTEGER NOT NULL DEFAULT 0,
  "code" INTEGER,
  "fault" TEXT,
  "ms" INTEGER,
  "due_at" TIMESTAMPTZ,
  "claim" UUID,
  "tried_at" TIMESTAMPTZ,
  "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("company_id", "id"),
  CONSTRAINT "webhook_delivery_company_id_webhook_id_fkey" FOREIGN KEY ("company_id", "webhook_id")
    REFERENCES "webhook" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "webhook_delivery_company_id_webhook_id_due_at_idx" ON "webhook_delivery"("company_id", "webhook_id", "due_at");
CREATE INDEX "webhook_delivery_due_at_idx" ON "webhook_delivery"("due_at");

-- Whoever moves stock, its programs are told in the same transaction: up to 500 movements in one message.
CREATE FUNCTION stock_movement_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_delivery (company_id, webhook_id, event, data, state, due_at)
  SELECT w.company_id, w.id, 'stock.moved', m.data, CASE WHEN w.paused_at IS NULL THEN 'queued' ELSE 'paused' END,
    CASE WHEN w.paused_at IS NULL THEN now() END
  FROM (
    SELECT company_id, jsonb_build_object('movements', jsonb_agg(jsonb_build_object('itemId', item_id, 'brand', brand,
      'reference', reference, 'kind', kind, 'pieces', pieces, 'balance', balance) ORDER BY id)) AS data
    FROM (SELECT *, (row_number() OVER (PARTITION BY company_id ORDER BY id) - 1) / 500 AS part FROM new_rows) n
    GROUP BY company_id, part) m
  JOIN webhook w ON w.company_id = m.company_id AND 'stock.moved' = ANY(w.events);
  IF FOUND THEN
    PERFORM pg_notify('job', 'webhooks@' || (extract(epoch FROM now()) * 1000)::bigint);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER stock_movement_told AFTER INSERT ON stock_movement
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_movement_told();
