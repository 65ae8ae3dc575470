import { getTranslations } from "next-intl/server";
import { ArrivalWord } from "@/components/orders/arrival-word";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import type { Job } from "@/lib/domains/operations/today/rules";
import { DayBlock, dayLink, DayRow } from "./day-block";

/** Who is served today, with the orders for them: what lies at the counter, what comes when, what is late. */
export async function JobList({ jobs }: { jobs: readonly (Job & { name: string })[] }) {
  const [t, orders, customers] = await Promise.all([
    getTranslations("today.jobs"),
    getTranslations("orders"),
    getTranslations("customers"),
  ]);
  return (
    <DayBlock
      title={t("title")}
      empty={t("empty")}
      rows={jobs}
      row={(job) => (
        <DayRow
          key={job.customerId}
          actions={
            <>
              {job.arrived > 0 ? <Badge tone="fit">{orders("where.counter", { count: job.arrived })}</Badge> : null}
              {job.awaited > 0 ? (
                <Badge tone={job.late ? "unknown" : "neutral"}>{orders("where.waiting", { count: job.awaited })}</Badge>
              ) : null}
            </>
          }
        >
          <Link href={`/customers/${job.customerId}`} className={dayLink}>
            <bdi>{job.name || customers("unnamed")}</bdi>
          </Link>
          {job.orders.length === 0 ? <p className="text-data text-ink-3">{t("nothing")}</p> : null}
          {job.orders.map((order) => (
            <p key={order.orderId} className="flex flex-wrap gap-x-2 text-data text-ink-2">
              <Link
                href={`/orders/${order.orderId}`}
                prefetch={false}
                className="reach inline-flex min-h-6 items-center hover:text-accent hover:underline"
              >
                <bdi>{order.orderId}</bdi>
              </Link>
              <span>{order.awaited > 0 ? <ArrivalWord {...order} /> : orders("allArrived")}</span>
            </p>
          ))}
        </DayRow>
      )}
    />
  );
}
