import { getTranslations } from "next-intl/server";
import { FilterTable, type RowOfTable } from "@/components/catalogue/guided/filter-table";
import { ClientMessages } from "@/components/page/client-messages";
import { EmptyState } from "@/components/ui/states";
import { listArticleLines } from "@/lib/domains/catalogue/list/overview/queries/list-article-lines";
import type { SubfamilyRow } from "@/lib/domains/catalogue/tree/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { readText } from "@/lib/shared/address";
import type { Query } from "./screen";
import type { Workspace } from "./workspace";

interface Props {
  place: Workspace & { facts: VehicleFacts };
  sub: SubfamilyRow;
  query: Query;
}

/** The articles of a subfamily that the vehicle may have, with a filter and how many it leaves. */
export async function SivinArticles({ place: { actor, base, facts, lang }, sub, query }: Props) {
  const [guided, t, lines] = await Promise.all([
    getTranslations("guided"),
    getTranslations("guided.vehicleTabs"),
    listArticleLines(actor, { facts, lang, genartIds: sub.genarts.map(({ id }) => id) }),
  ]);
  if (lines.length === 0) return <EmptyState title={guided("none")} text={t("unknownText")} />;
  const rows = lines.map(({ id, genartId, part, brand, number, verdict }): RowOfTable => {
    const at = { kind: "item", family: sub.familyId, subFamily: sub.id, categoryId: sub.id, itemId: genartId } as const;
    const fits = verdict === "fits";
    return {
      key: String(id),
      words: `${part} ${brand}`,
      numbers: [number],
      cells: [
        { text: part },
        { text: brand },
        { text: number, code: true, href: vehiclePlace(base, { kind: "article", articleId: id }) },
        { text: guided(fits ? "fits" : "open"), tone: fits ? "fit" : "unknown" },
        { text: t("whole"), href: vehiclePlace(base, at), name: t("wholeOf", { part }) },
      ],
    };
  });
  const columns = [guided("part"), t("brand"), t("reference"), guided("verdict"), t("whole")];
  return (
    <ClientMessages of={["guided"]}>
      <FilterTable
        caption={t("results", { name: sub.label })}
        columns={columns}
        rows={rows}
        hint={t("filterArticles")}
        first={readText(query.q)}
      />
    </ClientMessages>
  );
}
