import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { ChipLink } from "@/components/ui/chip";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { getImport, listImportLines } from "@/lib/domains/stock/imports/queries";
import { importFates } from "@/lib/domains/stock/imports/rules";
import { listUpdatableStockGroups } from "@/lib/domains/stock/queries/list-groups";
import { Problem } from "@/lib/platform/problems";
import { readId } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { ImportActions } from "./_components/import-actions";
import { LineTable } from "./_components/line-table";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Partial<Record<"fate" | "after", string | string[]>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("stock.import"))("title") };
}

const nothing = (error: unknown): null => {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
};

/** What an import will do, line by line; doing it, and taking it back. */
export default async function ImportPreviewPage({ params, searchParams }: Props) {
  const actor = await requireActorAt("/own-stock");
  const [{ id: asked }, query, t] = await Promise.all([params, searchParams, getTranslations("stock")]);
  const id = readId(asked);
  const found = id === null ? null : await getImport(actor, { id }).catch(nothing);
  if (!found) {
    const back = <LinkButton href="/own-stock/import">{t("import.title")}</LinkButton>;
    return <EmptyState level={1} title={t("import.missing")} text={t("import.missingText")} action={back} />;
  }
  const fate = importFates.find((one) => one === query.fate);
  const [{ lines, next }, groups] = await Promise.all([
    listImportLines(actor, { id: found.id, fate, after: readId(query.after) ?? undefined }),
    listUpdatableStockGroups(actor),
  ]);
  const here = `/own-stock/import/${found.id}`;
  const placeOf = (given: Record<string, string>) => `${here}?${new URLSearchParams(given)}`;
  return (
    <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
      <div className="mb-1 flex flex-wrap items-center gap-2">
        <h1 className="me-auto text-title font-title tracking-tight wrap-anywhere">
          <bdi>{found.fileName || t("import.unnamed")}</bdi>
        </h1>
        <LinkButton href="/own-stock/import">{t("import.another")}</LinkButton>
        <LinkButton href="/own-stock">{t("back")}</LinkButton>
      </div>
      <p className="mb-3 text-ink-2">
        {t(`import.told.${found.state}`)}{" "}
        {found.counts.warned > 0 ? t("import.warned", { count: found.counts.warned }) : null}
      </p>
      {groups.includes(found.stockGroup.id) ? (
        <ClientMessages of={["stock"]}>
          <ImportActions id={found.id} state={found.state} counts={found.counts} mayUndo={found.mayUndo} />
        </ClientMessages>
      ) : null}
      <nav aria-label={t("import.filter")} className="my-4 flex flex-wrap gap-2">
        <ChipLink href={here} active={!fate}>
          {t("filter.all")}
        </ChipLink>
        {importFates.map((one) => (
          <ChipLink key={one} href={placeOf({ fate: one })} active={one === fate}>
            {t(`import.fate.${one}`, { count: found.counts[one] })}
          </ChipLink>
        ))}
      </nav>
      {lines.length > 0 ? <LineTable lines={lines} /> : <p className="text-ink-2">{t("import.noLines")}</p>}
      {next ? (
        <div className="mt-3 flex justify-end">
          <LinkButton href={placeOf({ ...(fate ? { fate } : {}), after: String(next) })}>{t("more")}</LinkButton>
        </div>
      ) : null}
    </div>
  );
}
