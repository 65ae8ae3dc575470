import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { useTranslations } from "next-intl";
import { ArrivalWord } from "@/components/orders/arrival-word";
import { channelName } from "@/components/orders/channel-name";
import { OrderStateBadge } from "@/components/orders/order-state";
import { StepButton } from "@/components/orders/step-button";
import { TransmissionWord } from "@/components/orders/transmission-word";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import { listTabLines, type TabLine } from "@/lib/domains/orders/queries/list-tab-lines";
import { unsent, type LineStep, type OrderTab } from "@/lib/domains/orders/rules";
import type { Actor } from "@/lib/platform/actor";
import { formatDate, isoDateIn } from "@/lib/shared/dates";
import { groupBy } from "@/lib/shared/group-by";
import { textIn } from "@/lib/shared/languages";
import { pageLanguage } from "@/lib/web/language";

/** What is done most with what stands in a tab. */
const steps: Record<OrderTab, readonly LineStep[]> = {
  order: ["arrive"],
  delivery: ["hand-over", "send-on"],
  shipping: ["arrive-there"],
  "waste-d3e": ["settle-old"],
};

interface Props {
  actor: Actor;
  customerId: number;
  tab: OrderTab;
  mayOrder: boolean;
}

/** The orders of a customer of which something stands in a tab, the newest first, each with its next step. */
export async function OrderedLines({ actor, customerId, tab, mayOrder }: Props) {
  const lines = await listTabLines(actor, { customerId, tab });
  return (
    <>
      {[...groupBy(lines, ({ orderId }) => orderId)].map(([orderId, own]) => (
        <OneOrder key={orderId} lines={own} tab={tab} mayOrder={mayOrder} />
      ))}
    </>
  );
}

async function OneOrder({ lines, tab, mayOrder }: { lines: readonly TabLine[]; tab: OrderTab; mayOrder: boolean }) {
  const [t, words, locale, lang] = await Promise.all([
    getTranslations("orders"),
    getTranslations("cart"),
    getLocale(),
    pageLanguage(),
  ]);
  const [first] = lines;
  if (!first) return null;
  const { orderId, seller, state, transmission, placedAt, arrivalOn } = first;
  const supplier = channelName(first, words);
  const title = t("tabOrder", { number: orderId, supplier });
  const day = formatDate(isoDateIn(placedAt, "Europe/Paris"), locale) ?? "";
  const all = lines.map(({ id, pieces }) => ({ lineId: id, pieces }));
  const mayStep = mayOrder && !unsent.includes(transmission);
  return (
    <section aria-label={title}>
      <div className="mb-1.5 flex flex-wrap items-center gap-2">
        <h2 className="text-sub font-semibold">
          <Link href={`/orders/${orderId}`} prefetch={false} className="hover:text-accent hover:underline">
            {title}
          </Link>
        </h2>
        <OrderStateBadge state={state} />
        <p className="text-data text-ink-2">
          {t("tabPlaced", { date: day })} · <TransmissionWord transmission={transmission} seller={seller} />
          {tab === "order" ? (
            <>
              {" "}
              · {t("column.arrival")} <ArrivalWord arrivalOn={arrivalOn} arrivalHour={null} />
            </>
          ) : null}
        </p>
        {mayStep ? (
          <div className="ms-auto flex flex-wrap gap-2">
            {steps[tab].map((step) => (
              <StepButton
                key={step}
                size="sm"
                orderId={orderId}
                step={step}
                lines={all}
                label={step === "arrive" ? t("receiveAll") : t(`step.${step}`)}
              />
            ))}
          </div>
        ) : null}
      </div>
      <TabTable title={title} lines={lines} lang={lang} />
    </section>
  );
}

function TabTable({ title, lines, lang }: { title: string; lines: readonly TabLine[]; lang: string }) {
  const t = useTranslations("orders");
  return (
    <Table caption={title}>
      <thead>
        <tr>
          <Th>{t("column.article")}</Th>
          <Th className="max-sm:hidden">{t("column.buyer")}</Th>
          <Th align="end">{t("column.pieces")}</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, item, plate, pieces }) => (
          <Tr key={id} data-line={id}>
            <Td>
              <span className="font-semibold">{item.makeLabel}</span>{" "}
              <bdi dir="ltr" className="whitespace-nowrap text-ink-2">
                {item.number}
              </bdi>
              <div className="text-ink-2">{textIn(item.label, lang) ?? item.number}</div>
            </Td>
            <Td className="max-sm:hidden">{plate ? <VehiclePlate number={plate} size="sm" /> : null}</Td>
            <Td align="end">
              <span className="num">{pieces}</span>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
