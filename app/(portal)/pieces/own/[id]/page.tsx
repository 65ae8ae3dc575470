import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AddItemButton } from "@/components/stock/add-item-button";
import { ItemPicture } from "@/components/stock/item-picture";
import { RemoveButton } from "@/components/stock/remove-button";
import { ClientMessages } from "@/components/page/client-messages";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { formatMoney } from "@/lib/shared/money";
import { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { itemAt } from "../../_components/stock-item";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await itemAt((await params).id);
  return { title: item ? `${item.brand} ${item.reference}` : (await getTranslations("social.item"))("missing") };
}

/** The sheet of an item that the company added itself. */
export default async function StockItemPage({ params }: Props) {
  const [item, t, offers, locale, buyer] = await Promise.all([
    itemAt((await params).id),
    getTranslations("social.item"),
    getTranslations("offers"),
    getLocale(),
    pageBuyer(),
  ]);
  if (!item) {
    const back = <LinkButton href="/social">{t("back")}</LinkButton>;
    return <EmptyState level={1} title={t("missing")} text={t("missingText")} action={back} />;
  }
  const { id, brand, reference, label, genart, image, mayChange, ean, oeNumbers } = item;
  const facts = [
    ["genartId", genart?.label ?? ""],
    ["partType", offers(`partType.${item.partType as "neuve"}`)],
    ["price", formatMoney(item.price, item.currency, locale)],
    ["quantity", String(item.quantity)],
    ["stockGroup", item.stockGroup.name],
    ...(ean ? [["ean", ean] as const] : []),
    ...(oeNumbers.length > 0 ? [["oeNumbers", oeNumbers.join(", ")] as const] : []),
  ] as const;
  return (
    <div className="px-4 py-3.5 md:px-5">
      <h1 className="mb-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-title font-title tracking-tight">
        <span className="wrap-anywhere">
          <bdi>{brand}</bdi> <bdi dir="ltr">{reference}</bdi>
        </span>
        <Badge tone="accent">{t("own")}</Badge>
        <small className="text-body font-normal tracking-normal wrap-anywhere text-ink-3">{label}</small>
      </h1>
      <div className="grid max-w-200 items-start gap-4 sm:grid-cols-[240px_minmax(0,1fr)]">
        <Card>
          <ItemPicture
            image={image}
            genart={genart?.id ?? 0}
            alt={t("pictureOf", { ref: reference })}
            side={480}
            className="mx-auto aspect-square w-full max-w-60"
          />
        </Card>
        <Card title={t("facts")}>
          <dl className="num grid grid-cols-[auto_minmax(0,1fr)] gap-x-6">
            {facts.map(([name, value]) => (
              <div
                key={name}
                className="col-span-2 grid grid-cols-subgrid border-b border-line-2 py-1.5 last:border-b-0"
              >
                <dt className="text-ink-2">{t(`field.${name}`)}</dt>
                <dd className="font-medium wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          {buyer.mayAdd ? (
            <ClientMessages of={["cart.adding", "catalogue.panel"]}>
              <AddItemButton item={item} customer={buyer.customer} />
            </ClientMessages>
          ) : null}
          {mayChange ? (
            <ClientMessages of={["social"]}>
              <div className="mt-2 flex flex-wrap gap-2">
                <LinkButton href={`/social/add-new-item?edit=${id}`}>{t("edit")}</LinkButton>
                <RemoveButton id={id} name={`${brand} ${reference}`} />
              </div>
            </ClientMessages>
          ) : null}
        </Card>
      </div>
    </div>
  );
}
