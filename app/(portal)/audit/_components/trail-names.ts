import { getTranslations } from "next-intl/server";
import type { DetailPiece } from "@/lib/domains/admin/trail/rules";

const longest = 300;

/** How actions, things and details are called; what has no text yet by its own word. */
export async function trailNames() {
  const [t, settings] = await Promise.all([getTranslations("audit"), getTranslations("users.settings.name")]);
  const named = (key: string, word: string) => (t.has(key as never) ? t(key as never) : word);
  const value = (field: string, given: DetailPiece["values"][number]) =>
    typeof given === "boolean" ? t(given ? "value.yes" : "value.no") : named(`value.${field}.${given}`, String(given));
  return {
    action: (word: string) => named(`action.${word}`, word),
    entity: (word: string) => named(`entity.${word}`, word),
    subject: (entity: string, id: string) =>
      entity === "company-setting" && settings.has(id as never) ? settings(id as never) : id,
    detail: ({ fields, values }: DetailPiece) => ({
      name: fields.map((field) => named(`detail.${field}`, field)).join(" · "),
      value: values
        .map((one) => value(fields.at(-1) ?? "", one))
        .join(", ")
        .slice(0, longest),
    }),
  };
}
