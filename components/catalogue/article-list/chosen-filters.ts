import type { ListState } from "@/lib/domains/catalogue/list/facets";
import { isPosition } from "@/lib/domains/catalogue/list/wants";
import { sizeText } from "@/lib/domains/catalogue/list/size-text";
import type { FacetGroup } from "./facet-panel";
import { toggled } from "./use-list-state";

/** Something that narrows the list, and the change that takes it off. */
export interface ChosenFilter {
  key: string;
  label: string;
  without: Partial<ListState>;
}

type Words = (key: string, values?: Record<string, string>) => string;

/** Whatever narrows a list by its address, in the order in which it is shown; `t` speaks of the list. */
export function chosenFilters(
  state: ListState,
  { brands, criteria }: { brands: FacetGroup; criteria: readonly FacetGroup[] },
  t: Words,
): ChosenFilter[] {
  const wants = state.wants.map((word) => ({
    key: `want-${word}`,
    label: isPosition(word) ? t(`want.${word}`) : sizeText(word),
    without: { wants: state.wants.filter((one) => one !== word) },
  }));
  const ticked = (of: "brands" | "values", options: FacetGroup["options"]) =>
    options
      .filter(({ id }) => state[of].includes(id))
      .map(({ id, label }) => ({ key: `${of}-${id}`, label, without: { [of]: toggled(state[of], id) } }));
  return [
    ...wants,
    ...ticked("brands", brands.options),
    ...criteria.flatMap(({ options }) => ticked("values", options)),
  ];
}

/** The same with the text and the switches, which have controls of their own. */
export function everyFilter(state: ListState, chosen: readonly ChosenFilter[], t: Words): ChosenFilter[] {
  return [
    ...chosen,
    ...(state.text ? [{ key: "text", label: state.text.slice(0, 40), without: { text: "" } }] : []),
    ...(state.inStock ? [{ key: "stock", label: t("inStock"), without: { inStock: false } }] : []),
  ];
}
