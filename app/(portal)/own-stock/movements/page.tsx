import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listJournal } from "@/lib/domains/stock/movements/queries";
import { readId } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { MovementTable } from "../_components/movement-table";

interface Props {
  searchParams: Promise<{ before?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("stock"))("journal") };
}

/** What came and went of the whole stock, removed items included. */
export default async function JournalPage({ searchParams }: Props) {
  const actor = await requireActorAt("/own-stock");
  const [{ before }, t] = await Promise.all([searchParams, getTranslations("stock")]);
  const { movements, next } = await listJournal(actor, { before: readId(before) ?? undefined });
  return (
    <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h1 className="me-auto text-title font-title tracking-tight">{t("journal")}</h1>
        <LinkButton href="/own-stock">{t("back")}</LinkButton>
      </div>
      {movements.length > 0 ? (
        <MovementTable movements={movements} withItem />
      ) : (
        <EmptyState title={t("noMovements")} text={t("noMovementsText")} />
      )}
      {next ? (
        <div className="mt-3 flex justify-end">
          <LinkButton href={`/own-stock/movements?before=${next}`}>{t("older")}</LinkButton>
        </div>
      ) : null}
    </div>
  );
}
