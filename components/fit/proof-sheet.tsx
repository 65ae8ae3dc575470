import { useTranslations } from "next-intl";
import { useFormat } from "@/components/page/use-format";
import { VerdictMark } from "@/components/ui/verdict";
import { isUnlisted } from "@/lib/domains/catalogue/fit/verdicts";
import type { Fit, FitVerdict } from "@/lib/domains/catalogue/fit/schema";
import { useFitWords } from "./fit-words";

export interface Proof {
  article: { brand: string; number: string; label: string };
  vehicle: { label: string | null; plate: string | null; vin: string | null; ktype: number | null };
  fit: Fit;
  /** When the verdict was given, ISO 8601. */
  judgedAt: string;
  company: string;
}

const marks: Record<FitVerdict, "ok" | "open" | "fail"> = { fits: "ok", unknown: "open", no: "fail" };
const cell = "border-b border-line px-2 py-1.5 text-start align-top";

/** The verdict as it stands on paper: vehicle, article, and per criterion what each side says. */
export function ProofSheet({ article, vehicle, fit, judgedAt, company }: Proof) {
  const t = useTranslations("catalogue.proof");
  const fits = useTranslations("catalogue.fit");
  const format = useFormat();
  const facts = [
    ["article", `${article.brand} ${article.number}`],
    ["part", article.label],
    ["vehicle", vehicle.label],
    ["plate", vehicle.plate],
    ["vin", vehicle.vin],
    ["ktype", vehicle.ktype === null ? null : String(vehicle.ktype)],
    ["judgedAt", format.dateTime(new Date(judgedAt), { dateStyle: "long", timeStyle: "short" })],
    ["company", company],
  ] as const;
  return (
    <section className="paper num rounded-md border border-line bg-paper p-5 print:border-0 print:p-0">
      <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="contents">
              <dt className="text-ink-3">{t(name)}</dt>
              <dd className="font-medium wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
      <p className="mt-4 flex items-center gap-2 text-sub font-semibold">
        <VerdictMark kind={fit.verdict} className="size-3.5" />
        {t(`verdict.${fit.verdict}`, { met: fit.met, of: fit.of })}
      </p>
      {fit.of === 0 || isUnlisted(fit) ? (
        <p className="mt-1 text-ink-2">
          {isUnlisted(fit) ? fits("notListed") : fits(fit.verdict === "fits" ? "listed" : "anyVehicle")}
        </p>
      ) : (
        <ProofTable fit={fit} />
      )}
      <p className="mt-5 text-data text-ink-3">{t("note")}</p>
    </section>
  );
}

function ProofTable({ fit }: { fit: Fit }) {
  const t = useTranslations("catalogue.proof");
  const fits = useTranslations("catalogue.fit");
  const { nameOf, valueOf } = useFitWords();
  return (
    <table className="mt-3 w-full border-separate border-spacing-0 text-data">
      <caption className="sr-only">{t("table")}</caption>
      <thead>
        <tr>
          {(["criterion", "has", "needs", "outcome"] as const).map((column) => (
            <th key={column} scope="col" className={`${cell} font-medium text-ink-3`}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fit.criteria.map(({ key, has, needs, verdict }) => (
          <tr key={key}>
            <th scope="row" className={`${cell} font-medium`}>
              {nameOf(key)}
            </th>
            <td className={`${cell} wrap-anywhere`}>
              <bdi>{has === null ? fits("hasUnknown") : valueOf(has)}</bdi>
            </td>
            <td className={`${cell} wrap-anywhere`}>
              <bdi>{valueOf(needs)}</bdi>
            </td>
            <td className={cell}>
              <span className="inline-flex items-center gap-1.5">
                <VerdictMark kind={verdict} className="size-3" />
                {fits(marks[verdict])}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
