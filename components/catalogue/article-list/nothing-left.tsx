import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { otherRearBrakes } from "@/lib/domains/catalogue/fit/rear-brakes";
import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { chosenFilters, everyFilter } from "./chosen-filters";
import type { ArticleListModel } from "./use-article-list";

interface Props {
  list: VehicleArticles;
  base: string;
  vehicle: VehicleFacts;
  model: ArticleListModel;
}

/** Why the filters leave no article of a list, and what brings some back. */
export function NothingLeft({ list, base, vehicle, model }: Props) {
  const t = useTranslations("catalogue.list");
  const { state, facets, change, changeText, leftUnder } = model;
  if (facets.admitted.length === 0)
    return (
      <EmptyState
        title={t("allHiddenTitle")}
        text={t("allHiddenText")}
        action={<Button onClick={() => change({ showHidden: true, fitting: false })}>{t("showHidden")}</Button>}
      />
    );
  const brakes = state.wants.includes("rear") ? otherRearBrakes(list.genart.id, vehicle) : null;
  const filters = everyFilter(state, chosenFilters(state, facets, t), t);
  const narrowed =
    filters.length === 1 && filters[0] ? t("filteredByOne", { label: filters[0].label }) : t("filteredText");
  const clear = () => {
    changeText("");
    change({ brands: [], values: [], wants: [], inStock: false });
  };
  return (
    <EmptyState
      title={t("filteredTitle")}
      text={brakes ? t(`brakes.${brakes.has}.text`) : narrowed}
      action={
        <>
          {brakes ? (
            <LinkButton href={vehiclePlace(base, { kind: "genart", genartId: brakes.genartId })}>
              {t(`brakes.${brakes.has}.parts`)}
            </LinkButton>
          ) : null}
          {filters
            .map((filter) => ({ ...filter, left: leftUnder(filter.without) }))
            .filter(({ left }) => left > 0)
            .map(({ key, label, left, without }) => (
              <Button
                key={key}
                variant="primary"
                onClick={() => ("text" in without ? changeText("") : change(without))}
              >
                {t("removeFor", { label, count: left })}
              </Button>
            ))}
          <Button onClick={clear}>{t("clear")}</Button>
        </>
      }
    />
  );
}
