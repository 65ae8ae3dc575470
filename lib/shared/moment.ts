import { formatTag } from "./languages";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as the language writes it in short, day and time by the clock of Paris; every format is made once. */
export function formatMoment(at: string, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(formatTag(locale), {
      dateStyle: "short",
      timeStyle: "short",
      timeZone: "Europe/Paris",
    });
    formats.set(locale, format);
  }
  return format.format(new Date(at));
}
