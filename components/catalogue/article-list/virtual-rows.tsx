"use client";

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { ViewRow } from "./view-rows";

const rowHeight = 65;
const firstHeight = 1200;

interface Props {
  rows: readonly ViewRow[];
  selectedAt: number;
  renderRow: (row: ViewRow, index: number) => ReactNode;
}

/** Only the rows near the window are in the page; the selected row is kept in sight. */
export function VirtualRows({ rows, selectedAt, renderRow }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop(box.current?.offsetTop ?? 0);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: top,
    initialRect: { width: 800, height: firstHeight },
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  useEffect(() => {
    if (selectedAt > 0) virtualizer.scrollToIndex(selectedAt, { align: "auto" });
  }, [selectedAt, virtualizer]);
  return (
    <div ref={box} role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index];
        return row ? (
          <div
            key={key}
            role="presentation"
            data-index={index}
            ref={virtualizer.measureElement}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
          >
            {renderRow(row, index)}
          </div>
        ) : null;
      })}
    </div>
  );
}
