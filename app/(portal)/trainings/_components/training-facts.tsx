import { getTranslations } from "next-intl/server";
import type { Training } from "@/lib/domains/portal/trainings/schema";

/** How long a course lasts, how it is held, and what it ends with. */
export async function TrainingFacts({ training: { days, hours, format, certificate } }: { training: Training }) {
  const t = await getTranslations("portal-pages.trainings");
  const facts = [
    days > 0 ? t("days", { days, hours }) : t("hours", { hours }),
    t(`formats.${format}`),
    ...(certificate ? [t("certificate")] : []),
  ];
  return <span className="text-data text-ink-3">{facts.join(" · ")}</span>;
}
