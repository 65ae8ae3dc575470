-- Photographs of the worn part on a line of a cart. A quote keeps those of its making: they are then quoted and stay.
CREATE TABLE "line_photo" (
  "company_id" INTEGER NOT NULL,
  "id" TEXT NOT NULL,
  "small" TEXT NOT NULL,
  "customer_id" INTEGER NOT NULL,
  "quoted" BOOLEAN NOT NULL DEFAULT false,
  "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "line_photo_pkey" PRIMARY KEY ("company_id", "id")
);
CREATE INDEX "line_photo_company_id_customer_id_idx" ON "line_photo"("company_id", "customer_id");
ALTER TABLE "cart_line" ADD COLUMN "photos" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "labour_line" ADD COLUMN "photos" JSONB NOT NULL DEFAULT '[]';
-- Whether a line of the customer's cart names the photograph.
CREATE FUNCTION line_photo_named(photo line_photo) RETURNS boolean LANGUAGE sql STABLE AS $$
  select exists (select from cart_line l where l.company_id = photo.company_id and l.customer_id = photo.customer_id
      and l.photos @> jsonb_build_array(jsonb_build_object('id', photo.id)))
    or exists (select from labour_line l where l.company_id = photo.company_id and l.customer_id = photo.customer_id
      and l.photos @> jsonb_build_array(jsonb_build_object('id', photo.id)))
$$;
-- The photographs of two lines that become one: those that are there, then the other's.
CREATE FUNCTION line_photos_joined(there jsonb, further jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  select there || coalesce(jsonb_agg(p) filter (where not there @> jsonb_build_array(p)), '[]')
    from jsonb_array_elements(further) p
$$;
