import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { listKept } from "@/lib/domains/cart/kept/queries";
import type { KeptList } from "@/lib/domains/cart/kept/rules";
import type { Actor } from "@/lib/platform/actor";
import { languageOf } from "@/lib/shared/languages";
import { KeptLines } from "./kept-lines";

/** What the user keeps from article sheets, beside what the customer's own list holds. */
export async function KeptSection({ actor, list }: { actor: Actor; list: KeptList }) {
  const [t, locale] = await Promise.all([getTranslations("cart.kept"), getLocale()]);
  const articles = await listKept(actor, { list, lang: languageOf(locale) });
  return (
    <Card
      title={t(`title.${list}`)}
      className="mt-4"
      actions={<span className="num text-data text-ink-3">{articles.length}</span>}
    >
      <p className="mb-2 text-data text-ink-3">{t("text")}</p>
      <KeptLines key={list} list={list} articles={articles} />
    </Card>
  );
}
