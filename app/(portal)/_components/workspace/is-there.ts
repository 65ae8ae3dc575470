import "server-only";
import { askedSegments, settleStatus } from "@/app/(portal)/_components/settle-status";
import { findSheet } from "@/app/(portal)/_components/find-sheet";
import { pageVehicle } from "@/app/(portal)/identification-vehicule/page-vehicle";
import { findSelected, pageKind, pageMake, pageModel } from "@/app/(portal)/selection-vehicule/page-selection";
import {
  identificationStart,
  parseVehiclePath,
  vehicleBase,
  type VehicleStart,
} from "@/lib/domains/vehicles/paths/rules";
import { identifiedIfAny, workshopIfAny } from "./identified";
import { findList } from "./list-view";
import { selected } from "./selected";
import { readId, subfamiliesAt, type Workspace } from "./workspace";

const anyBase = vehicleBase({ field: "ktype", value: "1" });

/** Whether what follows a vehicle in an address names something that the catalogue has for it. */
async function hasPlace(workspace: Workspace, rest: readonly string[]): Promise<boolean> {
  const place = parseVehiclePath([anyBase, ...rest].join("/"))?.place;
  switch (place?.kind) {
    case undefined:
      return rest[0] !== "parts" && rest[0] !== "article";
    case "family":
      return (await subfamiliesAt(workspace, String(place.family))).length > 0;
    case "subfamily":
      return (await subfamiliesAt(workspace, String(place.family))).some(({ id }) => id === place.subFamily);
    case "item":
    case "search":
      return (await findList(workspace, place.itemId)) !== null;
    case "article":
      return (await findSheet(workspace, readId(String(place.articleId)))) !== null;
    default:
      return true;
  }
}

/** The status of the screens of an identified vehicle: 404 for an unknown vehicle, family, part or article. */
export const settleIdentified = (start: VehicleStart): Promise<void> =>
  settleStatus(async () => {
    const [, field = "", value = "", ...rest] = await askedSegments();
    const params = Promise.resolve({ field, value });
    const page = await pageVehicle(params, start);
    if (page.state === "none" || page.state === "malformed") return false;
    const workspace = await (start === identificationStart ? identifiedIfAny : workshopIfAny)(params);
    return !workspace || hasPlace(workspace, rest);
  });

/** The same below the selection, where a make, a model or a version may be unknown too. */
export const settleSelected = (): Promise<void> =>
  settleStatus(async () => {
    const [vtype = "", brand = "", model = "", version = "", ktype = "", ...rest] = await askedSegments();
    if (!brand) return (await pageKind("selection-vehicule", vtype)) !== null;
    if (!model) return (await pageMake("selection-vehicule", vtype, brand)) !== null;
    if (!version || !ktype) return (await pageModel("selection-vehicule", vtype, brand, model)) !== null;
    const params = Promise.resolve({ vtype, brand, model, version, ktype });
    return (await findSelected("selection-vehicule", params)) !== null && hasPlace(await selected(params), rest);
  });
