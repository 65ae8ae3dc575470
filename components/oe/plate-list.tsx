"use client";

import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { LinkButton } from "@/components/ui/link-button";
import type { NumberLink, PlateRow } from "./plate-rows";

interface Props {
  ref: Ref<HTMLUListElement>;
  rows: readonly PlateRow[];
  chosen: string | null;
  pointed: string | null;
  onChoose: (position: string) => void;
  onPoint: (position: string | null) => void;
}

/** The parts of a plate by their positions; the chosen ones are opened. */
export function PlateList({ ref, rows, chosen, pointed, onChoose, onPoint }: Props) {
  const t = useTranslations("oe");
  return (
    <ul
      ref={ref}
      aria-label={t("parts")}
      className="min-w-0 rounded-md border border-line bg-paper shadow-card **:scroll-mt-40 @max-[44rem]/plate:[@media(min-height:44rem)]:**:scroll-mt-[60dvh]"
    >
      {rows.map((row) => {
        const isOpen = row.position === chosen;
        return (
          <li
            key={row.key}
            data-position={row.position}
            onPointerEnter={() => onPoint(row.position)}
            onPointerLeave={() => onPoint(null)}
            className={cn(
              "border-line not-last:border-b",
              isOpen || row.position === pointed ? "bg-accent-soft" : null,
            )}
          >
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => onChoose(row.position)}
              onFocus={() => onPoint(row.position)}
              onBlur={() => onPoint(null)}
              className="flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-start focus-visible:-outline-offset-2"
            >
              <span className="num grid size-6 shrink-0 place-items-center rounded-full border border-accent text-tiny font-semibold text-accent">
                {row.position}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block wrap-anywhere">{row.name}</span>
                <RowFacts row={row} />
              </span>
              <span className="num shrink-0 text-data text-ink-2">{t("quantity", { count: row.quantity })}</span>
            </button>
            {isOpen ? <OpenRow row={row} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

function RowFacts({ row: { frontRear, leftRight, note, numbers } }: { row: PlateRow }) {
  const t = useTranslations("oe");
  const said = [frontRear && t(`axle.${frontRear}`), leftRight && t(`side.${leftRight}`), note].filter(Boolean);
  const [first] = numbers;
  return (
    <span className="block text-data text-ink-3">
      <bdi dir="ltr" className={cn("num", first?.replacedBy && "line-through")}>
        {first?.number}
      </bdi>
      {said.length > 0 ? ` · ${said.join(" · ")}` : null}
      {first?.replacedBy ? (
        <span className="flex flex-wrap items-center gap-x-1.5 text-ink">
          <Badge tone="unknown">{t("replacedBy")}</Badge>
          <bdi dir="ltr" className="num">
            {first.replacedBy.number}
          </bdi>
        </span>
      ) : null}
    </span>
  );
}

function OpenRow({ row }: { row: PlateRow }) {
  const t = useTranslations("oe");
  return (
    <div className="grid gap-2 px-3 ps-12 pb-3">
      <ul aria-label={t("numbers", { name: row.name })} className="grid gap-1">
        {row.numbers.map((one) => (
          <li key={one.number} className="flex flex-wrap items-center gap-x-3">
            <OeNumberLink {...one} />
            <NumberArticles {...one} />
            {one.replacedBy ? (
              <span className="flex items-center gap-1 text-data">
                <Badge tone="unknown">{t("replacedBy")}</Badge> <OeNumberLink {...one.replacedBy} />
              </span>
            ) : null}
            {one.replaces.length > 0 ? (
              <span className="flex flex-wrap items-center gap-1 text-data text-ink-2">
                {t("replaces")}
                {one.replaces.map((former) => (
                  <OeNumberLink key={former.number} {...former} />
                ))}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {row.articlesHref ? (
        <div>
          <LinkButton variant="primary" href={row.articlesHref} prefetch={false}>
            {t("showArticles", { count: row.articles ?? 0 })}
          </LinkButton>
        </div>
      ) : null}
    </div>
  );
}

function NumberArticles({ number, articles, articlesHref }: PlateRow["numbers"][number]) {
  const t = useTranslations("oe");
  if (articles === null) return null;
  const text = t("articles", { count: articles });
  if (!articlesHref) return <span className="num text-data text-ink-3">{text}</span>;
  return (
    <Link
      href={articlesHref}
      prefetch={false}
      aria-label={t("articlesOfNumber", { count: articles, number })}
      className="num inline-flex min-h-6 items-center text-data text-accent underline-offset-2 hover:underline touch:min-h-11"
    >
      {text}
    </Link>
  );
}

function OeNumberLink({ number, href }: NumberLink) {
  return (
    <Link
      href={href}
      prefetch={false}
      dir="ltr"
      className="num inline-flex min-h-6 items-center text-accent underline-offset-2 hover:underline touch:min-h-11"
    >
      {number}
    </Link>
  );
}
