import type { Metadata } from "next";
import { ListSearch } from "@/components/page/list-search";
import { getTranslations } from "next-intl/server";
import { buttonClasses } from "@/components/ui/button-style";
import { ChipLink } from "@/components/ui/chip";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listUpdatableStockGroups } from "@/lib/domains/stock/queries/list-groups";
import { partTypes } from "@/lib/domains/stock/rules";
import { listStockLines } from "@/lib/domains/stock/shelf/queries/list-lines";
import { readId, readText, withQuery } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { StockTable } from "./_components/stock-table";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("stock"))("title") };
}

interface Props {
  searchParams: Promise<Partial<Record<"text" | "type" | "low" | "after", string | string[]>>>;
}

/** What lies on the company's own shelves, by reference, by type and by what is running out. */
export default async function OwnStockPage({ searchParams }: Props) {
  const actor = await requireActorAt("/own-stock");
  const [query, t, offers, groups] = await Promise.all([
    searchParams,
    getTranslations("stock"),
    getTranslations("offers.partType"),
    listUpdatableStockGroups(actor),
  ]);
  const text = readText(query.text);
  const type = partTypes.find((known) => known === query.type);
  const low = query.low === "1" ? "1" : undefined;
  const after = readId(query.after) ?? undefined;
  const { lines, types, next } = await listStockLines(actor, { text, type, low, after });
  const here = { text, type: type ?? "", low: low ?? "" };
  const filtered = text !== "" || type !== undefined || low !== undefined;
  const shown = partTypes.filter((known) => types.includes(known));
  return (
    <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-title font-title tracking-tight">{t("title")}</h1>
        <ListSearch
          action="/own-stock"
          name="text"
          label={t("searchLabel")}
          placeholder={t("search")}
          value={text}
          kept={{ type, low }}
        />
      </div>
      <nav aria-label={t("ways")} className="mb-3 flex flex-wrap gap-2">
        {groups.length > 0 ? (
          <>
            <LinkButton href="/social/add-new-item">{t("add")}</LinkButton>
            <LinkButton href="/own-stock/inventory">{t("inventory.title")}</LinkButton>
            <LinkButton href="/own-stock/import">{t("import.title")}</LinkButton>
          </>
        ) : null}
        <LinkButton href="/own-stock/movements">{t("journal")}</LinkButton>
        {lines.length > 0 ? (
          <>
            <LinkButton href={withQuery("/own-stock/labels", { ids: lines.map(({ id }) => id).join(".") })}>
              {t("labels.title")}
            </LinkButton>
            <a href={withQuery("/api/own-stock/export/workbook", here)} download className={buttonClasses()}>
              {t("exportXlsx")}
            </a>
            <a href={withQuery("/api/own-stock/export", here)} download className={buttonClasses()}>
              {t("export")}
            </a>
          </>
        ) : null}
      </nav>
      <nav aria-label={t("filter.label")} className="mb-4 flex flex-wrap gap-2">
        <ChipLink href={withQuery("/own-stock", { text })} active={!type && !low}>
          {t("filter.all")}
        </ChipLink>
        <ChipLink href={withQuery("/own-stock", { ...here, low: low ? "" : "1" })} active={low !== undefined}>
          {t("filter.low")}
        </ChipLink>
        {shown.length > 1
          ? shown.map((known) => (
              <ChipLink
                key={known}
                href={withQuery("/own-stock", { ...here, type: known === type ? "" : known })}
                active={known === type}
              >
                {offers(known)}
              </ChipLink>
            ))
          : null}
      </nav>
      {lines.length > 0 ? (
        <StockTable lines={lines} />
      ) : (
        <EmptyState
          title={t(filtered ? "noMatch.title" : "empty.title")}
          text={t(filtered ? "noMatch.text" : groups.length > 0 ? "empty.text" : "empty.readOnly")}
          action={filtered ? <LinkButton href="/own-stock">{t("noMatch.action")}</LinkButton> : null}
        />
      )}
      <div className="mt-3 flex justify-end gap-2">
        {after ? <LinkButton href={withQuery("/own-stock", here)}>{t("first")}</LinkButton> : null}
        {next ? (
          <LinkButton href={withQuery("/own-stock", { ...here, after: String(next) })}>{t("more")}</LinkButton>
        ) : null}
      </div>
    </div>
  );
}
