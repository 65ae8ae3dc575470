type TimeWords = (key: "minutes" | "hours" | "hoursMinutes", values: Record<string, number | string>) => string;

/** Minutes as a reader says them, by the texts of `repair.times`: "45 min", "1 h 25". */
export function writtenMinutes(total: number, t: TimeWords): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return t("minutes", { minutes });
  return minutes === 0
    ? t("hours", { hours })
    : t("hoursMinutes", { hours, minutes: String(minutes).padStart(2, "0") });
}
