"use client";

import { useLocale, useTranslations } from "next-intl";
import { useAddToCart } from "@/components/cart/use-add-to-cart";
import { Plus } from "@/components/drawings/icons";
import { IconButton } from "@/components/ui/button";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { storeKey } from "@/lib/domains/basket/rules";
import { basketChannel } from "@/lib/domains/basket/place";
import type { StoreSort } from "@/lib/domains/store/rules";
import type { StoreItem } from "@/lib/domains/store/schema";
import { formatMoney } from "@/lib/shared/money";

interface Props {
  items: readonly StoreItem[];
  mayAdd: boolean;
  /** What the area is called. */
  name: string;
  sort: StoreSort;
  /** The addresses of the list in another order, by column. */
  hrefs: Readonly<Record<string, string>>;
}

const columns = [
  { id: "ref", sorts: "ref" },
  { id: "label", sorts: "label" },
  { id: "measure", sorts: null },
  { id: "brand", sorts: "brand" },
  { id: "dlnr", sorts: null },
  { id: "price", sorts: "price" },
] as const;

/** Where rows are cards nothing stands above a value: it says itself what it is. */
const narrowOnly = "me-1 text-tiny text-ink-3 @min-[46rem]:hidden";
const cell = "@max-[46rem]:border-b-0 @max-[46rem]:p-0";

function directionOf(column: string, sort: StoreSort): "ascending" | "descending" | "none" {
  if (sort === column) return "ascending";
  return sort === `-${column}` ? "descending" : "none";
}

/** A page of fifty goods of the store; one press puts one into the company's basket. */
export function StoreTable({ items, mayAdd, name, sort, hrefs }: Props) {
  const t = useTranslations("store");
  const locale = useLocale();
  const { add, busy } = useAddToCart({ vehicle: null });
  const buy = ({ ref, label1, price }: StoreItem) =>
    void add(
      { id: storeKey(ref), name: `${label1} ${ref}` },
      {
        supplier: { code: basketChannel, name: basketChannel, rank: 0 },
        ...{ state: "available", netCents: price, publicCents: price, currency: "CHF" },
      },
    );
  return (
    <Table caption={t("goodsOf", { place: name })} boxClassName="@container">
      <thead className="@max-[46rem]:hidden">
        <tr>
          {columns.map(({ id, sorts }) => (
            <Th
              key={id}
              align={id === "price" ? "end" : "start"}
              {...(sorts ? { sortHref: hrefs[sorts], sort: directionOf(sorts, sort) } : {})}
            >
              {t(`column.${id}`)}
            </Th>
          ))}
          {mayAdd ? <Th align="end" aria-label={t("column.add")} /> : null}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Tr
            key={item.ref}
            className="@max-[46rem]:grid @max-[46rem]:grid-cols-[minmax(0,1fr)_auto] @max-[46rem]:items-center @max-[46rem]:gap-x-3 @max-[46rem]:gap-y-1 @max-[46rem]:border-b @max-[46rem]:border-line-2 @max-[46rem]:p-3"
          >
            <Td className={cell}>
              <bdi dir="ltr" className="whitespace-nowrap text-ink-2">
                {item.ref}
              </bdi>
            </Td>
            <Td className={`${cell} font-semibold @max-[46rem]:order-first @max-[46rem]:col-span-2`}>{item.label1}</Td>
            <Td className={cell}>
              {item.label2 ? <span className={narrowOnly}>{t("column.measure")}</span> : null}
              <bdi dir="ltr">{item.label2}</bdi>
            </Td>
            <Td className={cell}>{item.brand}</Td>
            <Td className={`${cell} text-ink-3`}>
              <span className={narrowOnly}>{t("column.dlnr")}</span>
              {item.dlnr}
            </Td>
            <Td align="end" className={`${cell} text-price font-semibold whitespace-nowrap`}>
              {formatMoney(item.price, item.currency, locale)}
              {item.price === null ? null : (
                <span className="ms-1 text-tiny font-normal text-ink-3">{t("withTax")}</span>
              )}
            </Td>
            {mayAdd ? (
              <Td align="end" className={`${cell} @max-[46rem]:col-start-2`}>
                <IconButton
                  label={t("add", { article: `${item.label1} ${item.ref}` })}
                  busy={busy === storeKey(item.ref)}
                  onClick={() => buy(item)}
                >
                  <Plus />
                </IconButton>
              </Td>
            ) : null}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
