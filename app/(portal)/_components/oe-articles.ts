import { writeNumbers } from "@/lib/domains/catalogue/guided/numbers";
import { untouchedList, writeListState } from "@/lib/domains/catalogue/list/facets";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";

const fittingAlone = writeListState({ ...untouchedList, fitting: true });

/** The list of a part for the vehicle at a base, of those alone that carry a number where one is named; without what does not fit, so that it holds as many as a plate counts. */
export function fittingArticles(base: string, genartId: number, number?: string): string {
  const oeNrs = number === undefined ? "" : writeNumbers([number]);
  const list = oeNrs
    ? vehiclePlace(base, { kind: "katiaArticles", oeNrs, itemId: genartId })
    : vehiclePlace(base, { kind: "genart", genartId });
  return list + fittingAlone;
}
