import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { WorkshopAnswer, WorkshopHit } from "@/lib/domains/repair/search/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { SourceLabel } from "./source-label";
import { useMinutes } from "./use-minutes";

interface Props {
  answer: WorkshopAnswer;
  base: string;
  /** What else the reader may open: repair data themselves, fault codes. */
  may: { repair: boolean; codes: boolean };
}

function placeOf({ code, subject, serviceId }: WorkshopHit, { base, may }: Omit<Props, "answer">): string | null {
  if (code) return may.codes ? vehiclePlace(base, { kind: "dtc", codes: code }) : null;
  if (!may.repair) return null;
  if (serviceId) return vehiclePlace(base, { kind: "revService", serviceId });
  return subject ? `${vehiclePlace(base, { kind: "workSheet" })}?of=${subject}` : null;
}

const systems = ["powertrain", "body", "chassis", "network"] as const;

/** Where the words stand, each with what it is and the way there. */
export function HitList({ answer: { hits, over, source }, ...where }: Props) {
  const t = useTranslations("repair.search");
  const subjects = useTranslations("repair.subjects");
  const written = useMinutes();
  return (
    <section aria-label={t("title")} className="grid gap-2">
      <p role="status" className="text-data text-ink-2">
        {t("count", { count: hits.length })}
      </p>
      {over > 0 ? <p className="text-data text-ink-2">{t("over", { count: over })}</p> : null}
      {source ? <SourceLabel source={source} /> : null}
      <ol className="divide-y divide-line-2 rounded-md border border-line bg-paper shadow-card">
        {hits.map((hit, at) => {
          const href = placeOf(hit, where);
          const system = systems.find((one) => hit.code && one === hit.text);
          return (
            <li key={at} className="grid gap-x-3 px-4 py-2 text-data sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
              <span>
                <Badge>{t(`kinds.${hit.kind}`)}</Badge>
              </span>
              <span className="min-w-0">
                {href ? (
                  <Link
                    href={href}
                    prefetch={false}
                    className="inline-flex min-h-6 items-center font-medium text-accent hover:underline touch:min-h-11"
                  >
                    <HitTitle hit={hit} />
                  </Link>
                ) : (
                  <b className="font-medium">
                    <HitTitle hit={hit} />
                  </b>
                )}
                <span className="block text-ink-2">{system ? t(`systems.${system}`) : hit.text}</span>
                {hit.subject ? <span className="block text-tiny text-ink-3">{subjects(hit.subject)}</span> : null}
              </span>
              <span className="num whitespace-nowrap">{hit.time_mins === null ? null : written(hit.time_mins)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function HitTitle({ hit: { code, title } }: { hit: WorkshopHit }) {
  if (!code) return title;
  return (
    <span>
      <bdi dir="ltr" className="num">
        {code}
      </bdi>
      {title === code ? null : ` · ${title}`}
    </span>
  );
}
