import { useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/badge";
import type { Advice } from "@/lib/domains/cart/advice/rules";

const tones: Record<Advice, Tone> = { urgent: "no", advised: "unknown", later: "neutral" };

interface Props {
  advice?: Advice | null;
  adviceWord?: string | null;
}

/** How urgent a line is, and why; nothing where nobody said so. */
export function AdviceMark({ advice, adviceWord }: Props) {
  const t = useTranslations("advice");
  if (!advice) return null;
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-data">
      <Badge tone={tones[advice]}>{t(advice)}</Badge>
      {adviceWord ? <bdi className="min-w-0 wrap-anywhere text-ink-2">{adviceWord}</bdi> : null}
    </p>
  );
}
