"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { InputBox } from "@/components/ui/input";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { MatrixRow } from "@/lib/domains/admin/rights/matrix";

type Row = MatrixRow & { meaning: string };

const textOf = ({ right, meaning, menu, screens, tabs, calls }: Row) =>
  [right, meaning, ...menu, ...screens, ...tabs, ...calls].join(" ").toLowerCase();

function Words({ of }: { of: readonly string[] }) {
  return of.map((word) => (
    <span key={word} dir="auto" className="block">
      {word}
    </span>
  ));
}

/** The matrix, one right a line, its calls folded. */
export function MatrixTable({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations("users.matrix");
  const [filter, setFilter] = useState("");
  const wanted = useDeferredValue(filter.trim().toLowerCase());
  const shown = rows.filter((row) => textOf(row).includes(wanted));
  return (
    <>
      <InputBox
        type="search"
        aria-label={t("filter")}
        placeholder={t("filter")}
        value={filter}
        boxClassName="mb-3 max-w-120"
        onChange={(event) => setFilter(event.target.value)}
      />
      <p role="status" className="mb-2 text-data text-ink-3">
        {shown.length === 0 ? t("none") : t("count", { count: shown.length })}
      </p>
      <Table caption={t("title")}>
        <thead>
          <tr>
            <Th>{t("right")}</Th>
            <Th>{t("menu")}</Th>
            <Th>{t("screens")}</Th>
            <Th>{t("tabs")}</Th>
            <Th>{t("calls")}</Th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ right, meaning, menu, screens, tabs, calls }) => (
            <Tr key={right} className="align-top">
              <Th scope="row" className="group-hover/row:bg-ground">
                <span className="block font-strong text-ink">{right}</span>
                {meaning}
              </Th>
              <Td className="align-top!">
                <Words of={menu} />
              </Td>
              <Td className="align-top!">
                <Words of={screens} />
              </Td>
              <Td className="align-top!">
                <Words of={tabs} />
              </Td>
              <Td className="align-top!">
                {calls.length > 0 ? (
                  <details>
                    <summary className="cursor-pointer content-center touch:min-h-11 touch:min-w-11">
                      {t("callCount", { count: calls.length })}
                    </summary>
                    <Words of={calls} />
                  </details>
                ) : null}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
