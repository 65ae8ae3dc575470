import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { ChipLink } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/states";
import { listReceived, type ReceivedFilter } from "@/lib/domains/payments/queries/list-received";
import type { QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { RefreshOnPayments } from "@/components/live/refresh-on";
import { ReceivedTable } from "./_components/received-table";
import { TransferForm } from "./_components/transfer-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("payments"))("title") };
}

const filters: readonly ReceivedFilter[] = ["open", "paid", "refund"];
const mostShown = 200;

/** What the company is paid for orders of others, and the transfers that pay them. */
export default async function PaymentsPage({ searchParams }: { searchParams: Promise<{ show?: QueryValue }> }) {
  const actor = await requireActorAt("/payments");
  const { show } = await searchParams;
  const filter = filters.find((one) => one === show) ?? null;
  const [rows, t] = await Promise.all([listReceived(actor, { filter, limit: mostShown }), getTranslations("payments")]);
  return (
    <ClientMessages of={["payments"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <RefreshOnPayments />
        <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
        <p className="mb-4 text-ink-2">{t("lead")}</p>
        <TransferForm />
        <nav aria-label={t("filter.label")} className="mt-6 mb-3 flex flex-wrap gap-2">
          {([null, ...filters] as const).map((one) => (
            <ChipLink key={one} href={one ? `/payments?show=${one}` : "/payments"} active={one === filter}>
              {t(`filter.${one ?? "all"}`)}
            </ChipLink>
          ))}
        </nav>
        {rows.length > 0 ? (
          <ReceivedTable rows={rows} />
        ) : (
          <EmptyState title={t("empty.title")} text={t("empty.text")} />
        )}
      </div>
    </ClientMessages>
  );
}
