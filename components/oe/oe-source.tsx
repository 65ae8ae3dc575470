import { useTranslations } from "next-intl";
import type { OeTreeAnswer } from "@/lib/domains/oe/schema";

/** Whose word the catalogue is; ours is shown as a demonstration. */
export function OeSource({ source: { name, demonstration } }: Pick<OeTreeAnswer, "source">) {
  const t = useTranslations("oe");
  return <p className="text-data text-ink-3">{demonstration ? t("demonstration") : t("source", { name })}</p>;
}
