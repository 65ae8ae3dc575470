"use client";

import { useLocale, useTranslations } from "next-intl";
import { QuantityStepper } from "@/components/cart/quantity-stepper";
import { GenartPad } from "@/components/drawings/genart-drawing";
import { Trash2 } from "@/components/drawings/icons";
import { useWaitingLine, WaitingLines, WaitingMark } from "@/components/outbox/waiting-lines";
import { IconButton } from "@/components/ui/button";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { companyItself } from "@/lib/domains/basket/place";
import { shortOf, vehicleName } from "@/lib/domains/cart/rules";
import type { BasketLine } from "@/lib/domains/basket/schema";
import { formatMoney } from "@/lib/shared/money";
import { NoteField } from "./note-field";
import { basketLineName, useBasketChanges } from "./use-basket-changes";

const columns = ["article", "quantity", "price", "total", "note"] as const;
const ends: readonly string[] = ["price", "total"];
/** Where rows are cards nothing stands above a price: it says itself what it is. */
const narrowOnly = "me-1 text-tiny text-ink-3 @min-[46rem]:hidden";
const cell = "@max-[46rem]:border-b-0 @max-[46rem]:p-0";

interface Props {
  lines: readonly BasketLine[];
  mayChange: boolean;
}

/** The lines of the company's own basket; where there is little room each is a card. */
export function BasketLines({ lines, mayChange }: Props) {
  const t = useTranslations("basket");
  const changes = useBasketChanges();
  return (
    <div aria-busy={changes.pending || undefined} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Table caption={t("list")} boxClassName="@container">
        <thead className="@max-[46rem]:hidden">
          <tr>
            {columns.map((column) => (
              <Th key={column} align={ends.includes(column) ? "end" : "start"}>
                {t(`column.${column}`)}
              </Th>
            ))}
            {mayChange ? <Th align="end" aria-label={t("column.actions")} /> : null}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <BasketRow key={line.id} {...{ line, mayChange, changes }} />
          ))}
        </tbody>
      </Table>
      <WaitingLines customer={companyItself} />
    </div>
  );
}

interface RowProps {
  line: BasketLine;
  mayChange: boolean;
  changes: ReturnType<typeof useBasketChanges>;
}

function BasketRow({ line, mayChange, changes }: RowProps) {
  const [t, cart] = [useTranslations("basket"), useTranslations("cart")];
  const locale = useLocale();
  const waiting = useWaitingLine(companyItself, line.id);
  const quantity = waiting?.quantity ?? line.quantity;
  const { item, price, depositCents, currency, note } = line;
  const article = basketLineName(line);
  const short = shortOf(line);
  const vehicle = vehicleName({ ...line, vehicle: item.vehicle });
  const money = (cents: number) => formatMoney(cents, currency, locale);
  return (
    <Tr
      data-line={line.id}
      className="@max-[46rem]:grid @max-[46rem]:grid-cols-[minmax(0,1fr)_auto] @max-[46rem]:items-center @max-[46rem]:gap-x-3 @max-[46rem]:gap-y-2 @max-[46rem]:border-b @max-[46rem]:border-line-2 @max-[46rem]:p-3"
    >
      <Td className={`${cell} @max-[46rem]:col-span-2`}>
        <div className="flex items-center gap-3">
          <GenartPad genart={item.genartId} />
          <div className="min-w-0">
            <div className="text-body font-semibold">
              {item.makeLabel}{" "}
              <bdi dir="ltr" className="font-normal whitespace-nowrap text-ink-2">
                {item.number}
              </bdi>
            </div>
            <div className="text-ink-2">{[item.label, item.detail].filter(Boolean).join(" · ")}</div>
            {waiting ? <WaitingMark /> : null}
            {vehicle ? <bdi className="text-data text-ink-3">{vehicle}</bdi> : null}
          </div>
        </div>
      </Td>
      <Td className={cell}>
        {mayChange ? (
          <QuantityStepper
            article={article}
            quantity={quantity}
            step={1}
            onChange={(next, seen) => changes.setQuantity(line, next, seen)}
          />
        ) : (
          <span className="num">{quantity}</span>
        )}
        {short === null ? null : <p className="mt-1 text-data text-unknown">{t("short", { stock: short })}</p>}
      </Td>
      <Td align="end" className={`${cell} whitespace-nowrap`}>
        {price === null ? null : (
          <>
            <span className={narrowOnly}>{t("column.price")}</span>
            {money(price)}
          </>
        )}
        {depositCents ? (
          <div className="text-tiny text-ink-3">{t("deposit", { price: money(depositCents) })}</div>
        ) : null}
      </Td>
      <Td align="end" className={`${cell} whitespace-nowrap @max-[46rem]:col-span-2`}>
        {price === null ? null : (
          <>
            <span className={narrowOnly}>{t("column.total")}</span>
            <span className="text-price font-semibold">{money(price * quantity)}</span>
          </>
        )}
      </Td>
      <Td className={`${cell} min-w-40 @max-[46rem]:col-span-2`}>
        {mayChange ? (
          <NoteField article={article} note={note} onSave={(text) => changes.note(line, text)} />
        ) : (
          <span className="text-ink-2">{note}</span>
        )}
      </Td>
      {mayChange ? (
        <Td align="end" className={`${cell} @max-[46rem]:col-span-2`}>
          <IconButton label={cart("remove", { article })} onClick={() => void changes.remove(line)}>
            <Trash2 />
          </IconButton>
        </Td>
      ) : null}
    </Tr>
  );
}
