"use client";

import { useState, type ReactNode } from "react";

interface Props {
  more: string;
  less: string;
  children: ReactNode;
}

/** Chips beyond the first ones, and behind them the switch that shows and hides them. */
export function MoreChips({ more, less, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {open ? children : null}
      <li>
        <button
          type="button"
          aria-expanded={open}
          className="inline-flex h-7 items-center rounded px-2 text-data text-accent hover:underline touch:min-h-11"
          onClick={() => setOpen(!open)}
        >
          {open ? less : more}
        </button>
      </li>
    </>
  );
}
