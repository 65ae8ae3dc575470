import { chartWords } from "@/app/(portal)/sv5actia/_components/chart-words";
import { NumberTable } from "@/components/charts/number-table";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/states";
import type { Period } from "@/lib/domains/stats/dashboard/period";
import { listSupplierAnswers } from "@/lib/domains/stats/workshop/queries";
import { supplierRates } from "@/lib/domains/stats/workshop/rules";
import type { Actor } from "@/lib/platform/actor";

/** How often and how fast suppliers answered, and had something to offer. */
export async function SupplierAnswers({ actor, period }: { actor: Actor; period: Period }) {
  const [{ t, number, percent }, answers] = await Promise.all([chartWords(), listSupplierAnswers(actor, period)]);
  const title = t("workshop.suppliers");
  if (answers.length === 0)
    return (
      <Card title={title}>
        <EmptyState compact level={3} title={t("workshop.noneAsked")} text={t("workshop.noneAskedText")} />
      </Card>
    );
  return (
    <Card title={title} className="chart chart-long min-w-0">
      <p className="mb-2 text-data text-ink-2">{t("workshop.suppliersText")}</p>
      <NumberTable
        caption={title}
        heading={(["supplier", "asked", "answered", "offered", "mean", "slowest"] as const).map((name) =>
          t(`workshop.of.${name}`),
        )}
        rows={answers.map(({ name, slowestMs, ...figures }) => {
          const { answeredPercent, offeredPercent, meanMs } = supplierRates(figures);
          const ms = (value: number | null) => (value === null ? "–" : t("workshop.ms", { count: number(value) }));
          return [
            name || t("workshop.ownStock"),
            number(figures.asked),
            percent(answeredPercent),
            percent(offeredPercent),
            ms(meanMs),
            ms(slowestMs || null),
          ];
        })}
      />
    </Card>
  );
}
