import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { RefreshOnCart, RefreshOnCustomers, RefreshOnOrders, RefreshOnQuotes } from "@/components/live/refresh-on";
import { ClientMessages } from "@/components/page/client-messages";
import { mayOrder } from "@/lib/domains/orders/access";
import { listOldParts } from "@/lib/domains/orders/queries/list-old-parts";
import { listOperations } from "@/lib/domains/operations/queries/list-operations";
import { listCallBacks, listJobs } from "@/lib/domains/operations/today/queries";
import { listAwaitedQuotes } from "@/lib/domains/live/companion/queries/list-awaited-quotes";
import { heldBy } from "@/lib/platform/actor";
import { formatDate, isoDateIn } from "@/lib/shared/dates";
import type { Right } from "@/lib/shared/rights";
import { requireActorAt } from "@/lib/web/actor";
import { AwaitedQuotes } from "./_components/awaited-quotes";
import { CallBacks } from "./_components/call-backs";
import { JobList } from "./_components/job-list";
import { OldPartsList } from "./_components/old-parts-list";
import { OpenOperations } from "./_components/open-operations";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("today"))("title") };
}

const limit = 50;

/** The morning of a workshop: what is done today, what is awaited from customers, whom to call, and what goes back. */
export default async function TodayPage() {
  const actor = await requireActorAt("/today");
  const today = isoDateIn(new Date(), "Europe/Paris");
  const holds = heldBy(actor);
  const read = <T,>(rights: Right[], work: () => Promise<T>) => (rights.some(holds) ? work() : null);
  const [t, locale, jobs, operations, quotes, vehicles, parts, maySettle] = await Promise.all([
    getTranslations("today"),
    getLocale(),
    read(["cart"], () => listJobs(actor, { today, limit })),
    read(["Diag", "DTC"], () => listOperations(actor, { search: "", status: "open", limit })),
    read(["cart"], () => listAwaitedQuotes(actor, { limit })),
    read(["cart"], () => listCallBacks(actor, { today, limit })),
    read(["cart", "Techauto-app"], () => listOldParts(actor, { limit })),
    mayOrder(actor),
  ]);
  return (
    <ClientMessages of={["today", "quotes", "orders"]}>
      <RefreshOnOrders />
      <RefreshOnQuotes />
      {jobs ? <RefreshOnCart /> : null}
      {vehicles ? <RefreshOnCustomers /> : null}
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <div className="mb-4">
          <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
          <p className="num text-ink-2">{formatDate(today, locale)}</p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          {jobs ? <JobList jobs={jobs} /> : null}
          {quotes ? <AwaitedQuotes quotes={quotes} /> : null}
          {vehicles ? <CallBacks vehicles={vehicles} /> : null}
          {parts ? <OldPartsList parts={parts} maySettle={maySettle} /> : null}
          {operations ? <OpenOperations operations={operations.operations} /> : null}
        </div>
      </div>
    </ClientMessages>
  );
}
