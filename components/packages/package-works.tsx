import { useLocale, useTranslations } from "next-intl";
import { useMinutes } from "@/components/repair/use-minutes";
import { cn } from "@/components/ui/cn";
import { Checkbox } from "@/components/ui/checkbox";
import type { OfferedWork } from "@/lib/domains/packages/schema";
import { formatMoney, timePrice } from "@/lib/shared/money";

interface Props {
  works: readonly OfferedWork[];
  chosen: readonly OfferedWork[];
  taken: ReadonlySet<number>;
  busy: boolean;
  toggle: (at: number) => void;
}

/** The works of a package on a vehicle, each with its time, where the time comes from, and its rate. */
export function PackageWorks({ works, chosen, taken, busy, toggle }: Props) {
  const t = useTranslations("packages");
  const labour = useTranslations("labour");
  const parts = useTranslations("repair.parts");
  const locale = useLocale();
  const written = useMinutes();
  return (
    <ul className="divide-y divide-line-2 rounded-md border border-line bg-paper">
      {works.map(({ at, name, minutes, fromData, within, rate, cents }) => {
        const whole = chosen.find((one) => within.includes(one.at));
        const isChosen = chosen.some((one) => one.at === at);
        return (
          <li key={at} className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-1.5 wrap-anywhere">
            <span className="min-w-0 flex-1 basis-56">
              <Checkbox
                label={name}
                aria-label={parts("takeOne", { part: name })}
                checked={isChosen}
                disabled={busy || taken.has(at) || cents === null}
                onChange={() => toggle(at)}
              />
            </span>
            <span className="text-data text-ink-2">
              <span className="num">{written(minutes)}</span>
              {" · "}
              {t(fromData ? "fromData" : "ownTime")}
            </span>
            <span className="num text-data">
              {whole
                ? labour("includedIn", { work: whole.name })
                : cents === null
                  ? labour("noRates")
                  : labour("rateAt", {
                      rate: rate === "paint" ? labour("paint") : rate,
                      price: formatMoney(cents, "EUR", locale),
                    })}
            </span>
            {cents === null || whole ? null : (
              <span className={cn("num ms-auto min-w-20 text-end", isChosen ? "font-semibold" : "text-ink-3")}>
                {formatMoney(timePrice(minutes, cents), "EUR", locale)}
              </span>
            )}
            {taken.has(at) ? <strong className="text-fit">{parts("inCart")}</strong> : null}
          </li>
        );
      })}
    </ul>
  );
}
