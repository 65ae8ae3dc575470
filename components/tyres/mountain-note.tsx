import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { Note } from "@/components/ui/badge";
import { tyreListHref, type TyreListPlace } from "@/lib/domains/tyres/filters/address";
import { departmentOf, mountainReach, mountainTime, type MountainPlace } from "@/lib/domains/tyres/mountain/rules";
import { snowflakeSeasons } from "@/lib/domains/tyres/rules";
import type { TyreFacets } from "@/lib/domains/tyres/schema";
import { isoDateIn } from "@/lib/shared/dates";

interface Props {
  path: string;
  list: TyreListPlace;
  facets: TyreFacets;
  home: MountainPlace;
}

/** What the French mountain rule asks, where the list holds tyres that do not answer it, with the way to those that do. */
export async function MountainNote({ path, list, facets, home }: Props) {
  const time = mountainTime(isoDateIn(new Date(), "Europe/Paris"), home.country);
  const chosen = list.filters.saison ?? [];
  const summer = facets.saison.find(({ value }) => value === "ETE");
  if (!time || !summer?.count || (chosen.length > 0 && !chosen.includes("ETE"))) return null;
  const t = await getTranslations("tyres.mountain");
  const snow = tyreListHref(path, { ...list, page: 1, filters: { ...list.filters, saison: snowflakeSeasons } });
  return (
    <Note>
      <p>
        <span className="font-semibold">{t(time)}</span> {t("text")}{" "}
        {t(`reach.${mountainReach(home)}`, { department: departmentOf(home) ?? "" })}{" "}
        <Link href={snow} prefetch={false} scroll={false} className="font-medium whitespace-nowrap underline">
          {t("show")}
        </Link>
      </p>
    </Note>
  );
}
