import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { read } from "@/lib/platform/db";

const kinds = catalogueStatement(
  "genarts_of_references",
  (s) => `select n.at::int as at, a.genart_id as "genartId"
    from unnest($1::text[], $2::text[]) with ordinality n(number, brand, at)
    join ${s}.article a on a.article_norm = n.number join ${s}.brand b on b.id = a.brand_id and lower(b.name) = lower(n.brand)
    union all
    select n.at::int, l.id from unnest($3::text[]) with ordinality n(label, at)
    join ${s}.label l on l.kind = 'genart' and lower(unaccent(l.text)) = lower(unaccent(n.label))`,
);

interface Named {
  brand: string;
  /** As `normaliseNumber` leaves it. */
  referenceKey: string;
  label: string | null;
}

/** What generic articles each of some parts may be: by brand and number, and where its label is one's in any language. */
export async function listKinds(actor: Actor, { parts }: { parts: readonly Named[] }): Promise<number[][]> {
  requireUser(actor);
  if (parts.length === 0) return [];
  const columns = [parts.map((one) => one.referenceKey), parts.map((one) => one.brand), parts.map((one) => one.label)];
  const rows = await read<{ at: number; genartId: number }>(kinds(await liveCatalogue()), columns);
  const found = parts.map((): number[] => []);
  for (const { at, genartId } of rows) found[at - 1]?.push(genartId);
  return found;
}
