import { Link } from "@/components/ui/link";
import { chartWords } from "@/app/(portal)/sv5actia/_components/chart-words";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/states";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { Period } from "@/lib/domains/stats/dashboard/period";
import { listMissedSearches } from "@/lib/domains/stats/workshop/queries";
import { heldBy, type Actor } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";

/** What was sought and not found: what a seller might stock. */
export async function MissedSearches({ actor, period }: { actor: Actor; period: Period }) {
  const [{ t, number, day }, missed] = await Promise.all([chartWords(), listMissedSearches(actor, period)]);
  const maySearch = mayOpen("/pieces/search", heldBy(actor));
  if (missed.length === 0)
    return (
      <Card title={t("workshop.missed")}>
        <EmptyState compact level={3} title={t("workshop.noneMissed")} text={t("workshop.noneMissedText")} />
      </Card>
    );
  return (
    <Card title={t("workshop.missed")} className="chart chart-long min-w-0">
      <p className="mb-2 text-data text-ink-2">{t("workshop.missedText")}</p>
      <Table caption={t("workshop.missed")}>
        <thead>
          <tr>
            <Th>{t("workshop.sought")}</Th>
            <Th align="end">{t("workshop.times")}</Th>
            <Th align="end">{t("workshop.lastDay")}</Th>
          </tr>
        </thead>
        <tbody>
          {missed.map(({ text, searches, lastDay }) => (
            <Tr key={text}>
              <Td className="wrap-anywhere">
                {maySearch ? (
                  <Link
                    href={`/pieces/search/${encodeURIComponent(text)}`}
                    prefetch={false}
                    className="inline-flex min-h-6 items-center touch:min-h-11 touch:min-w-11 text-accent hover:underline"
                  >
                    <bdi>{text}</bdi>
                  </Link>
                ) : (
                  <bdi>{text}</bdi>
                )}
              </Td>
              <Td align="end">{number(searches)}</Td>
              <Td align="end">{day(lastDay)}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
