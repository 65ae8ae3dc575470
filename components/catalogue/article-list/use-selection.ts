"use client";

import { useCallback, useState } from "react";
import type { ViewRow } from "./view-rows";

/** The column of the selected article; where it does not fit, a drawer takes its place. */
export const panelId = "article-panel";

/** Which article is selected: the first one until another is chosen, and again when a filter takes the chosen one away. */
export function useSelection(rows: readonly ViewRow[]) {
  const [id, setId] = useState<number | null>(null);
  const [drawer, setDrawer] = useState(false);
  const found = rows.findIndex((row) => row.id === id);
  const at = found < 0 ? 0 : found;

  const select = useCallback((wanted: number) => {
    setId(wanted);
    if (!document.getElementById(panelId)?.offsetParent) setDrawer(true);
  }, []);
  const move = (by: 1 | -1) => {
    const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (!next) return;
    setId(next.id);
    requestAnimationFrame(() => document.getElementById(`article-${next.id}`)?.focus());
  };
  return { at, row: rows[at], select, move, drawer, closeDrawer: () => setDrawer(false) };
}
