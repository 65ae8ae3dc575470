import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { Pagination } from "@/components/ui/pagination";
import type { Applicability } from "@/lib/domains/catalogue/sheet/schema";
import { formatYearMonth } from "@/lib/shared/dates";
import { pageLabels } from "../page-labels";
import { CompatibleVehicles } from "./compatible-vehicles";

type Model = Applicability["items"][number];
type Version = Model["versions"][number];

interface Props {
  applicability: Applicability;
  /** The article's own number, whose vehicles a dialog lists one by one. */
  part: { makeId: number; ref: string; name: string };
  hrefFor: (page: number) => string;
}

function byMake(models: readonly Model[]): { makeId: number; make: string; models: Model[] }[] {
  const makes = new Map<number, { makeId: number; make: string; models: Model[] }>();
  for (const model of models) {
    const { makeId, make } = model;
    const known = makes.get(makeId) ?? { makeId, make, models: [] };
    makes.set(makeId, { ...known, models: [...known.models, model] });
  }
  return [...makes.values()];
}

/** The vehicles that the article is listed for, by make and model, versions folded away. */
export async function ApplicabilityList({ applicability, part, hrefFor }: Props) {
  const [t, labels] = await Promise.all([getTranslations("catalogue.sheet"), pageLabels()]);
  const { vehicles, models, items, page, pages } = applicability;
  if (vehicles === 0) return null;
  const count = <span className="num text-data text-ink-3">{t("applicabilityCount", { vehicles, models })}</span>;
  return (
    <Card title={t("applicability")} actions={count}>
      {byMake(items).map(({ makeId, make, models: own }) => (
        <section key={makeId} className="mb-2">
          <h3 className="text-data font-strong text-ink-2">{make}</h3>
          {own.map((model) => (
            <ModelVersions key={model.modelId} model={model} />
          ))}
        </section>
      ))}
      <CompatibleVehicles of={{ kind: "part", ...part }} />
      <Pagination className="mt-3" page={page} pages={pages} hrefFor={hrefFor} labels={labels} />
    </Card>
  );
}

async function ModelVersions({ model }: { model: Model }) {
  const t = await getTranslations("catalogue.sheet");
  const years = ({ fromYm, toYm }: Version) => {
    const [from, to] = [fromYm, toYm].map((month) => (month ? formatYearMonth(month) : null));
    if (from && to) return `${from} – ${to}`;
    return from ? t("since", { from }) : to ? t("until", { to }) : "";
  };
  return (
    <details className="border-b border-line-2 last-of-type:border-b-0">
      <summary className="flex min-h-9 items-center gap-2 hover:text-accent touch:min-h-11">
        <span aria-hidden className="text-ink-3">
          ›
        </span>
        {model.model}
        <span className="num ms-auto text-data text-ink-3">{model.versions.length}</span>
      </summary>
      <ul className="num mb-2 grid gap-x-6 ps-4 text-data text-ink-2 md:grid-cols-2">
        {model.versions.map((version) => (
          <li key={version.ktype} className="flex flex-wrap gap-x-3 py-1">
            <span className="text-ink">{version.name}</span>
            <span>{version.engineCodes.join(", ")}</span>
            {version.kw ? <span>{t("kw", { kw: version.kw })}</span> : null}
            <span className="ms-auto">{years(version)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
