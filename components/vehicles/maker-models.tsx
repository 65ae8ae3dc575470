import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import type { MakerModels } from "@/lib/domains/vehicles/vins/schema";
import { selectionPath } from "@/lib/domains/vehicles/versions/paths";

/** The models among which a vehicle that no registry knows may be chosen. */
export async function MakerModelList({ lists }: { lists: readonly MakerModels[] }) {
  const t = await getTranslations("vin.models");
  return lists.map(({ make, years, models }) => {
    const [first] = models;
    return (
      <section key={make} className="grid gap-2">
        <h2 className="text-sub font-semibold">
          {years.length > 0 ? t("ofYears", { make, years: years.join(" / ") }) : t("title", { make })}
        </h2>
        <ul className="flex flex-wrap gap-1.5">
          {models.map(({ id, name, vtype }) => (
            <li key={id}>
              <Link
                href={selectionPath("selection-vehicule", { vtype, make, model: name })}
                prefetch={false}
                className="inline-flex min-h-8 items-center rounded border border-line bg-paper px-2.5 text-data hover:bg-accent-soft touch:min-h-11"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        {first ? (
          <p>
            <Link
              href={selectionPath("selection-vehicule", { vtype: first.vtype, make })}
              prefetch={false}
              className="text-data text-accent underline-offset-2 hover:underline"
            >
              {t("all", { make })}
            </Link>
          </p>
        ) : null}
      </section>
    );
  });
}
