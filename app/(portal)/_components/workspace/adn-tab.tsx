import { getTranslations } from "next-intl/server";
import { FilterTable, type RowOfTable } from "@/components/catalogue/guided/filter-table";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { ClientMessages } from "@/components/page/client-messages";
import { EmptyState } from "@/components/ui/states";
import { writeAnswers } from "@/lib/domains/catalogue/guided/answers";
import { writeNumbers } from "@/lib/domains/catalogue/guided/numbers";
import { listPartsOfVehicle } from "@/lib/domains/catalogue/list/overview/queries/list-parts";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { readText } from "@/lib/shared/address";
import type { Query } from "./screen";
import type { Workspace } from "./workspace";

interface Props {
  place: Workspace;
  name: string;
  query: Query;
}

/** AdnCatalog: every generic article of the vehicle on one page, with how many articles and the OE numbers beside. */
export async function AdnTab({ place: { actor, base, facts, lang }, name, query }: Props) {
  const [guided, t] = await Promise.all([getTranslations("guided"), getTranslations("guided.vehicleTabs")]);
  if (!facts) return <EmptyState level={1} title={guided("noVersion")} text={guided("noVersionText")} />;
  const parts = await listPartsOfVehicle(actor, { ktype: facts.ktype, lang });
  if (parts.length === 0) return <EmptyState level={1} title={t("none")} text={t("noneText")} />;
  const rows = parts.map(({ id, label, familyId, family, subFamilyId, articles, numbers, numberCount }): RowOfTable => {
    const at = { kind: "item", family: familyId, subFamily: subFamilyId, categoryId: subFamilyId, itemId: id } as const;
    const more = numbers.map((oe) => ({
      ...{ text: oe, code: true, name: guided("articlesOf", { number: oe }) },
      href: vehiclePlace(base, { kind: "katiaArticles", oeNrs: writeNumbers([oe]), itemId: id }),
    }));
    const rest = {
      text: t("moreNumbers", { count: numberCount - numbers.length }),
      href: vehiclePlace(base, { kind: "katia" }) + writeAnswers(id, new Map()),
      name: t("moreNumbersOf", { count: numberCount, part: label }),
    };
    return {
      key: String(id),
      words: `${label} ${family}`,
      numbers,
      cells: [
        { text: label, href: vehiclePlace(base, at) },
        { text: family },
        { text: t("articleCount", { count: articles }) },
        { text: "", more: numberCount > numbers.length ? [...more, rest] : more },
      ],
    };
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3.5 md:px-5">
      <BackOnEscape href={base} />
      <h1 className="text-title font-title tracking-tight">{name}</h1>
      <p className="text-ink-2">{t("adnLead")}</p>
      <ClientMessages of={["guided"]}>
        <FilterTable
          caption={t("adnCaption")}
          columns={[guided("part"), t("family"), t("articles"), t("numbers")]}
          rows={rows}
          hint={t("filterParts")}
          first={readText(query.q)}
        />
      </ClientMessages>
    </div>
  );
}
