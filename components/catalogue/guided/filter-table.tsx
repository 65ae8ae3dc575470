"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { InputBox } from "@/components/ui/input";
import { Table, Th } from "@/components/ui/table";
import { filterNeedsMoreThan, matchesFilter, type Findable } from "@/lib/domains/catalogue/guided/filter";
import { FilterRow, type Cell } from "./filter-row";

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

function keepInAddress(text: string): void {
  const address = new URL(window.location.href);
  if (text) address.searchParams.set("q", text);
  else address.searchParams.delete("q");
  window.history.replaceState(null, "", address);
}

/** Rows in a table with a filter above and how many it leaves; compact rows, so that a whole vehicle fits on one page. */
export function FilterTable({ caption, columns, rows, hint, first }: Props) {
  const t = useTranslations("guided");
  const [text, setText] = useState(first);
  const [most, setMost] = useState(atOnce);
  const hintId = useId();
  const filters = rows.length > filterNeedsMoreThan;
  const found = filters && text ? rows.filter((row) => matchesFilter(row, text)) : rows;
  const type = (typed: string) => {
    setText(typed);
    setMost(atOnce);
    keepInAddress(typed);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {filters ? (
          <InputBox
            type="search"
            boxClassName="w-full sm:max-w-80"
            aria-label={t("filter")}
            aria-describedby={hintId}
            placeholder={hint}
            maxLength={200}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Escape" || !text) return;
              event.stopPropagation();
              type("");
            }}
          />
        ) : null}
        <span id={hintId} className="sr-only">
          {hint}
        </span>
        <p role="status" className="num text-data text-ink-2">
          {t("count", { count: found.length })}
        </p>
      </div>
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
        <p className="flex flex-wrap items-center gap-3 py-6 text-ink-2">
          {t("nothing", { text: text.slice(0, 60) })}
          <Button size="sm" onClick={() => type("")}>
            {t("clear")}
          </Button>
        </p>
      )}
      {found.length > most ? (
        <Button className="justify-self-center" onClick={() => setMost(most + atOnce * 2)}>
          {t("more", { count: Math.min(found.length - most, atOnce * 2) })}
        </Button>
      ) : null}
    </div>
  );
}
