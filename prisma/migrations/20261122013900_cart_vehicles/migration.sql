-- AlterTable
ALTER TABLE "cart_line" ADD COLUMN     "also" JSONB NOT NULL DEFAULT '[]';

-- The further vehicles of two lines that become one: each once, with the proof that came first, and not the kept line's own.
CREATE FUNCTION cart_line_also(kept cart_line, joined cart_line) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(vehicle ORDER BY place), '[]') FROM (
    SELECT DISTINCT ON (name) vehicle, place FROM (
      SELECT vehicle, place, coalesce(vehicle ->> 'vin', vehicle ->> 'plate', vehicle ->> 'ktype') AS name
      FROM jsonb_array_elements(kept.also || jsonb_build_array(jsonb_build_object('vin', joined.vin, 'plate', joined.plate,
        'ktype', joined.ktype, 'vehicle', joined.item -> 'vehicle', 'fit', joined.fit, 'judgedAt', joined.created_at))
        || joined.also) WITH ORDINALITY AS listed (vehicle, place)) named
    WHERE name IS NOT NULL AND name <> coalesce(kept.vin, kept.plate, kept.ktype::text, '')
    ORDER BY name, place) once
  WHERE place <= 20
$$;
