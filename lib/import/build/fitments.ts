/** The conditions as the catalogue keeps them: one entry for each distinct text, 0 asks nothing. */
const CONDITIONS: readonly string[] = [
  `CREATE UNLOGGED TABLE condition_map AS
   SELECT given, CASE WHEN txt = '{}' THEN 0 ELSE dense_rank() OVER (ORDER BY txt = '{}', txt) END::int AS id, txt FROM (
     SELECT id AS given, jsonb_strip_nulls(jsonb_build_object('engineCodes', to_jsonb(string_to_array(engine_codes, '|')),
       'from', from_month, 'to', to_month, 'pos', position, 'brakesys', brake_system, 'gearbox', gearbox,
       'discMm', disc_mm, 'maxKg', max_kg, 'chassisFrom', chassis_from)) AS txt FROM in_conditions) c`,
  "ANALYZE condition_map",
];

const hashed = (seed: number) => `bit_xor(hashint8extended(f.ktype::bigint << 31 | coalesce(c.id, 0), ${seed}))`;

/**
 * What each article fits, as two hashes that do not depend on the order, and whether a fitment names a vehicle or a
 * condition that does not exist: one pass over by far the longest file.
 */
export const ARTICLE_FITS: readonly string[] = [
  ...CONDITIONS,
  `CREATE UNLOGGED TABLE article_fit AS
   SELECT f.article_id, ${hashed(1)} AS h1, ${hashed(2)} AS h2, count(*)::int AS n,
     bool_or(v.ktype IS NULL OR (c.given IS NULL AND f.condition_id IS NOT NULL)) AS strange
   FROM in_fitments f LEFT JOIN vehicle v ON v.ktype = f.ktype LEFT JOIN condition_map c ON c.given = f.condition_id GROUP BY 1`,
  "ANALYZE article_fit",
];

/** Articles that fit the same share a set. Needs article_map and article_fit. */
export const SETS: readonly string[] = [
  "INSERT INTO fitment_cond(id, txt) SELECT 0, '{}' UNION ALL SELECT DISTINCT id, txt FROM condition_map WHERE id > 0 ORDER BY 1",
  `CREATE UNLOGGED TABLE set_map AS
   SELECT row_number() OVER (ORDER BY m.genart_id, min(m.id))::int AS id, m.genart_id, f.h1, f.h2, f.n,
     min(f.article_id) AS sample, count(*)::int AS articles
   FROM article_fit f JOIN article_map m ON m.given = f.article_id GROUP BY m.genart_id, f.h1, f.h2, f.n`,
  "ANALYZE set_map",
  "INSERT INTO fitset(id, genart_id, h1, h2, n) SELECT id, genart_id, h1, h2, n FROM set_map ORDER BY id",
];

/** Vehicles of each set in the order in which vehicles are asked for; the one sort also tells what is there twice. */
export const FITMENTS: readonly string[] = [
  `CREATE UNLOGGED TABLE member AS
   SELECT ktype, genart_id, fitset_id, cond_id, articles, lag(cond_id) OVER place IS NULL AS first,
     coalesce(lag(cond_id) OVER place = cond_id, false) AS twice
   FROM (SELECT f.ktype, s.genart_id, s.id AS fitset_id, coalesce(c.id, 0) AS cond_id, s.articles
     FROM in_fitments f JOIN set_map s ON s.sample = f.article_id
     LEFT JOIN condition_map c ON c.given = f.condition_id) m
   WINDOW place AS (PARTITION BY ktype, genart_id, fitset_id ORDER BY cond_id)`,
  "INSERT INTO fitset_vehicle(ktype, genart_id, fitset_id, cond_id) SELECT ktype, genart_id, fitset_id, cond_id FROM member",
  `INSERT INTO ktype_genart(ktype, genart_id, n)
   SELECT ktype, genart_id, sum(articles) FROM member WHERE first GROUP BY 1, 2 ORDER BY 1, 2`,
];

/** A fitment that is there twice shows in the sample of its set: articles of a set agree. */
export const REPEATED_FITMENTS = `WITH again AS (
    SELECT s.sample, m.ktype, m.cond_id FROM member m JOIN set_map s ON s.id = m.fitset_id WHERE m.twice)
  SELECT max(f.line) AS line, format('article %s fits ktype %s already, in line %s.', f.article_id, f.ktype, min(f.line)) AS text
  FROM in_fitments f LEFT JOIN condition_map c ON c.given = f.condition_id
  JOIN again t ON t.sample = f.article_id AND t.ktype = f.ktype AND t.cond_id = coalesce(c.id, 0)
  GROUP BY f.article_id, f.ktype, t.cond_id ORDER BY 1 LIMIT 100`;

export const ANY_REPEATED = "SELECT EXISTS (SELECT FROM member WHERE twice) AS any";
