import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Tip } from "@/lib/domains/vehicles/tips/schema";
import { TipCard } from "./tip-card";
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
        {tips.map((tip) => (
          <TipCard key={tip.id} tip={tip} />
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
