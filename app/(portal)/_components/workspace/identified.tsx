import "server-only";
import type { Outcome } from "@/app/(portal)/_components/settle-status";
import { pageVehicle } from "@/app/(portal)/identification-vehicule/page-vehicle";
import { identificationStart, workshopStart, type VehicleStart } from "@/lib/domains/vehicles/paths/rules";
import type { Actor } from "@/lib/platform/actor";
import { requirePageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { judgeFaultCodes, mayOpen } from "./may-open";
import type { Context } from "./screen";
import type { Standing, WayIn } from "./way-in";

/** Of what stands in a vehicle's place, a fault code alone may be none, or not the reader's. */
function judgeContext(actor: Actor, { field, value }: Context): Outcome {
  if (field !== "dtc") return "there";
  return mayOpen(actor, "dtc", { codes: value }) ? judgeFaultCodes(value) : "denied";
}

async function findBelow(start: VehicleStart, field: string, value: string): Promise<Standing> {
  const page = await pageVehicle(Promise.resolve({ field, value }), start);
  switch (page.state) {
    case "found": {
      const [actor, lang] = await Promise.all([requirePageActor(), pageLanguage()]);
      const { base, vehicle, operation } = page;
      return { is: "vehicle", place: { actor, base, lang, vehicle, facts: vehicle.facts, operation } };
    }
    case "context": {
      const actor = await requirePageActor();
      const base = `${start}/search/${field}/${value}`;
      const context = { field: page.field, value: page.value };
      return { is: "context", actor, outcome: judgeContext(actor, context), base, context };
    }
    case "several":
      return { is: "there" };
    case "failed":
      return { is: "failed" };
    case "none":
    case "noOperation":
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
