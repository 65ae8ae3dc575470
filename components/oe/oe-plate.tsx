"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { OePartsAnswer } from "@/lib/domains/oe/schema";
import { PlateList } from "./plate-list";
import type { PlateRow } from "./plate-rows";
import { PlateWindow } from "./plate-window";
import { useChosenPosition } from "./use-chosen-position";

interface Props {
  name: string;
  illustration: OePartsAnswer["illustration"];
  rows: readonly PlateRow[];
}

/** A plate of the maker's catalogue: its drawing and its list, of which each shows what is chosen or pointed at in the other. */
export function OePlate({ name, illustration, rows }: Props) {
  const t = useTranslations("oe");
  const names = new Map(rows.map((row) => [row.position, row.name]));
  const { chosen, toggle } = useChosenPosition(new Set(names.keys()));
  const [pointed, setPointed] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const chooseOnDrawing = (position: string) => {
    toggle(position);
    const row = [...(list.current?.children ?? [])].find((one) => one.getAttribute("data-position") === position);
    row?.scrollIntoView({ block: "nearest" });
  };
  const marks = { chosen, pointed, onPoint: setPointed };
  return (
    <div className="@container/plate">
      <div className="flex flex-col gap-4 @min-[44rem]/plate:grid @min-[44rem]/plate:grid-cols-[minmax(0,1.3fr)_minmax(18rem,1fr)] @min-[44rem]/plate:items-start">
        <PlateWindow {...{ name, illustration, names }} {...marks} onChoose={chooseOnDrawing} />
        <PlateList ref={list} rows={rows} {...marks} onChoose={toggle} />
      </div>
      <p role="status" className="sr-only">
        {chosen === null ? "" : t("chosen", { position: chosen, name: names.get(chosen) ?? "" })}
      </p>
    </div>
  );
}
