import "@/tests/support/end";
import fc from "fast-check";
import { pool } from "@/lib/platform/db";
import { sqlKey } from "@/lib/platform/sql-key";
import { compactKey } from "@/lib/shared/compact";
import { SPELLINGS } from "@/lib/shared/letters";

const keysOf = {
  name: "keys_in_sql",
  text: `select coalesce(array_agg(${sqlKey("t")} order by at), '{}') as keys from unnest($1::text[]) with ordinality u(t, at)`,
};

async function sqlKeys(texts: readonly string[]): Promise<string[]> {
  const { rows } = await pool().query<{ keys: string[] }>(keysOf, [texts]);
  return rows[0]!.keys;
}

// PostgreSQL stores no text with this one.
const storable = (text: string) => !text.includes("\u0000");
const letter = fc.constantFrom(...SPELLINGS.keys(), ..."aZ09éÅİǼ\u0301\u0327 -./_,+()'·–’\u00a0²½ªΣςЖж字ﷺ\u{1d400}\n");
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.string({ unit: letter, maxLength: 30 }),
  fc.string({ unit: "grapheme-ascii", maxLength: 30 }),
);

describe("a key in SQL", () => {
  it("is the one that import and search make, whatever is written", async () => {
    const lists = fc.array(text.filter(storable), { minLength: 40, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(lists, async (texts) => {
        expect(await sqlKeys(texts)).toEqual(texts.map(compactKey));
      }),
      { numRuns: 60 },
    );
  });

  it("is the same for every sign that there is", async () => {
    const { rows } = await pool().query<{ sign: string; key: string }>(
      `select sign, key from (select chr(c) as sign, ${sqlKey("chr(c)")} as key from generate_series(1, ${0x10ffff}) c
         where c not between ${0xd800} and ${0xdfff}) all_signs where key <> ''`,
    );
    const inSql = new Map(rows.map(({ sign, key }) => [sign, key]));
    const different: string[] = [];
    for (let code = 1; code <= 0x10ffff; code++) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const sign = String.fromCodePoint(code);
      const key = compactKey(sign);
      if (key !== (inSql.get(sign) ?? "")) different.push(`${sign}: ${key} and ${inSql.get(sign)}`);
    }
    expect(different).toEqual([]);
    expect(inSql.get("ß")).toBe("SS");
  });
});
