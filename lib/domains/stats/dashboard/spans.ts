import { daysIn, spanOf } from "./period";

export type SpanUnit = "day" | "week" | "month";

export interface Span {
  /** Its first day of the period, ISO. */
  from: string;
  /** Places of its days in the list of days. */
  places: number[];
  days: number;
  /** The period begins or ends within it. */
  isPart: boolean;
}

const keyOf: Record<SpanUnit, (day: string) => string> = {
  day: (day) => day,
  week: (day) => String(Math.floor((Date.parse(day) / 86_400_000 + 3) / 7)),
  month: (day) => day.slice(0, 7),
};

/** How many days the span of a day has when it is whole. */
const wholeOf: Record<SpanUnit, (day: string) => number> = {
  day: () => 1,
  week: () => 7,
  month: (day) => daysIn(spanOf([`${day.slice(0, 7)}-01`])),
};

/** Days that follow each other, put together so that a drawing can hold them: days of a month, weeks of half a year, months. */
export function spansOf(days: readonly string[]): { unit: SpanUnit; spans: Span[] } {
  const unit: SpanUnit = days.length <= 31 ? "day" : days.length <= 190 ? "week" : "month";
  const spans = new Map<string, Pick<Span, "from" | "places">>();
  days.forEach((day, at) => {
    const key = keyOf[unit](day);
    const span = spans.get(key) ?? { from: day, places: [] };
    span.places.push(at);
    spans.set(key, span);
  });
  return {
    unit,
    spans: [...spans.values()].map((span) => {
      const count = span.places.length;
      return { ...span, days: count, isPart: count < wholeOf[unit](span.from) };
    }),
  };
}
