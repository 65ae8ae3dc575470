"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { PageOfRows } from "./page-of-rows";
import type { ViewRow } from "./view-rows";

/** The column of the selected article; where it does not fit, a drawer takes its place. */
export const panelId = "article-panel";

/**
 * Which article of the page is selected: the first one until another is chosen, and again when a filter takes the chosen
 * one away. Moving past the end of a page goes on with the next one.
 */
export function useSelection(rows: readonly ViewRow[], shown: PageOfRows, goToPageOf: (at: number) => void) {
  const [id, setId] = useState<number | null>(null);
  const [drawer, setDrawer] = useState(false);
  const focusNext = useRef<number | null>(null);
  const found = shown.rows.findIndex((row) => row.id === id);
  const at = found < 0 ? 0 : found;

  useEffect(() => {
    if (focusNext.current === null) return;
    requestAnimationFrame(() => {
      const row = document.getElementById(`article-${focusNext.current}`);
      if (row) focusNext.current = null;
      row?.focus();
    });
  });
  const select = useCallback((wanted: number) => {
    setId(wanted);
    if (!document.getElementById(panelId)?.offsetParent) setDrawer(true);
  }, []);
  const move = (by: 1 | -1) => {
    const nextAt = Math.min(Math.max(shown.from + at + by, 0), rows.length - 1);
    const next = rows[nextAt];
    if (!next) return;
    setId(next.id);
    focusNext.current = next.id;
    if (!shown.rows.includes(next)) goToPageOf(nextAt);
  };
  return { at, row: shown.rows[at], select, move, drawer, closeDrawer: () => setDrawer(false) };
}
