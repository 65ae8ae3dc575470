import "server-only";
import { askedSegments, settleStatus, type Outcome } from "@/app/(portal)/_components/settle-status";
import { findSheet } from "@/app/(portal)/_components/find-sheet";
import { pageVehicle } from "@/app/(portal)/identification-vehicule/page-vehicle";
import { findSelected, pageKind, pageMake, pageModel } from "@/app/(portal)/selection-vehicule/page-selection";
import { findSearch } from "@/lib/domains/catalogue/custom/queries";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { readFaultCode } from "@/lib/domains/vehicles/faults/rules";
import {
  decodeSegment,
  identificationStart,
  parseVehiclePath,
  vehicleBase,
  type VehicleStart,
} from "@/lib/domains/vehicles/paths/rules";
import type { Selector } from "@/lib/domains/vehicles/versions/paths";
import { identifiedIfAny, workshopIfAny } from "./identified";
import { judgeScreen } from "./is-allowed";
import { findList } from "./list-view";
import { selected } from "./selected";
import { readId, subfamiliesAt, type Workspace } from "./workspace";

const anyBase = vehicleBase({ field: "ktype", value: "1" });

/** Whether the rest of an address names a place of the vehicle's tree that the catalogue fills. */
async function hasPart(workspace: Workspace, rest: readonly string[]): Promise<boolean> {
  const place = parseVehiclePath([anyBase, ...rest].join("/"))?.place;
  switch (place?.kind) {
    case undefined:
      return false;
    case "family":
      return (await subfamiliesAt(workspace, String(place.family))).length > 0;
    case "subfamily":
      return (await subfamiliesAt(workspace, String(place.family))).some(({ id }) => id === place.subFamily);
    case "item":
    case "search":
      return (await findList(workspace, place.itemId)) !== null;
    case "article":
      return (await findSheet(workspace, readId(String(place.articleId)))) !== null;
    case "faultCode":
      return readFaultCode(place.code) !== null;
    default:
      return true;
  }
}

/** Whether what follows a vehicle in an address names something that there is for it, and for the reader. */
async function judgePlace(workspace: Workspace, rest: readonly string[]): Promise<Outcome | boolean> {
  const { actor, lang } = workspace;
  const [area = "", segment = "", ...more] = rest;
  switch (area) {
    case "genart": {
      const id = readId(segment);
      return id !== null && (await listPlaces(actor, { ids: [id], lang })).length > 0;
    }
    case "custom-search": {
      const search = await findSearch(actor, { name: decodeSegment(segment) ?? "", lang });
      return search !== null && search.genarts.length > 0;
    }
    case "dtc":
      return readFaultCode(decodeSegment(segment) ?? "") !== null;
    case "app":
    case "cart":
    case "genart360":
      return (await hasPart(workspace, rest)) && judgeScreen(actor, area, decodeSegment(segment) ?? "");
    case "article":
      return hasPart(workspace, more[0] === "proof" ? rest.slice(0, 2) : rest);
    default:
      return hasPart(workspace, rest);
  }
}

/** The status of the screens of an identified vehicle: 404 for an unknown vehicle, family, part or article, 403 without the right of a tool, 503 when the registry fails. */
export const settleIdentified = (start: VehicleStart): Promise<void> =>
  settleStatus(async () => {
    const [, field = "", value = "", ...rest] = await askedSegments();
    const params = Promise.resolve({ field, value });
    const page = await pageVehicle(params, start);
    if (page.state === "failed") return "failed";
    if (page.state === "none" || page.state === "malformed") return false;
    const workspace = await (start === identificationStart ? identifiedIfAny : workshopIfAny)(params);
    return !workspace || judgePlace(workspace, rest);
  });

/** The same below a selector, where a make, a model or a version may be unknown too. */
export const settleSelected = (selector: Selector): Promise<void> =>
  settleStatus(async () => {
    const [vtype = "", brand = "", model = "", version = "", ktype = "", ...rest] = await askedSegments();
    if (!brand) return (await pageKind(selector, vtype)) !== null;
    if (!model) return (await pageMake(selector, vtype, brand)) !== null;
    if (!version || !ktype) return (await pageModel(selector, vtype, brand, model)) !== null;
    const params = Promise.resolve({ vtype, brand, model, version, ktype });
    if ((await findSelected(selector, params)) === null) return false;
    return selector === "stats-selector" || judgePlace(await selected(params), rest);
  });
