"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAddToCart } from "@/components/cart/use-add-to-cart";
import { Dialog } from "@/components/ui/dialog";
import { Table, Th } from "@/components/ui/table";
import { tyreChannel } from "@/lib/domains/tyres/channel";
import { EuLabel } from "./eu-label";
import { TyreRow, type ListedTyre } from "./tyre-row";

interface Props {
  tyres: readonly ListedTyre[];
  /** For which they are added; null without one. */
  vehicle: { vin: string | null; ktype: number | null; plate: string | null } | null;
  mayAdd: boolean;
  /** The addresses of the list in another order, by column. */
  sorts: { sort: string; hrefs: Record<"price" | "brand" | "wet" | "stock", string> };
}

const ends = { stock: "end", price: "end" } as const;
const columns = ["photo", "brand", "size", "season", "tier", "wet", "stock", "price"] as const;
const sortable = ["brand", "wet", "stock", "price"] as const;
const isSortable = (column: string): column is (typeof sortable)[number] => sortable.some((one) => one === column);

/** A page of fifty tyres; one press puts two into the cart, another shows the EU label. */
export function TyreTable({ tyres, vehicle, mayAdd, sorts }: Props) {
  const t = useTranslations("tyres");
  const { add, busy } = useAddToCart({ vehicle });
  const [labelled, setLabelled] = useState<ListedTyre | null>(null);
  const sell = (tyre: ListedTyre) =>
    void add(
      { id: `tyre-${tyre.id}`, name: tyre.designation },
      {
        supplier: { code: tyreChannel, name: t("title"), rank: 0 },
        ...{ state: "available", netCents: tyre.price, publicCents: tyre.price, currency: "EUR" },
      },
    );
  return (
    <>
      <Table caption={t("title")} boxClassName="@container">
        <thead className="@max-[46rem]:hidden">
          <tr>
            {columns.map((column) => (
              <Th
                key={column}
                align={column in ends ? "end" : "start"}
                {...(isSortable(column)
                  ? {
                      sortHref: sorts.hrefs[column],
                      sort: sorts.sort === column ? (column === "stock" ? "descending" : "ascending") : "none",
                    }
                  : {})}
              >
                {column === "photo" ? <span className="sr-only">{t("column.photo")}</span> : t(`column.${column}`)}
              </Th>
            ))}
            {mayAdd ? <Th align="end" aria-label={t("column.add")} /> : null}
          </tr>
        </thead>
        <tbody>
          {tyres.map((tyre) => (
            <TyreRow
              key={tyre.id}
              {...{ tyre, mayAdd }}
              busy={busy === `tyre-${tyre.id}`}
              onAdd={() => sell(tyre)}
              onLabel={() => setLabelled(tyre)}
            />
          ))}
        </tbody>
      </Table>
      <Dialog
        open={labelled !== null}
        onClose={() => setLabelled(null)}
        title={labelled?.designation ?? ""}
        closeLabel={t("label.close")}
        size="sm"
      >
        {labelled ? <EuLabel tyre={labelled} /> : null}
      </Dialog>
    </>
  );
}
