import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Tip } from "@/lib/domains/vehicles/tips/schema";

/** One tip of a list: part family, who wrote it, the text, its references. */
export function TipCard({
  tip: { typeMot, codeMot, obsMot, contributeur },
  children,
}: {
  tip: Tip;
  children?: ReactNode;
}) {
  const t = useTranslations("vehicle-tools.tips");
  return (
    <li className="rounded-md border border-line bg-paper px-3 py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <strong className="font-semibold">{typeMot}</strong>
        <span className="text-data text-ink-3">{t("by", { name: contributeur })}</span>
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{obsMot}</p>
      <ul aria-label={t("references")} className="mt-2 flex flex-wrap gap-1.5">
        {codeMot.split("|").map((reference) => (
          <li key={reference} className="num rounded bg-sunk px-1.5 py-0.5 text-data">
            <bdi>{reference}</bdi>
          </li>
        ))}
      </ul>
      {children}
    </li>
  );
}
