import type { Metadata } from "next";
import Form from "next/form";
import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-style";
import { ChipLink } from "@/components/ui/chip";
import { InputBox } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listUpdatableStockGroups } from "@/lib/domains/stock/queries/list-groups";
import { partTypes } from "@/lib/domains/stock/rules";
import { listStockLines } from "@/lib/domains/stock/shelf/queries/list-lines";
import { readId, readText } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { StockTable } from "./_components/stock-table";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("stock"))("title") };
}

interface Props {
  searchParams: Promise<Partial<Record<"text" | "type" | "low" | "after", string | string[]>>>;
}

const addressOf = (path: string, query: Record<string, string>): string => {
  const given = Object.entries(query).filter(([, value]) => value !== "");
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** What lies on the company's own shelves, by reference, by type and by what is running out. */
export default async function OwnStockPage({ searchParams }: Props) {
  const actor = await requireActorAt("/own-stock");
  const [query, t, offers, shell, groups] = await Promise.all([
    searchParams,
    getTranslations("stock"),
    getTranslations("offers.partType"),
    getTranslations("shell.search"),
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
        <Form prefetch={false} role="search" action="/own-stock" className="flex gap-2 max-sm:w-full">
          {type ? <input type="hidden" name="type" value={type} /> : null}
          {low ? <input type="hidden" name="low" value="1" /> : null}
          <InputBox
            name="text"
            type="search"
            aria-label={t("searchLabel")}
            placeholder={t("search")}
            defaultValue={text}
            maxLength={200}
            boxClassName="flex-1 sm:w-72"
          />
          <Button type="submit">{shell("submit")}</Button>
        </Form>
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
            <LinkButton href={addressOf("/own-stock/labels", { ids: lines.map(({ id }) => id).join(".") })}>
              {t("labels.title")}
            </LinkButton>
            <a href={addressOf("/api/own-stock/export/workbook", here)} download className={buttonClasses()}>
              {t("exportXlsx")}
            </a>
            <a href={addressOf("/api/own-stock/export", here)} download className={buttonClasses()}>
              {t("export")}
            </a>
          </>
        ) : null}
      </nav>
      <nav aria-label={t("filter.label")} className="mb-4 flex flex-wrap gap-2">
        <ChipLink href={addressOf("/own-stock", { text })} active={!type && !low}>
          {t("filter.all")}
        </ChipLink>
        <ChipLink href={addressOf("/own-stock", { ...here, low: low ? "" : "1" })} active={low !== undefined}>
          {t("filter.low")}
        </ChipLink>
        {shown.length > 1
          ? shown.map((known) => (
              <ChipLink
                key={known}
                href={addressOf("/own-stock", { ...here, type: known === type ? "" : known })}
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
        {after ? <LinkButton href={addressOf("/own-stock", here)}>{t("first")}</LinkButton> : null}
        {next ? (
          <LinkButton href={addressOf("/own-stock", { ...here, after: String(next) })}>{t("more")}</LinkButton>
        ) : null}
      </div>
    </div>
  );
}
