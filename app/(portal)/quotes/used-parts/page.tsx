import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PrintButton } from "@/components/fit/print-button";
import { Field } from "@/components/ui/field";
import { LinkButton } from "@/components/ui/link-button";
import { Textarea } from "@/components/ui/textarea";
import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { usedPartCategories, type UsedPartCategory } from "@/lib/domains/quotes/used-parts/rules";
import { requireActorAt } from "@/lib/web/actor";

const categories = Object.keys(usedPartCategories) as UsedPartCategory[];

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("used-parts.notice"))("title") };
}

/** What article D. 224-25-2 has a garage say at its entrance and on its web site. */
export default async function UsedPartsPage() {
  const actor = await requireActorAt("/quotes");
  const [t, { name, address, postalCode, city }] = await Promise.all([
    getTranslations("used-parts.notice"),
    getLetterhead(actor),
  ]);
  const place = [address, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const items = categories.map((category) => t(`category.${category}`));
  const text = [
    ...[t("title"), t("lead"), `${t("origins")} ${t("reuse")} ${t("exchange")}`, `${t("categories")} :`],
    ...items.map((item) => `- ${item}`),
    ...[t("limits"), t("ask"), t("law"), [name, place].filter(Boolean).join(", ")],
  ].join("\n");
  return (
    <div className="mx-auto grid max-w-220 gap-4 px-4 py-4 md:px-6">
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <p className="me-auto text-data text-ink-2">{t("hint")}</p>
        <LinkButton href="/quotes">{t("back")}</LinkButton>
        <PrintButton label={t("print")} />
      </div>
      <article className="paper grid gap-4 rounded-md border border-line bg-paper p-8 text-lead print:border-0 print:p-0">
        <h1 className="text-title font-title">{t("title")}</h1>
        <p>{t("lead")}</p>
        <div>
          <p>{t("origins")}</p>
          <ul className="list-disc ps-6">
            <li>{t("reuse")}</li>
            <li>{t("exchange")}</li>
          </ul>
        </div>
        <div>
          <h2 className="font-semibold">{t("categories")}</h2>
          <ul className="list-disc ps-6">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <p>{t("limits")}</p>
        <p className="font-semibold">{t("ask")}</p>
        <p className="text-data text-ink-2">{t("law")}</p>
        <p>
          <bdi>{name}</bdi>
          <br />
          <bdi className="text-data">{place}</bdi>
        </p>
      </article>
      <div className="print:hidden">
        <Field label={t("web")}>{(control) => <Textarea {...control} readOnly rows={14} defaultValue={text} />}</Field>
      </div>
    </div>
  );
}
