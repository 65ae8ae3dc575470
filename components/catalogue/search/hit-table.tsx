"use client";

import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { useId, useState, type ReactNode } from "react";
import { GenartPad } from "@/components/drawings/genart-drawing";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { InputBox } from "@/components/ui/input";
import { matchesText } from "@/lib/shared/by-label";
import { keepInAddress } from "./address-text";

export interface HitRow {
  key: string;
  genartId: number;
  brand: string;
  number: string;
  label: string;
  /** What tells it from the others. */
  traits?: string;
  /** The article's sheet; a number without an article leads to its search. */
  href: string;
  /** Numbers by which it was found, or that it answers to. */
  lines: readonly string[];
}

/** What is offered of an article, by columns. */
interface Deal {
  stock: ReactNode;
  price: ReactNode;
  add: ReactNode;
}

interface Props<Row> {
  caption: string;
  rows: readonly Row[];
  linesTitle: string;
  /** The text that the address held when the page was made. */
  text: string;
  dealOf?: (row: Row) => Deal;
}

const line = "grid items-center gap-x-3 px-2.5 max-sm:grid-cols-[44px_minmax(0,1fr)]";
const columns = "grid-cols-[44px_minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1.4fr)]";
/** With offers a tablet has no room for how an article was found. */
const dealColumns =
  "max-sm:gap-y-1 sm:grid-cols-[44px_minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1.1fr)_7.5rem_2rem] lg:grid-cols-[44px_minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1.2fr)_minmax(0,1.1fr)_7.5rem_2rem]";
const mostLines = 3;

/** The hits of a page below a text filter. Rows out of sight keep their height and are not drawn. */
export function HitTable<Row extends HitRow>({ caption, rows, linesTitle, text: first, dealOf }: Props<Row>) {
  const t = useTranslations("catalogue.search");
  const families = useTranslations("catalogue.families");
  const [text, setText] = useState(first);
  const hintId = useId();
  const change = (typed: string) => {
    setText(typed);
    keepInAddress("text", typed.trim());
  };
  const shown = rows.filter(({ brand, number, label, traits = "", lines }) =>
    matchesText([brand, number, number.replace(/[^A-Za-z0-9]/g, ""), label, traits, ...lines].join(" "), text),
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
          className={cn(
            line,
            dealOf ? dealColumns : columns,
            "border-b border-line py-2 text-tiny font-medium text-ink-3 max-sm:sr-only",
          )}
        >
          <span role="columnheader">
            <span className="sr-only">{t("picture")}</span>
          </span>
          <span role="columnheader">{t("number")}</span>
          <span role="columnheader">{t("label2")}</span>
          <span role="columnheader" className={dealOf && "max-lg:sr-only"}>
            {linesTitle}
          </span>
          {dealOf ? <DealHeads /> : null}
        </div>
        <div role="rowgroup">
          {shown.map((row) => (
            <HitLine key={row.key} row={row} deal={dealOf?.(row)} />
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

function DealHeads() {
  const t = useTranslations("catalogue.list");
  return (
    <>
      <span role="columnheader">{t("availability")}</span>
      <span role="columnheader" className="text-end">
        {t("price")}
      </span>
      <span role="columnheader">
        <span className="sr-only">{t("actions")}</span>
      </span>
    </>
  );
}

function HitLine({ row: { genartId, brand, number, label, traits, href, lines }, deal }: { row: HitRow; deal?: Deal }) {
  return (
    <div
      role="row"
      className={cn(
        line,
        deal ? dealColumns : columns,
        "min-h-[61px] border-b border-line-2 py-2 text-data [contain-intrinsic-size:auto_61px] [content-visibility:auto] last:border-b-0 hover:bg-ground max-sm:min-h-[101px]",
      )}
    >
      <div role="cell" className={cn("max-sm:self-start", deal ? "max-sm:row-span-6" : "max-sm:row-span-3")}>
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
        {traits ? <div className="text-tiny text-ink-2">{traits}</div> : null}
      </div>
      <div role="cell" className={cn("min-w-0 text-ink-2 max-sm:col-start-2", deal && "sm:max-lg:sr-only")}>
        <ul>
          {lines.slice(0, mostLines).map((line) => (
            <li key={line} className="truncate">
              {line}
            </li>
          ))}
          {lines.length > mostLines ? <li aria-hidden>…</li> : null}
        </ul>
      </div>
      {deal ? (
        <>
          <div role="cell" className="min-w-0 max-sm:col-start-2">
            {deal.stock}
          </div>
          <div role="cell" className="text-end max-sm:col-start-2">
            {deal.price}
          </div>
          <div role="cell" className="max-sm:col-start-2">
            {deal.add}
          </div>
        </>
      ) : null}
    </div>
  );
}
