import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { settleMissing } from "@/app/(portal)/_components/settle-status";
import { ClientMessages } from "@/components/page/client-messages";
import { Note } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { findSold } from "@/lib/domains/orders/selling/queries";
import { isOpen } from "@/lib/domains/orders/selling/rules";
import { soldKey, type SoldOrder } from "@/lib/domains/orders/selling/schema";
import { countryName } from "@/lib/shared/country-name";
import { formatDate, isoDateIn } from "@/lib/shared/dates";
import { formatMoney } from "@/lib/shared/money";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { pageFormat } from "@/lib/web/page-format";
import { SoldBadge } from "../_components/sold-badge";
import { SoldLive } from "../_components/sold-live";
import { AnswerForm } from "./_components/answer-form";

interface Props {
  params: Promise<{ key: string }>;
}

const orderAt = cache(async (segment: string) => {
  const [actor, lang] = await Promise.all([requireActorAt("/vendor"), pageLanguage()]);
  const key = soldKey.safeParse(segment).data;
  return key === undefined ? null : findSold(actor, { key, lang });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [found, t] = await Promise.all([orderAt((await params).key), getTranslations("vendors.orders")]);
  return { title: found ? t("titleOf", { number: found.number }) : t("title") };
}

/** One order of the company's store: who bought what, and the answer. */
export default async function VendorOrderPage({ params }: Props) {
  const [found, t, locale, format] = await Promise.all([
    orderAt((await params).key),
    getTranslations("vendors.orders"),
    getLocale(),
    pageFormat(),
  ]);
  if (!found) {
    await settleMissing();
    const back = <LinkButton href="/vendor/orders">{t("title")}</LinkButton>;
    return <EmptyState level={1} title={t("unknown")} text={t("unknownText")} action={back} />;
  }
  const { key, number, state, placedAt, arrivalOn, reason, storeNumber } = found;
  const facts = [
    t("placedAt", { date: format.dateTime(new Date(placedAt), { dateStyle: "long", timeStyle: "short" }) }),
    storeNumber ? t("storeNumber", { number: storeNumber }) : null,
    arrivalOn && isOpen(state)
      ? t(state === "new" ? "expected" : "arrival", { date: formatDate(arrivalOn, locale) ?? arrivalOn })
      : null,
  ];
  return (
    <PortalPage
      title={t("titleOf", { number })}
      lead={facts.filter(Boolean).join(" · ")}
      back={{ href: "/vendor/orders", label: t("title") }}
    >
      <SoldLive />
      <p>
        <SoldBadge state={state} />
      </p>
      {reason ? (
        <Note tone="no" className="max-w-180 wrap-anywhere">
          <bdi>{reason}</bdi>
        </Note>
      ) : null}
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Goods order={found} locale={locale} />
        <div className="grid content-start gap-4">
          <Buyer order={found} locale={locale} />
          <ClientMessages of={["vendors.orders"]}>
            <AnswerForm
              key={state}
              order={{ key, state, number, arrivalOn }}
              today={isoDateIn(new Date(), "Europe/Paris")}
            />
          </ClientMessages>
        </div>
      </div>
    </PortalPage>
  );
}

async function Goods({ order, locale }: { order: SoldOrder; locale: string }) {
  const t = await getTranslations("vendors.orders");
  const money = (cents: number) => formatMoney(cents, "EUR", locale);
  return (
    <Table caption={t("goods")} boxClassName="self-start">
      <thead>
        <tr>
          <Th>{t("column.article")}</Th>
          <Th align="end">{t("column.pieces")}</Th>
          <Th align="end">{t("column.price")}</Th>
          <Th align="end">{t("column.net")}</Th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map(({ id, brand, reference, label, quantity, priceCents }) => (
          <Tr key={id}>
            <Td>
              <span className="font-strong">{brand}</span> <bdi dir="ltr">{reference}</bdi>
              <span className="block text-ink-2">{label}</span>
            </Td>
            <Td align="end">{quantity}</Td>
            <Td align="end" className="whitespace-nowrap">
              {money(priceCents)}
            </Td>
            <Td align="end" className="whitespace-nowrap">
              {money(priceCents * quantity)}
            </Td>
          </Tr>
        ))}
        <Tr>
          <Td className="font-strong">{t("total")}</Td>
          <Td />
          <Td />
          <Td align="end" className="font-strong whitespace-nowrap">
            {money(order.netCents)}
          </Td>
        </Tr>
      </tbody>
    </Table>
  );
}

async function Buyer({ order: { buyer, deliverTo }, locale }: { order: SoldOrder; locale: string }) {
  const t = await getTranslations("vendors.orders");
  const lines = [
    ...[buyer.name, buyer.address, [buyer.postalCode, buyer.city].filter(Boolean).join(" ")],
    ...[countryName(buyer.country, locale), buyer.phone, buyer.email],
  ];
  const place = deliverTo && [
    [deliverTo.firstName, deliverTo.lastName].filter(Boolean).join(" "),
    ...[deliverTo.street, [deliverTo.postcode, deliverTo.city].filter(Boolean).join(" ")],
    countryName(deliverTo.countryCode, locale),
  ];
  const told = (all: readonly string[]) =>
    all.filter(Boolean).map((line) => (
      <bdi key={line} className="block wrap-anywhere">
        {line}
      </bdi>
    ));
  return (
    <Card title={t("buyer")}>
      {told(lines)}
      {place ? (
        <div className="mt-3">
          <h3 className="font-strong">{t("deliverTo")}</h3>
          {told(place)}
        </div>
      ) : null}
    </Card>
  );
}
