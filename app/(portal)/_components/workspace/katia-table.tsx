import { getTranslations } from "next-intl/server";
import { FilterTable, type RowOfTable } from "@/components/catalogue/guided/filter-table";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { writeNumbers } from "@/lib/domains/catalogue/guided/numbers";
import type { KatiaItem } from "@/lib/domains/catalogue/guided/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";

interface Props {
  base: string;
  items: readonly KatiaItem[];
  filter: string;
}

/** OE numbers of a vehicle, each with its part, its place, what it asks and the way to the articles that replace it. */
export async function KatiaTable({ base, items, filter }: Props) {
  const t = await getTranslations("guided");
  const toGuide = <LinkButton href={vehiclePlace(base, { kind: "katia" })}>{t("toGuide")}</LinkButton>;
  if (items.length === 0) return <EmptyState title={t("none")} text={t("noneText")} action={toGuide} />;
  const rows = items.flatMap(({ itemId, label, frontRear, leftRight, criterias }) =>
    criterias.map(({ oe, label: demands }): RowOfTable => {
      const place = [frontRear, leftRight].filter(Boolean).join(" ");
      const href = vehiclePlace(base, { kind: "katiaArticles", oeNrs: writeNumbers([oe]), itemId });
      return {
        key: [itemId, place, oe].join(),
        words: `${label} ${place}`,
        numbers: [oe],
        cells: [
          { text: label },
          { text: place },
          { text: oe, code: true },
          { text: demands || t("noDemand") },
          { text: t("articles"), href, name: t("articlesOf", { number: oe }) },
        ],
      };
    }),
  );
  const columns = [t("part"), t("place"), t("number"), t("demands"), t("articles")];
  return (
    <ClientMessages of={["guided"]}>
      <FilterTable caption={t("references")} columns={columns} rows={rows} hint={t("filterHelp")} first={filter} />
    </ClientMessages>
  );
}
