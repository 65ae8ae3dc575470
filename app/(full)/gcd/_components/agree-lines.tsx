import { useLocale, useTranslations } from "next-intl";
import { AdviceMark } from "@/components/cart/advice-mark";
import { PhotoStrip } from "@/components/photos/photo-strip";
import { Checkbox } from "@/components/ui/checkbox";
import { everyPlace, workCents, type Choice } from "@/lib/domains/quotes/agreement/rules";
import type { CompanionQuote } from "@/lib/domains/live/companion/schema";
import { formatMoney } from "@/lib/shared/money";

interface Props {
  quote: CompanionQuote;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

const turned = (places: readonly number[], at: number): number[] =>
  places.includes(at) ? places.filter((place) => place !== at) : [...places, at];

/** The lines of a quote to tick, parts and then work, each with its price among what is ticked. */
export function AgreeLines({ quote: { lines, labour }, choice, onChange }: Props) {
  const t = useTranslations("agreement");
  const pieces = useTranslations("companion.line");
  const locale = useLocale();
  const chosen = new Set(choice.labour);
  const ticked = choice.lines.length + choice.labour.length;
  const isAll = ticked === lines.length + labour.length;
  const none: Choice = { lines: [], labour: [] };
  const rows = [
    ...lines.map((line, at) => ({
      ...{ line, key: `part-${at}`, checked: choice.lines.includes(at), cents: line.totalCents },
      about: `${line.brand} ${line.reference} · ${pieces("pieces", { count: line.quantity })}`,
      turn: () => onChange({ ...choice, lines: turned(choice.lines, at) }),
    })),
    ...labour.map((line, at) => ({
      ...{ line, key: `work-${at}`, checked: chosen.has(at), about: null },
      cents: workCents(at, labour, new Set([...chosen, at])),
      turn: () => onChange({ ...choice, labour: turned(choice.labour, at) }),
    })),
  ];
  return (
    <div>
      <Checkbox
        label={t("all")}
        checked={isAll}
        onChange={() => onChange(isAll ? none : { lines: everyPlace(lines), labour: everyPlace(labour) })}
      />
      <ul className="divide-y divide-line-2 border-y border-line">
        {rows.map(({ line, key, checked, cents, about, turn }) => (
          <li key={key} className="py-1.5">
            <div className="flex items-center gap-3">
              <Checkbox
                label={<bdi className="wrap-anywhere">{line.name}</bdi>}
                checked={checked}
                onChange={turn}
                className="min-w-0 flex-1"
              />
              <span className="num font-semibold whitespace-nowrap">{formatMoney(cents, "EUR", locale)}</span>
            </div>
            {about || line.vehicle || line.advice || line.photos.length > 0 ? (
              <div className="ps-6.5 text-data text-ink-2">
                {about ? <bdi>{about}</bdi> : null}
                {line.vehicle ? <bdi className="block">{line.vehicle}</bdi> : null}
                <AdviceMark advice={line.advice} adviceWord={line.adviceWord} />
                <PhotoStrip photos={line.photos} line={line.name} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
