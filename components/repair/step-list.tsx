import { cn } from "@/components/ui/cn";
import { Info, TriangleAlert } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { numberSteps, type NumberedStep } from "@/lib/domains/repair/rules";
import type { RepairStep } from "@/lib/domains/repair/schema";
import { TickBox } from "./tick-box";

interface Props {
  label: string;
  steps: readonly RepairStep[];
  /** On a work sheet each step has a box. */
  ticks?: boolean;
}

/** Steps in their order: numbered, substeps below their step, notes and warnings with their sign and word. */
export function StepList({ label, steps, ticks }: Props) {
  return (
    <ol aria-label={label} className="grid gap-1.5 text-data">
      {numberSteps(steps).map((step, at) => (
        <Step key={at} step={step} ticks={ticks} />
      ))}
    </ol>
  );
}

function Step({ step, ticks }: { step: NumberedStep; ticks?: boolean }) {
  const t = useTranslations("repair");
  const { kind, text, parts, number } = step;
  const warns = kind === "warning";
  if (number === null)
    return (
      <li className={warns ? "flex gap-2 font-medium touch:items-center" : "flex gap-2 text-ink-2"} data-kind={kind}>
        {ticks && warns ? <TickBox label={text} /> : null}
        <Sign warns={warns} label={t(`kinds.${warns ? "warning" : "note"}`)} />
        <span>{text}</span>
      </li>
    );
  return (
    <li className={cn("flex gap-2", ticks && "touch:items-center", kind === "substep" && "ps-6")} data-kind={kind}>
      {ticks ? <TickBox label={text} /> : null}
      <span className="num min-w-5 text-ink-3">{number}</span>
      <span className="min-w-0">
        {text}
        {parts.length > 0 ? (
          <ul className="list-disc ps-4 text-ink-2">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        ) : null}
      </span>
    </li>
  );
}

function Sign({ warns, label }: { warns: boolean; label: string }) {
  const Icon = warns ? TriangleAlert : Info;
  return (
    <span className={warns ? "mt-0.5 text-unknown" : "mt-0.5 text-ink-3"}>
      <Icon className="size-4" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
