import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Tip } from "@/lib/domains/vehicles/tips/schema";
import { TipForm } from "./tip-form";

interface TipPanelProps {
  type: string;
  tips: readonly Tip[];
  mayAdd: boolean;
  onAdded: (tip: Tip) => void;
}

/** The tips of a vehicle, and for those who share a form for the next one. */
export function TipPanel({ type, tips, mayAdd, onAdded }: TipPanelProps) {
  const t = useTranslations("vehicle-tools.tips");
  const [writing, setWriting] = useState(false);
  const added = (tip: Tip) => {
    setWriting(false);
    onAdded(tip);
  };
  return (
    <div className="grid gap-4">
      {tips.length === 0 ? <p className="text-ink-2">{t("none")}</p> : null}
      <ul className="grid gap-3">
        {tips.map(({ id, typeMot, codeMot, obsMot, contributeur }) => (
          <li key={id} className="rounded-md border border-line px-3 py-2.5">
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
          </li>
        ))}
      </ul>
      {mayAdd && writing ? <TipForm type={type} onAdded={added} onCancel={() => setWriting(false)} /> : null}
      {mayAdd && !writing ? (
        <Button className="justify-self-start" onClick={() => setWriting(true)}>
          {t("add")}
        </Button>
      ) : null}
    </div>
  );
}
