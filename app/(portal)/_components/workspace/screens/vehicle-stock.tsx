import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { Tabs } from "@/components/ui/tabs";
import { listVehicleStock } from "@/lib/domains/stock/vehicle/queries";
import { typesOf } from "@/lib/domains/stock/vehicle/rules";
import type { VehicleStockItem } from "@/lib/domains/stock/vehicle/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { hasRight } from "@/lib/platform/actor";
import { readText } from "@/lib/shared/address";
import { formatMoney } from "@/lib/shared/money";
import { screen, type Asked } from "../screen";
import type { Workspace } from "../workspace";

async function VehicleStock({ place, query }: Asked<"vehicleStock">) {
  const { actor, base, facts, lang } = place;
  const [t, all] = await Promise.all([getTranslations("recycled.stock"), getTranslations("recycled")]);
  const back = <LinkButton href={base}>{all("back")}</LinkButton>;
  if (!facts) return <EmptyState level={1} title={all("noVersion")} text={all("noVersionText")} action={back} />;
  const { ktype, engineCode, gearbox } = facts;
  const items = await listVehicleStock(actor, {
    ktypes: [ktype],
    lang,
    car: { engineCode, gearbox, gearboxCode: null },
  });
  if (items.length === 0) return <EmptyState level={1} title={t("none")} text={t("noneText")} action={back} />;
  const types = typesOf(items);
  const asked = readText(query.type);
  const type = types.find((one) => one === asked) ?? null;
  const here = vehiclePlace(base, { kind: "vehicleStock" });
  const tabs = [
    { href: here, label: t("allTypes"), count: items.length, current: type === null },
    ...types.map((one) => ({
      href: `${here}?${new URLSearchParams({ type: one })}`,
      label: one,
      count: items.filter((item) => item.type === one).length,
      current: one === type,
    })),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-3.5 md:px-5">
      <BackOnEscape href={base} />
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="grow text-title font-title tracking-tight">{t("title")}</h1>
        {back}
      </div>
      {types.length > 1 ? <Tabs label={t("types")} tabs={tabs} /> : null}
      <Items place={place} items={items.filter((item) => type === null || item.type === type)} />
    </div>
  );
}

/** Where an item is sold: units on their own list, articles on their sheet. */
function placeOfItem({ actor, base }: Workspace, { provenance, id }: VehicleStockItem): string | null {
  if (id.startsWith("own-")) return `/pieces/own/${id.slice("own-".length)}`;
  if (provenance === "local") return vehiclePlace(base, { kind: "article", articleId: Number(id) });
  if (!hasRight(actor, "PRE")) return null;
  const unit = id.slice("pre-".length);
  return `${vehiclePlace(base, { kind: "recycled", virtual: "1" })}?unit=${unit}#unit-${unit}`;
}

const cell = "max-md:border-b-0 max-md:px-0 max-md:py-1 max-md:empty:hidden";
const columns = ["item", "type", "source", "code", "ean", "maker", "seller", "quantity", "price"] as const;
const atEnd: readonly string[] = ["quantity", "price"];

async function Items({ place, items }: { place: Workspace; items: readonly VehicleStockItem[] }) {
  const t = await getTranslations("recycled.stock");
  return (
    <Table caption={t("title")}>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <Th key={column} align={atEnd.includes(column) ? "end" : "start"}>
              {t(column)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Item key={`${item.provenance}-${item.id}-${item.vendeur}`} item={item} href={placeOfItem(place, item)} />
        ))}
      </tbody>
    </Table>
  );
}

const code = (text: string | null): ReactNode => (text ? <bdi dir="ltr">{text}</bdi> : null);

/** A row of the stock; where there is little room its fields stand below each other, each by its name. */
async function Item({ item, href }: { item: VehicleStockItem; href: string | null }) {
  const [t, locale] = await Promise.all([getTranslations("recycled.stock"), getLocale()]);
  const fields: Record<Exclude<(typeof columns)[number], "item">, ReactNode> = {
    type: item.type,
    source: t(`sources.${item.provenance}`),
    code: code(item.codeCompatibilite),
    ean: code(item.ean),
    maker: code(item.refConstructeur),
    seller: <bdi>{item.vendeur}</bdi>,
    quantity: item.quantity,
    price: formatMoney(item.prixVente, item.currency, locale),
  };
  const [, ...others] = columns;
  return (
    <Tr className="max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:border-b max-md:border-line max-md:p-3">
      <Td className={cn(cell, "max-md:col-span-2")}>
        {href ? (
          <Link href={href} prefetch={false} className="font-medium text-accent hover:underline">
            <bdi>{item.label}</bdi>
          </Link>
        ) : (
          <bdi className="font-medium">{item.label}</bdi>
        )}{" "}
        {item.recommandé ? <Badge tone="fit">{t("recommended")}</Badge> : null}
      </Td>
      {others.map((column) => (
        <Td
          key={column}
          align={atEnd.includes(column) ? "end" : "start"}
          className={cn(cell, "max-md:text-start", column === "price" && "font-semibold whitespace-nowrap")}
        >
          {fields[column] === null ? null : (
            <>
              <span aria-hidden className="block text-tiny font-normal text-ink-3 md:hidden">
                {t(column)}
              </span>
              {fields[column]}
            </>
          )}
        </Td>
      ))}
    </Tr>
  );
}

/** What lies ready for the vehicle, at Reparcar and in the own stock. */
export default screen("vehicleStock", {
  title: async ({ place }) =>
    [(await getTranslations("recycled.stock"))("title"), place?.vehicle.label].filter(Boolean).join(" · "),
  View: VehicleStock,
});
