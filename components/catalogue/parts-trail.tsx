import { getTranslations } from "next-intl/server";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import { initialsOf } from "@/lib/domains/catalogue/brands/store/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";

export interface TrailStep {
  id: number;
  label: string;
}

interface Props {
  base: string;
  make: string | null;
  model: string | null;
  family?: TrailStep;
  subFamily?: TrailStep;
  /** What the page itself shows below the last step, such as a generic article or an article's number. */
  here?: string;
}

/** Make, model, family, subfamily, category: each leads back to its page. */
export async function PartsTrail({ base, make, model, family, subFamily, here }: Props) {
  const t = await getTranslations("catalogue.trail");
  const vehicle = (
    <span className="inline-flex items-center gap-1">
      {make ? (
        <b className="inline-flex items-center gap-1 rounded-full bg-sunk pe-2 text-tiny font-semibold text-ink-2">
          <span
            aria-hidden
            data-logo
            className="grid size-5 place-items-center rounded-full border border-line bg-paper tracking-tighter"
          >
            {initialsOf(make)}
          </span>
          {make}
        </b>
      ) : null}
      {model ?? (make ? "" : t("vehicle"))}
    </span>
  );
  const crumbs: Crumb[] = [{ label: vehicle, href: vehiclePlace(base, { kind: "families" }) }];
  if (family) crumbs.push({ label: family.label, href: vehiclePlace(base, { kind: "family", family: family.id }) });
  if (family && subFamily) {
    const place = { kind: "subfamily", family: family.id, subFamily: subFamily.id } as const;
    crumbs.push({ label: subFamily.label, href: vehiclePlace(base, place) });
  }
  const steps: Crumb[] = here
    ? [...crumbs, { label: here }]
    : crumbs.map((crumb, at) => (at === crumbs.length - 1 ? { label: crumb.label } : crumb));
  return <Breadcrumb label={t("label")} crumbs={steps} />;
}
