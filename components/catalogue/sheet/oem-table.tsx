"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { PagerButtons } from "@/components/ui/pager-buttons";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { oemBlock, pageOfRows, readClick, type Click } from "@/lib/domains/catalogue/sheet/oem/rules";
import type { OemRow } from "@/lib/domains/catalogue/sheet/oem/schema";
import { CompatibleVehicles } from "./compatible-vehicles";
import { usePagerLabels } from "./use-pager-labels";

interface Props {
  rows: readonly OemRow[];
  makeIds: Record<string, number>;
  selected: string | null;
  onSelect: (norm: string) => void;
  onOpen: (norm: string) => void;
}

/** The original numbers of an article, 50 a page. */
export function OemTable({ rows, makeIds, selected, onSelect, onOpen }: Props) {
  const t = useTranslations("catalogue.oem");
  const last = useRef<Click<string> | null>(null);
  const [page, setPage] = useState(1);
  const shown = pageOfRows(rows, page, oemBlock.oemsPerPage);
  const labels = usePagerLabels(t("numberPages"), page, shown.pages);
  if (rows.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  const click = (key: string, at: number) => {
    const now = { key, at };
    if (readClick(last.current, now) === "open") onOpen(key);
    else onSelect(key);
    last.current = now;
  };
  const chosen = rows.find(({ norm }) => norm === selected);
  const makeId = makeIds[chosen?.makes[0] ?? ""];
  return (
    <div className="grid gap-3">
      <Table caption={t("numbers")}>
        <thead>
          <tr>
            <Th>{t("make")}</Th>
            <Th>{t("number")}</Th>
            <Th align="end">{t("count.vendors")}</Th>
            <Th align="end">{t("count.items")}</Th>
            <Th>
              <span className="sr-only">{t("count.mddOems")}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {shown.rows.map(({ norm, printed, makes, vendors, items, mdd }) => (
            <Tr
              key={norm}
              selected={norm === selected}
              className="cursor-pointer"
              onClick={(event) => click(norm, event.timeStamp)}
            >
              <Td>{makes.join(", ")}</Td>
              <Td>
                <button
                  type="button"
                  aria-pressed={norm === selected}
                  className="min-h-6 font-medium select-none touch:min-h-11"
                >
                  <bdi dir="ltr">{printed}</bdi>
                </button>
              </Td>
              <Td align="end">{vendors}</Td>
              <Td align="end">{items}</Td>
              <Td>{mdd ? <Badge>{t("mdd")}</Badge> : null}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
      <PagerButtons page={page} pages={shown.pages} onPage={setPage} labels={labels} />
      <div className="flex min-h-8 flex-wrap items-center gap-2" aria-live="polite">
        {chosen ? (
          <>
            <Button size="sm" onClick={() => onOpen(chosen.norm)}>
              {t("show", { number: chosen.printed })}
            </Button>
            {makeId === undefined ? null : (
              <CompatibleVehicles
                of={{ kind: "oemPart", makeId, ref: chosen.norm, name: `${chosen.makes[0]} ${chosen.printed}` }}
              />
            )}
          </>
        ) : (
          <p className="text-data text-ink-3">{t("hint")}</p>
        )}
      </div>
    </div>
  );
}
