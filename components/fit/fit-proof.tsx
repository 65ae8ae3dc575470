import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { VerdictMark } from "@/components/ui/verdict";
import { isUnlisted } from "@/lib/domains/catalogue/fit/verdicts";
import type { Fit, FitCriterion, FitVerdict } from "@/lib/domains/catalogue/fit/schema";
import { useFitWords } from "./fit-words";

const titles: Record<FitVerdict, "why" | "whyUnknown" | "whyNot"> = {
  fits: "why",
  unknown: "whyUnknown",
  no: "whyNot",
};
const marks: Record<FitVerdict, "ok" | "open" | "fail"> = { fits: "ok", unknown: "open", no: "fail" };

/** Per criterion what the vehicle has, what the article needs, and whether both agree. */
export function FitProof({ fit, level = 3 }: { fit: Fit; level?: 2 | 3 }) {
  const t = useTranslations("catalogue.fit");
  const Heading = `h${level}` as const;
  const { nameOf } = useFitWords();
  const notListed = isUnlisted(fit);
  const plain = notListed ? t("notListed") : fit.verdict === "fits" ? t("listed") : t("anyVehicle");
  return (
    <div>
      <Heading className={level === 2 ? "mb-2 text-sub font-semibold" : "mb-1.5 text-data font-strong text-ink-2"}>
        {t(titles[fit.verdict])}
      </Heading>
      {fit.of === 0 || notListed ? (
        <p className="flex items-center gap-2 text-data">
          <VerdictMark kind={fit.verdict} label={t(marks[fit.verdict])} />
          {plain}
        </p>
      ) : (
        <dl className="num grid grid-cols-[minmax(0,1fr)_minmax(0,auto)_auto] text-data">
          {fit.criteria.map((criterion) => (
            <Fragment key={criterion.key}>
              <dt className="border-b border-line-2 py-1.5 pe-2">{nameOf(criterion.key)}</dt>
              <dd className="border-b border-line-2 py-1.5 pe-2">
                <Evidence criterion={criterion} />
              </dd>
              <dd className="flex items-center border-b border-line-2 ps-1">
                <VerdictMark kind={criterion.verdict} label={t(marks[criterion.verdict])} className="size-3" />
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Met: the vehicle's own value (with the bound it keeps). Else what is asked, and below it what the vehicle has. */
function Evidence({ criterion: { needs, has, verdict } }: { criterion: FitCriterion }) {
  const t = useTranslations("catalogue.fit");
  const { valueOf } = useFitWords();
  const bound = /^[≥≤]/.test(needs);
  if (verdict === "fits") {
    const shown =
      has === null || has === needs ? valueOf(needs) : bound ? `${valueOf(has)} ${valueOf(needs)}` : valueOf(has);
    return <bdi className="whitespace-nowrap">{shown}</bdi>;
  }
  return (
    <>
      {t("needs", { value: valueOf(needs) })}
      <small className="block text-tiny text-ink-3">
        {has === null ? t("hasUnknown") : t("has", { value: valueOf(has) })}
      </small>
    </>
  );
}
