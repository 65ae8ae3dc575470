import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { Badge } from "@/components/ui/badge";
import { nextSession, ownSession } from "@/lib/domains/portal/trainings/rules";
import type { Training } from "@/lib/domains/portal/trainings/schema";
import { formatDate } from "@/lib/shared/dates";
import { TrainingFacts } from "./training-facts";

/** Courses with their next day and what is left of its places. */
export async function TrainingList({ trainings }: { trainings: readonly Training[] }) {
  const [t, locale] = await Promise.all([getTranslations("portal-pages.trainings"), getLocale()]);
  const day = (iso: string) => formatDate(iso, locale) ?? "";
  return (
    <ul className="grid gap-2 lg:grid-cols-2">
      {trainings.map((training) => {
        const [next, own] = [nextSession(training), ownSession(training)];
        return (
          <li key={training.id}>
            <Link
              href={`/trainings/${training.id}`}
              prefetch={false}
              className="grid h-full content-start gap-1.5 rounded-md border border-line bg-paper px-4 py-3 shadow-card hover:border-edge hover:bg-ground"
            >
              <span className="flex flex-wrap items-start gap-2">
                <span className="min-w-0 flex-1 basis-48 font-strong wrap-anywhere">{training.title}</span>
                {own ? <Badge tone="fit">{t("enrolledOn", { day: day(own.day) })}</Badge> : null}
              </span>
              <TrainingFacts training={training} />
              <span className="num text-data text-ink-2">
                {next
                  ? [t("next", { day: day(next.day) }), next.city, placesText(t, next.left)].filter(Boolean).join(" · ")
                  : t("noDay")}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

type Text = Awaited<ReturnType<typeof getTranslations<"portal-pages.trainings">>>;
const placesText = (t: Text, left: number | null): string => (left === null ? t("open") : t("left", { count: left }));
