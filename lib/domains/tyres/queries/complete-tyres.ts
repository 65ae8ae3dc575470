import type { Suggestion } from "@/lib/domains/vehicles/completion/schema";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { asOneWord, readTyreBeginning } from "../completion/rules";
import { sizeText, type Measured } from "../size/rules";

const mostSuggestions = 10;
const wholeSize = 7;

const sizes = {
  name: "tyre_complete_sizes",
  text: `select width, ratio, rim, commercial, sum(articles)::int as count from tyre.size
    where starts_with(digits, $1) group by 1, 2, 3, 4 order by 5 desc, 1, 2, 3 limit ${mostSuggestions}`,
};
const indices = {
  name: "tyre_complete_indices",
  text: `select width, ratio, rim, commercial, index, sum(articles)::int as count from (
      select *, load_index || coalesce('/' || twin_index, '') || speed as index from tyre.size) as known
    where digits = $1 and starts_with(index, $2) group by 1, 2, 3, 4, 5 order by 6 desc, 5 limit ${mostSuggestions}`,
};
const named = "not exists (select from unnest($1::text[]) word where position(word in words) = 0)";
const profiles = {
  name: "tyre_complete_profiles",
  text: `select brand, profile, articles as count from tyre.profile where ${named}
    order by 3 desc, 1, 2 limit ${mostSuggestions}`,
};
const brandsInSize = {
  name: "tyre_complete_brands",
  text: `select a.brand, width, ratio, rim, commercial, count(*)::int as count
    from tyre.article a where profile_id = any(array(select id from tyre.profile where ${named}))
      and starts_with(width::text || ratio || rim, $2) group by 1, 2, 3, 4, 5 order by 6 desc, 1, 2, 3, 4
    limit ${mostSuggestions}`,
};
const numbers = {
  name: "tyre_complete_numbers",
  text: `select ean, brand, profile, width, ratio, rim, commercial from tyre.article where starts_with(ean, $1)
    order by ean limit ${mostSuggestions}`,
};

const suggestion = (value: string, label: string, detail: number | string): Suggestion => ({
  ...{ value, label, detail: String(detail), ktype: null },
});
const closeSize = (size: Measured): string => sizeText(size).replace(" ", "");

/** What a tyre search may become, in any spelling: sizes, then their indices, brands in a size, profiles, EANs. */
export async function completeTyres(actor: Actor, { text }: { text: string }): Promise<Suggestion[]> {
  requireRight(actor, "Pneu");
  const { digits, index, ean, words } = readTyreBeginning(text);
  if (ean) {
    const rows = await read<Measured & { ean: string; brand: string; profile: string }>(numbers, [ean]);
    return rows.map((row) => suggestion(row.ean, row.ean, `${row.brand} ${row.profile} ${sizeText(row)}`));
  }
  if (digits.length === wholeSize && words.every((word) => /^\d+$/.test(word))) {
    const begun = index || (words[0] ?? "");
    const rows = await read<Measured & { index: string; count: number }>(indices, [digits, begun]);
    return rows.map((row) => {
      const value = `${sizeText(row)} ${row.index}`;
      return suggestion(value, value, row.count);
    });
  }
  if (digits.length > 1 && words.length === 0) {
    const rows = await read<Measured & { count: number }>(sizes, [digits]);
    return rows.map((row) => suggestion(sizeText(row), sizeText(row), row.count));
  }
  if (words.join("").length < 2) return [];
  if (digits) {
    const rows = await read<Measured & { brand: string; count: number }>(brandsInSize, [words, digits]);
    return rows.map((row) =>
      suggestion(`${asOneWord(row.brand)} ${closeSize(row)}`, `${row.brand} ${sizeText(row)}`, row.count),
    );
  }
  const rows = await read<{ brand: string; profile: string; count: number }>(profiles, [words]);
  return rows.map(({ brand, profile, count }) =>
    suggestion(`${asOneWord(brand)} ${asOneWord(profile)}`, `${brand} ${profile}`, count),
  );
}

const common = {
  name: "tyre_common_sizes",
  text: `select width, ratio, rim, commercial from tyre.size group by 1, 2, 3, 4 order by sum(articles) desc, 1, 2, 3 limit 12`,
};

/** The sizes in which most tyres are on offer. */
export async function listCommonSizes(actor: Actor): Promise<string[]> {
  requireRight(actor, "Pneu");
  return (await read<Measured>(common)).map(sizeText);
}
