import { getLocale, getTranslations } from "next-intl/server";
import { LineSteps } from "@/components/orders/line-steps";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import { isCalledOff, placesOf } from "@/lib/domains/orders/rules";
import type { Order } from "@/lib/domains/orders/schema";
import { formatMoney } from "@/lib/shared/money";

interface Props {
  order: Order;
  maySteps: boolean;
}

/** The lines of an order, where their pieces are, and what can be done with them. */
export async function OrderLines({ order, maySteps }: Props) {
  const [t, locale] = await Promise.all([getTranslations("orders"), getLocale()]);
  const { lines, currency, orderId, customerId } = order;
  const calledOff = isCalledOff(order);
  const money = (cents: number | null) => (cents === null ? "–" : formatMoney(cents, currency, locale));
  return (
    <Table caption={t("lines")}>
      <thead>
        <tr>
          <Th>{t("column.article")}</Th>
          <Th align="end">{t("column.pieces")}</Th>
          <Th className="max-sm:hidden">{t("column.where")}</Th>
          <Th align="end" className="max-md:hidden">
            {t("column.price")}
          </Th>
          <Th align="end" className="max-md:hidden">
            {t("column.lineTotal")}
          </Th>
          <Th>
            <span className="sr-only">{t("column.actions")}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const where = calledOff ? [] : placesOf(line).map(({ place, count }) => t(`where.${place}`, { count }));
          const short = !calledOff && line.waiting > 0 && line.stock !== null && line.stock < line.quantity;
          return (
            <Tr key={line.id} data-line={line.id}>
              <Td>
                <span className="font-semibold">{line.brand}</span>{" "}
                <bdi dir="ltr" className="whitespace-nowrap text-ink-2">
                  {line.reference}
                </bdi>
                <div className="text-ink-2">{[line.label, line.detail].filter(Boolean).join(" · ")}</div>
                {line.note ? <p className="text-data wrap-anywhere text-ink-3">{line.note}</p> : null}
                {line.plate ? <VehiclePlate number={line.plate} size="sm" /> : null}
                {short ? <p className="text-data text-unknown">{t("short", { stock: line.stock ?? 0 })}</p> : null}
                {line.price === null ? null : (
                  <p className="num text-data text-ink-2 md:hidden">
                    {t("ofLine", { price: money(line.price), total: money(line.price * line.quantity) })}
                  </p>
                )}
                {calledOff ? null : <p className="text-data text-ink-2 sm:hidden">{where.join(", ")}</p>}
              </Td>
              <Td align="end">
                <span className="num">{line.quantity}</span>
              </Td>
              <Td className="max-sm:hidden">{calledOff ? t("nothingComes") : where.join(", ")}</Td>
              <Td align="end" className="whitespace-nowrap max-md:hidden">
                {money(line.price)}
                {line.depositCents > 0 ? (
                  <div className="text-data text-ink-3">
                    {t("column.deposit")} {money(line.depositCents)}
                  </div>
                ) : null}
              </Td>
              <Td align="end" className="whitespace-nowrap max-md:hidden">
                {money(line.price === null ? null : line.price * line.quantity)}
              </Td>
              <Td align="end">
                {maySteps ? (
                  <LineSteps
                    orderId={orderId}
                    line={line}
                    forItself={customerId === null}
                    article={`${line.brand} ${line.reference}`}
                  />
                ) : null}
              </Td>
            </Tr>
          );
        })}
      </tbody>
    </Table>
  );
}
