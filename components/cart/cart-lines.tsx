"use client";

import { useTranslations } from "next-intl";
import { useMemo, useRef, type ReactNode } from "react";
import { Note } from "@/components/ui/badge";
import { OrderCartButton } from "./order-cart-button";
import { WaitingLines } from "@/components/outbox/waiting-lines";
import { Table, Th } from "@/components/ui/table";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import { groupBySupplier, groupByVehicle } from "@/lib/domains/cart/rules";
import type { CartLine } from "@/lib/domains/cart/schema";
import { useLineFocus } from "./line-focus";
import { LineRow } from "./line-row";
import { useChannelWord } from "./use-channel-word";
import { usePointing } from "./use-pointing";
import { useHeldLines } from "./use-held-lines";
import { useLineChanges } from "./use-line-changes";
import { useOthers, type Sellers } from "./use-others";

const columns = ["article", "fit", "supplier", "quantity", "retail", "total"] as const;

interface Props {
  customerId: number;
  lines: readonly CartLine[];
  /** What the customer does on the companion page. */
  shared: { connected: boolean; customerRow: number | null };
  by: "vehicle" | "supplier";
  /** False while the customer looks: the retail price stands in the place of the net one. */
  showPurchase: boolean;
  /** Whether the seller may order from suppliers. */
  mayOrder: boolean;
  /** For how many vehicles the lines of every page are. */
  vehicles: number;
  sellers: Sellers;
  /** What stands where no line is left. */
  empty: ReactNode;
}

/** The lines of a tab under the vehicles for which they were added, or under who sells them. */
export function CartLines({ customerId, lines, shared, by, showPurchase, mayOrder, vehicles, sellers, empty }: Props) {
  const t = useTranslations("cart");
  const list = useRef<HTMLDivElement>(null);
  const supplied = by === "supplier";
  const channelWord = useChannelWord();
  const { shown, isGone, enter, leave, dismiss } = useHeldLines(lines);
  const { whoChanged } = useOthers(customerId, lines, sellers);
  const groups = useMemo(() => (supplied ? groupBySupplier(shown) : groupByVehicle(shown)), [supplied, shown]);
  const order = useMemo(() => groups.flatMap((group) => group.lines.map(({ id }) => id)), [groups]);
  const changes = useLineChanges(customerId, order);
  useLineFocus(list, order);
  const { customerRow, onPointerLeave, ...pointing } = usePointing(customerId, shared);
  const left = () => {
    leave();
    onPointerLeave();
  };
  return (
    <div
      ref={list}
      {...pointing}
      onPointerEnter={enter}
      onPointerLeave={left}
      aria-busy={changes.pending || undefined}
      className="grid gap-4"
    >
      <WaitingLines customer={customerId} />
      {shown.length === 0 ? empty : null}
      {vehicles > 1 ? (
        <div role="note">
          <Note>{t("mixed", { count: vehicles })}</Note>
        </div>
      ) : null}
      {groups.map(({ key, lines: own }) => {
        const [first] = own;
        const vehicle = first?.item.vehicle ?? (key === null ? t("anyVehicle") : key);
        const name = supplied && first ? channelWord(first) : vehicle;
        return (
          <section key={key ?? "none"} aria-label={name}>
            <h2 className="mb-1.5 flex flex-wrap items-center gap-2 text-sub font-semibold">
              {!supplied && first?.plate ? <VehiclePlate number={first.plate} size="sm" /> : null}
              <bdi>{name}</bdi>
              {supplied && mayOrder && first?.seller?.isOpen !== false ? (
                <OrderCartButton
                  size="sm"
                  className="ms-auto"
                  customerId={customerId}
                  channel={key ?? ""}
                  label={t("orderFrom", { supplier: name })}
                />
              ) : null}
            </h2>
            <Table caption={name} boxClassName="@container" className="min-w-160 @max-[46rem]:min-w-0">
              <thead className="@max-[46rem]:sr-only">
                <tr>
                  {columns.map((column) => (
                    <Th key={column} align={column === "retail" || column === "total" ? "end" : "start"}>
                      {t(`column.${column}`)}
                    </Th>
                  ))}
                  <Th>
                    <span className="sr-only">{t("column.actions")}</span>
                  </Th>
                </tr>
              </thead>
              <tbody>
                {own.map((line) => (
                  <LineRow
                    key={line.id}
                    line={line}
                    pointed={line.id === customerRow}
                    customerId={customerId}
                    showPurchase={showPurchase}
                    showVehicle={supplied}
                    changes={changes}
                    gone={isGone(line.id) ? { who: whoChanged(line.id), onSeen: () => dismiss(line.id) } : null}
                  />
                ))}
              </tbody>
            </Table>
          </section>
        );
      })}
    </div>
  );
}
