import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Tip } from "@/lib/domains/vehicles/tips/schema";
import { OwnTip } from "./own-tip";
import { TipCard } from "./tip-card";
import { TipForm } from "./tip-form";

interface TipPanelProps {
  type: string;
  tips: readonly Tip[];
  mayAdd: boolean;
  /** A tip was written, corrected or withdrawn. */
  onChanged: () => void;
}

/** The tips of a vehicle, and for those who share a form for the next one. */
export function TipPanel({ type, tips, mayAdd, onChanged }: TipPanelProps) {
  const t = useTranslations("vehicle-tools.tips");
  const [writing, setWriting] = useState(false);
  const saved = () => {
    setWriting(false);
    onChanged();
  };
  return (
    <div className="grid gap-4">
      {tips.length === 0 ? <p className="text-ink-2">{t("none")}</p> : null}
      <ul className="grid gap-3">
        {tips.map((tip) => (
          <TipCard key={tip.id} tip={tip}>
            {tip.mine && mayAdd ? <OwnTip tip={tip} type={type} onChanged={onChanged} /> : null}
          </TipCard>
        ))}
      </ul>
      {mayAdd && writing ? <TipForm type={type} onSaved={saved} onCancel={() => setWriting(false)} /> : null}
      {mayAdd && !writing ? (
        <Button className="justify-self-start" onClick={() => setWriting(true)}>
          {t("add")}
        </Button>
      ) : null}
    </div>
  );
}
