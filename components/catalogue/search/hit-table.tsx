"use client";

import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { GenartPad } from "@/components/drawings/genart-drawing";
import { Button } from "@/components/ui/button";
import { InputBox } from "@/components/ui/input";
import { matchesText } from "@/lib/shared/by-label";
import { keepInAddress } from "./address-text";

export interface HitRow {
  key: string;
  genartId: number;
  brand: string;
  number: string;
  label: string;
  /** The article's sheet; a number without an article leads to its search. */
  href: string;
  /** Numbers by which it was found, or that it answers to. */
  lines: readonly string[];
}

interface Props {
  caption: string;
  rows: readonly HitRow[];
  linesTitle: string;
  /** The text that the address held when the page was made. */
  text: string;
}

const columns =
  "grid grid-cols-[44px_minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1.4fr)] items-center gap-x-3 px-2.5 max-sm:grid-cols-[44px_minmax(0,1fr)]";
const mostLines = 3;

/** The hits of a page below a text filter. Rows out of sight keep their height and are not drawn. */
export function HitTable({ caption, rows, linesTitle, text: first }: Props) {
  const t = useTranslations("catalogue.search");
  const families = useTranslations("catalogue.families");
  const [text, setText] = useState(first);
  const hintId = useId();
  const change = (typed: string) => {
    setText(typed);
    keepInAddress("text", typed.trim());
  };
  const shown = rows.filter(({ brand, number, label, lines }) =>
    matchesText([brand, number, number.replace(/[^A-Za-z0-9]/g, ""), label, ...lines].join(" "), text),
  );
  return (
    <>
      <div className="mb-2.5 flex items-center gap-3">
        <InputBox
          type="search"
          boxClassName="w-full sm:max-w-72"
          aria-label={t("filter")}
          placeholder={t("filter")}
          aria-describedby={hintId}
          maxLength={200}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
        <span id={hintId} aria-live="polite" className="num shrink-0 text-data text-ink-3">
          {text.trim() ? families("filtered", { count: shown.length }) : ""}
        </span>
      </div>
      <div
        role="table"
        aria-label={caption}
        aria-rowcount={shown.length + 1}
        className="num rounded-md border border-line bg-paper shadow-card"
      >
        <div
          role="row"
          className={`${columns} border-b border-line py-2 text-tiny font-medium text-ink-3 max-sm:sr-only`}
        >
          <span role="columnheader">
            <span className="sr-only">{t("picture")}</span>
          </span>
          <span role="columnheader">{t("number")}</span>
          <span role="columnheader">{t("label2")}</span>
          <span role="columnheader">{linesTitle}</span>
        </div>
        <div role="rowgroup">
          {shown.map((row) => (
            <HitLine key={row.key} row={row} />
          ))}
        </div>
        {shown.length === 0 ? (
          <p className="flex flex-wrap items-center gap-3 p-4 text-ink-2">
            <span className="wrap-anywhere">{families("filterEmpty", { text: text.slice(0, 60) })}</span>
            <Button size="sm" onClick={() => change("")}>
              {families("filterClear")}
            </Button>
          </p>
        ) : null}
      </div>
    </>
  );
}

function HitLine({ row: { genartId, brand, number, label, href, lines } }: { row: HitRow }) {
  return (
    <div
      role="row"
      className={`${columns} min-h-[61px] border-b border-line-2 py-2 text-data [contain-intrinsic-size:auto_61px] [content-visibility:auto] last:border-b-0 hover:bg-ground max-sm:min-h-[101px]`}
    >
      <div role="cell" className="max-sm:row-span-3 max-sm:self-start">
        <GenartPad genart={genartId} />
      </div>
      <div role="cell" className="min-w-0">
        <div className="text-body leading-4.5 font-semibold wrap-anywhere">{brand}</div>
        <Link
          href={href}
          prefetch={false}
          className="reach inline-flex min-h-6 items-center wrap-anywhere text-accent hover:underline"
        >
          <bdi dir="ltr">{number}</bdi>
        </Link>
      </div>
      <div role="cell" className="min-w-0 max-sm:col-start-2">
        {label}
      </div>
      <div role="cell" className="min-w-0 text-ink-2 max-sm:col-start-2">
        <ul>
          {lines.slice(0, mostLines).map((line) => (
            <li key={line} className="truncate">
              {line}
            </li>
          ))}
          {lines.length > mostLines ? <li aria-hidden>…</li> : null}
        </ul>
      </div>
    </div>
  );
}
