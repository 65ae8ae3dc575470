"use client";

import { useTranslations } from "next-intl";
import { useMemo, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Table, Th } from "@/components/ui/table";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import { groupBySupplier, groupByVehicle } from "@/lib/domains/cart/rules";
import type { CartLine } from "@/lib/domains/cart/schema";
import { useLineFocus } from "./line-focus";
import { LineRow } from "./line-row";
import { usePointing } from "./use-pointing";
import { useLineChanges } from "./use-line-changes";

interface Props {
  customerId: number;
  lines: readonly CartLine[];
  /** What the customer does on the companion page. */
  shared: { connected: boolean; customerRow: number | null };
  by: "vehicle" | "supplier";
  /** False while the customer looks: the retail price stands in the place of the net one. */
  showPurchase: boolean;
  /** Whether other pages hold further lines. */
  paged: boolean;
}

/** The lines of a tab under the vehicles for which they were added, or under who sells them. */
export function CartLines({ customerId, lines, shared, by, showPurchase, paged }: Props) {
  const t = useTranslations("cart");
  const list = useRef<HTMLDivElement>(null);
  const supplied = by === "supplier";
  const groups = useMemo(() => (supplied ? groupBySupplier(lines) : groupByVehicle(lines)), [supplied, lines]);
  const order = useMemo(() => groups.flatMap((group) => group.lines.map(({ id }) => id)), [groups]);
  const changes = useLineChanges(customerId, order);
  useLineFocus(list, order);
  const { customerRow, ...pointing } = usePointing(customerId, shared);
  const columns = ["article", "fit", "supplier", "quantity", showPurchase ? "unit" : "retail", "total"] as const;
  return (
    <div ref={list} {...pointing} aria-busy={changes.pending || undefined} className="grid gap-4">
      {groups.map(({ key, lines: own }) => {
        const [first] = own;
        const vehicle = first?.item.vehicle ?? (key === null ? t("anyVehicle") : key);
        const name = supplied ? (key === "local" ? t("ownStock") : (key ?? "")) : vehicle;
        return (
          <section key={key ?? "none"} aria-label={name}>
            <h2 className="mb-1.5 flex flex-wrap items-center gap-2 text-sub font-semibold">
              {!supplied && first?.plate ? <VehiclePlate number={first.plate} size="sm" /> : null}
              <bdi>{name}</bdi>
              {supplied ? (
                <Button
                  size="sm"
                  className="ms-auto"
                  busy={changes.pending}
                  onClick={() => void changes.order(key ?? "", paged ? null : own)}
                >
                  {t("orderFrom", { supplier: name })}
                </Button>
              ) : null}
            </h2>
            <Table caption={name} boxClassName="@container" className="min-w-160 @max-[46rem]:min-w-0">
              <thead className="@max-[46rem]:sr-only">
                <tr>
                  {columns.map((column) => (
                    <Th
                      key={column}
                      align={column === "unit" || column === "retail" || column === "total" ? "end" : "start"}
                    >
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
