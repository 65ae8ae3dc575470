import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listMovements } from "@/lib/domains/stock/movements/queries";
import { findStockLines } from "@/lib/domains/stock/shelf/queries/list-lines";
import { Problem } from "@/lib/platform/problems";
import { readId } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { MovementTable } from "../_components/movement-table";
import { ItemHead } from "./_components/item-head";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ before?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("stock"))("movements") };
}

/** An item of the own stock: how many lie where, and what came and went; of a removed one what is left of it. */
export default async function StockLinePage({ params, searchParams }: Props) {
  const actor = await requireActorAt("/own-stock");
  const [{ id: asked }, { before }, t] = await Promise.all([params, searchParams, getTranslations("stock")]);
  const id = readId(asked);
  const [[line], page] =
    id === null
      ? [[], null]
      : await Promise.all([
          findStockLines(actor, { ids: [id] }),
          listMovements(actor, { id, before: readId(before) ?? undefined }).catch(unknown),
        ]);
  const name = line ?? page?.movements[0];
  if (!page || !name) {
    const back = <LinkButton href="/own-stock">{t("back")}</LinkButton>;
    return <EmptyState level={1} title={t("missing")} text={t("missingText")} action={back} />;
  }
  return (
    <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
      <h1 className="text-title font-title tracking-tight wrap-anywhere">
        <bdi>{name.brand}</bdi> <bdi dir="ltr">{name.reference}</bdi>
      </h1>
      {line ? <ItemHead line={line} /> : <RemovedHead />}
      <h2 className="mb-2 text-sub font-semibold">{t("movements")}</h2>
      {page.movements.length > 0 ? (
        <MovementTable movements={page.movements} />
      ) : (
        <p className="text-ink-2">{t("noMovements")}</p>
      )}
      {page.next ? (
        <div className="mt-3 flex justify-end">
          <LinkButton href={`/own-stock/${id}?before=${page.next}`}>{t("older")}</LinkButton>
        </div>
      ) : null}
    </div>
  );
}

const unknown = (error: unknown): null => {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
};

async function RemovedHead() {
  const t = await getTranslations("stock");
  return (
    <>
      <p className="mb-3 text-ink-2">{t("removed")}</p>
      <div className="mb-4 flex flex-wrap gap-2">
        <LinkButton href="/own-stock">{t("back")}</LinkButton>
      </div>
    </>
  );
}
