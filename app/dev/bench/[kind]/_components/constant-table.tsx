"use client";

import { useState } from "react";

export type ConstantRow = [id: number, brand: string, number: string, millimetres: number];

interface Props {
  rows: readonly ConstantRow[];
  texts: string;
}

const cell = "min-w-0 truncate text-data text-ink-2";

function Row({
  row: [id, brand, number, millimetres],
  selected,
  onSelect,
}: {
  row: ConstantRow;
  selected: boolean;
  onSelect: (id: number) => void;
}) {
  return (
    <div
      role="row"
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      onClick={() => onSelect(id)}
      className="group/row relative grid min-h-[65px] cursor-default items-center gap-x-3 border-b border-line-2 px-2.5 py-2 text-data hover:bg-ground"
    >
      <div role="gridcell" className={cell}>
        <span className="text-body leading-4.5 font-semibold">{brand}</span>
        <bdi dir="ltr">{number}</bdi>
      </div>
      <div role="gridcell" className={cell}>
        <span>{millimetres}</span> <span>mm</span>
      </div>
      <div role="gridcell" className="text-end whitespace-nowrap">
        <button type="button" className="min-h-6 touch:min-h-11" tabIndex={selected ? 0 : -1}>
          <svg aria-hidden viewBox="0 0 16 16" className="stroke-current stroke-[1.75]" strokeLinecap="round">
            <path d="M8 3.5v9M3.5 8h9" />
          </svg>
        </button>
      </div>
    </div>
  );
}

/** Rows of constant data as a client component, and texts that only travel along, as a screen's messages do. */
export function ConstantTable({ rows, texts }: Props) {
  const [selected, setSelected] = useState(0);
  return (
    <main data-texts={texts.length}>
      <div role="grid">
        {rows.map((row) => (
          <Row key={row[0]} row={row} selected={row[0] === selected} onSelect={setSelected} />
        ))}
      </div>
    </main>
  );
}
