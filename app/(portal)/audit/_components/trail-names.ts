import { getTranslations } from "next-intl/server";

/** How actions and things are called; one that has no text yet by its own word. */
export async function trailNames() {
  const t = await getTranslations("audit");
  const named = (group: "action" | "entity") => (word: string) => {
    const key = `${group}.${word}`;
    return t.has(key as never) ? t(key as never) : word;
  };
  return { action: named("action"), entity: named("entity") };
}
