"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { InputBox } from "@/components/ui/input";
import { matchesText } from "@/lib/shared/by-label";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { MakeTile, ModelTile, type MakeTileRow, type ModelTileRow } from "./tiles";

type Tiles = { kind: "makes"; rows: readonly MakeTileRow[] } | { kind: "models"; rows: readonly ModelTileRow[] };
type Props = Tiles & {
  label: string;
  /** The search field takes the focus when the page opens. */
  focused?: boolean;
};

const columns = {
  makes: "grid gap-2 grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5",
  models: "grid gap-3 grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6",
};

const isModel = (row: MakeTileRow): row is ModelTileRow => "body" in row;

/** Makes or models as tiles below a search field: Enter opens the first that matches, arrows move between them. */
export function TilePicker({ kind, rows, label, focused = false }: Props) {
  const t = useTranslations("selector");
  const [text, setText] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const shown = rows.filter(({ title }) => matchesText(title, text));
  useEffect(() => {
    if (focused && matchMedia("(pointer: fine)").matches)
      box.current?.querySelector("input")?.focus({ preventScroll: true });
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const first = box.current?.querySelector<HTMLElement>("a[href]");
    if (event.key === "Escape" && text) {
      event.stopPropagation();
      setText("");
    }
    if (event.key !== "ArrowDown" && event.key !== "Enter") return;
    event.preventDefault();
    if (event.key === "Enter" && text) first?.click();
    else first?.focus();
  };
  return (
    <div ref={box}>
      <div className="mb-3 flex items-center gap-3">
        <InputBox
          type="search"
          boxClassName="w-full sm:max-w-80"
          aria-label={t(kind === "makes" ? "filterMakes" : "filterModels")}
          placeholder={t(kind === "makes" ? "filterMakes" : "filterModels")}
          aria-describedby={hintId}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span id={hintId} aria-live="polite" className="num shrink-0 text-data text-ink-3">
          {text ? t("filtered", { count: shown.length }) : ""}
        </span>
      </div>
      {shown.length > 0 ? (
        <ArrowLinks>
          <ul aria-label={label} className={columns[kind]}>
            {shown.map((row) => (
              <li key={row.href}>{isModel(row) ? <ModelTile {...row} /> : <MakeTile {...row} />}</li>
            ))}
          </ul>
        </ArrowLinks>
      ) : (
        <p className="flex flex-wrap items-center gap-3 py-6 text-ink-2">
          <span className="wrap-anywhere">{t("filterEmpty", { text: text.slice(0, 60) })}</span>
          <Button size="sm" onClick={() => setText("")}>
            {t("filterClear")}
          </Button>
        </p>
      )}
    </div>
  );
}
