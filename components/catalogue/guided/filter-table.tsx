"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Table, Th } from "@/components/ui/table";
import type { Findable } from "@/lib/domains/catalogue/guided/filter";
import { FilterField, NothingFiltered } from "./filter-field";
import { FilterRow, type Cell } from "./filter-row";
import { useFilter } from "./use-filter";

export interface RowOfTable extends Findable {
  key: string;
  cells: readonly Cell[];
}

interface Props {
  caption: string;
  columns: readonly string[];
  rows: readonly RowOfTable[];
  /** What the filter looks at, in words. */
  hint: string;
  /** What the address filters by already. */
  first: string;
}

const atOnce = 150;

/** Rows in a table with a filter above and how many it leaves; compact rows, so that a whole vehicle fits on one page. */
export function FilterTable({ caption, columns, rows, hint, first }: Props) {
  const t = useTranslations("guided");
  const { type, ...rest } = useFilter(rows, first);
  const [most, setMost] = useState(atOnce);
  const filter = {
    ...rest,
    type: (typed: string) => {
      type(typed);
      setMost(atOnce);
    },
  };
  const { found } = filter;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FilterField filter={filter} hint={hint} />
      {found.length > 0 ? (
        <Table caption={caption}>
          <thead className="max-md:sr-only">
            <tr>
              {columns.map((column) => (
                <Th key={column}>{column}</Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.slice(0, most).map(({ key, cells }) => (
              <FilterRow key={key} columns={columns} cells={cells} />
            ))}
          </tbody>
        </Table>
      ) : (
        <NothingFiltered filter={filter} />
      )}
      {found.length > most ? (
        <Button className="justify-self-center" onClick={() => setMost(most + atOnce * 2)}>
          {t("more", { count: Math.min(found.length - most, atOnce * 2) })}
        </Button>
      ) : null}
    </div>
  );
}
