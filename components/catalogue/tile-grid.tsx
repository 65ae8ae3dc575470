"use client";

import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { InputBox } from "@/components/ui/input";
import { matchesText } from "@/lib/shared/by-label";
import { Tiles, type TilesProps } from "./tiles";

/** Tiles with a text filter above: typing leaves those whose text matches. */
export function TileGrid({ tiles, label, className }: TilesProps) {
  const t = useTranslations("catalogue.families");
  const [text, setText] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const shown = tiles.filter((tile) => matchesText(tile.text, text));
  return (
    <>
      <div className="mb-3 flex items-center gap-3">
        <InputBox
          type="search"
          boxClassName="w-full sm:max-w-72"
          aria-label={t("filter")}
          placeholder={t("filter")}
          aria-describedby={hintId}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape" && text) {
              event.stopPropagation();
              setText("");
            }
            if (event.key === "ArrowDown" || event.key === "Enter") {
              event.preventDefault();
              const first = list.current?.querySelector<HTMLElement>("a[href]");
              if (event.key === "Enter" && text && shown.length === 1) first?.click();
              else first?.focus();
            }
          }}
        />
        <span id={hintId} aria-live="polite" className="num text-data text-ink-3">
          {text ? t("filtered", { count: shown.length }) : ""}
        </span>
      </div>
      {shown.length > 0 ? (
        <div ref={list}>
          <Tiles tiles={shown} label={label} className={className} />
        </div>
      ) : (
        <p className="flex flex-wrap items-center gap-3 py-6 text-ink-2">
          {t("filterEmpty", { text: text.slice(0, 60) })}
          <Button size="sm" onClick={() => setText("")}>
            {t("filterClear")}
          </Button>
        </p>
      )}
    </>
  );
}
