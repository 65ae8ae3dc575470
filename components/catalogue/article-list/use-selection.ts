"use client";

import { useCallback, useState } from "react";
import type { ViewRow } from "./view-rows";

const threeColumns = "(min-width: 80rem)";

/** Which article is selected: the first one until another is chosen, and again when a filter takes the chosen one away. */
export function useSelection(rows: readonly ViewRow[]) {
  const [id, setId] = useState<number | null>(null);
  const [drawer, setDrawer] = useState(false);
  const found = rows.findIndex((row) => row.id === id);
  const at = found < 0 ? 0 : found;

  const select = useCallback((wanted: number) => {
    setId(wanted);
    if (!window.matchMedia(threeColumns).matches) setDrawer(true);
  }, []);
  const move = (by: 1 | -1) => {
    const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (!next) return;
    setId(next.id);
    requestAnimationFrame(() => document.getElementById(`article-${next.id}`)?.focus());
  };
  return { at, row: rows[at], select, move, drawer, closeDrawer: () => setDrawer(false) };
}
