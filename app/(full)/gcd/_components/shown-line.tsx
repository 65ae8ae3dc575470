import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import type { CompanionView } from "@/lib/domains/live/companion/schema";

export interface Pointing {
  pointed: CompanionView["highlight"];
  onPoint: (row: number) => void;
}

interface Props extends Pointing {
  /** The line of the cart; null for a quoted line that has left it. */
  row: number | null;
  article: string;
  name: ReactNode;
  facts: ReactNode;
  /** What the garage says of it. */
  note?: ReactNode;
  price: ReactNode;
  changed?: boolean;
}

/** One line that both sides can point at: a tap shows it to the garage, and the garage's own mark stands out. */
export function ShownLine({ row, article, name, facts, note, price, changed = false, pointed, onPoint }: Props) {
  const t = useTranslations("companion.line");
  const shown = row !== null && pointed.vendorRow === row;
  const mine = row !== null && pointed.customerRow === row;
  const marks = [...(shown ? ["shown"] : []), ...(mine ? ["pointed"] : []), ...(changed ? ["changed"] : [])] as const;
  return (
    <li
      data-changed={changed || undefined}
      data-shown={shown || undefined}
      className={cn(
        "relative -mx-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-t border-line px-4 py-3 transition-colors duration-700 first:border-t-0",
        (shown || mine || changed) && "bg-accent-soft",
        (shown || mine) && "border-s-3 border-s-accent",
      )}
    >
      <div className="min-w-0">
        {row === null ? (
          <span className="font-strong">{name}</span>
        ) : (
          <button
            type="button"
            aria-pressed={mine}
            title={t("point", { article })}
            className="text-start font-strong after:absolute after:inset-0"
            onClick={() => onPoint(row)}
          >
            {name}
          </button>
        )}
        <p className="text-body text-ink-2">{facts}</p>
        {note}
        {marks.length > 0 ? (
          <p className="mt-1 flex flex-wrap gap-1">
            {marks.map((mark) => (
              <Badge key={mark} tone={mark === "changed" ? "neutral" : "accent"}>
                {t(mark as "shown" | "pointed" | "changed")}
              </Badge>
            ))}
          </p>
        ) : null}
      </div>
      <div className="num text-end font-semibold whitespace-nowrap">{price}</div>
    </li>
  );
}
