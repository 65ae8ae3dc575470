import { SPELLINGS } from "@/lib/shared/letters";

const all = [...SPELLINGS];
const single = all.filter(([, spelling]) => spelling.length === 1);
const several = all.filter(([, spelling]) => spelling.length > 1);
const letters = (of: readonly (readonly [string, string])[]) => of.map(([letter]) => letter).join("");

/** SQL that puts the spelling of every letter that has one in its place. */
function spelt(text: string): string {
  const apart = several.reduce((sql, [letter, spelling]) => `replace(${sql}, '${letter}', '${spelling}')`, text);
  return `translate(${apart}, '${letters(single)}', '${single.map(([, spelling]) => spelling).join("")}')`;
}

/**
 * SQL for the A-Z0-9 key of a text, the same as `compactKey` makes; immutable. Regular expressions cost ten times a
 * translation, and spelling ten times that: texts of plain letters meet neither.
 */
export function sqlKey(text: string): string {
  const plain = `translate(upper(${text} COLLATE "C"), ' -./_,+()''', '')`;
  const bare = `normalize(${text}, NFD) COLLATE "C"`;
  const key = (sql: string) => `regexp_replace(upper(${sql}), '[^A-Z0-9]', '', 'g')`;
  return `CASE WHEN ${plain} !~ '[^A-Z0-9]' THEN ${plain}
    WHEN ${bare} !~ '[${letters(all)}]' THEN ${key(bare)} ELSE ${key(spelt(bare))} END`;
}
