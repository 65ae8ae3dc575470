/** The ids that a parameter narrows a column to; null narrows nothing. */
export const among = (column: string, parameter: string): string =>
  `(${parameter}::int[] is null or ${column} = any(${parameter}))`;

interface Facets {
  schema: string;
  /** A query of brand_id, genart_id and how many hits they are. */
  from: string;
  n: string;
  brands: string;
  genarts: string;
  lang: string;
}

/** The columns brands and parts: how many hits each would leave under the choice of the other. */
export const facetColumns = ({ schema, from, n, brands, genarts, lang }: Facets): string => `
    coalesce((select json_agg(json_build_object('id', b.id, 'label', b.name, 'count', f.n) order by f.n desc, lower(b.name))
      from (select brand_id, ${n}::int as n from ${from} where ${among("genart_id", genarts)} group by brand_id) f
      join ${schema}.brand b on b.id = f.brand_id), '[]') as brands,
    coalesce((select json_agg(json_build_object('id', f.genart_id, 'label', l.label, 'count', f.n) order by f.n desc, l.label)
      from (select genart_id, ${n}::int as n from ${from} where ${among("brand_id", brands)} group by genart_id) f
      join ${schema}.genart_label l on l.genart_id = f.genart_id and l.lang = ${lang}), '[]') as parts`;
