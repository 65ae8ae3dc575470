import "server-only";
import { pageVehicle } from "@/app/(portal)/identification-vehicule/page-vehicle";
import { identificationStart, workshopStart, type VehicleStart } from "@/lib/domains/vehicles/paths/rules";
import { requirePageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { SearchContext } from "./search-context";
import type { Standing, WayIn } from "./way-in";

async function findBelow(start: VehicleStart, field: string, value: string): Promise<Standing> {
  const page = await pageVehicle(Promise.resolve({ field, value }), start);
  switch (page.state) {
    case "found": {
      const [actor, lang] = await Promise.all([requirePageActor(), pageLanguage()]);
      const { base, vehicle } = page;
      return { is: "vehicle", place: { actor, base, lang, vehicle, facts: vehicle.facts } };
    }
    case "context":
      return { is: "context", base: `${start}/search/${field}/${value}`, view: <SearchContext {...page} /> };
    case "several":
      return { is: "there" };
    case "failed":
      return { is: "failed" };
    case "none":
    case "malformed":
      return { is: "missing" };
  }
}

const below = (start: VehicleStart): WayIn => ({
  start: `${start}/search`,
  names: ["field", "value"],
  find: ([field = "", value = ""]) => findBelow(start, field, value),
});

/** Vehicles below /identification-vehicule/search/{field}/{value}. */
export const identified = below(identificationStart);

/** Vehicles below /v3/search/{field}/{value}, which can be asked for in the tablet mode. */
export const workshop: WayIn = {
  ...below(workshopStart),
  around: (view, { mode }) => <div data-tablet-page={mode === "tablette" ? "" : undefined}>{view}</div>,
};
