import { Refusal } from "../../scripts/lib/refusal.mjs";

const knownNumber = "0986494104";
const brakePads = 10001;

/** The JSON of a call; Refusal for anything but success. */
export async function ask(url, headers) {
  const response = await fetch(url, { headers });
  if (response.ok) return response.json();
  throw new Refusal(`${url} answers ${response.status}: ${(await response.text()).slice(0, 300)}`);
}

/** The five calls of the main job, filled with what the demonstration's vehicle AB-123-CD and its known brake pads are. */
export async function mainCalls(base, headers) {
  const car = await ask(`${base}/api/immat/AB-123-CD`, headers);
  const facts = new URLSearchParams({
    engineCode: car.Code_Moteur,
    firstRegistration: car["Date 1ère MEC"].slice(0, 7),
    vin: car.Codif_Vin_PRF,
    gearbox: car.Type_Boite,
    grossKg: car.PTAC,
  });
  const exact = `/api/parts/get/ref/fr/${knownNumber}`;
  const { items } = await ask(base + exact, headers);
  if (items.length === 0) throw new Refusal(`The catalogue does not know ${knownNumber}: load the demonstration data.`);
  return [
    { name: "Suggestion", path: "/api/completion/part/plaq?lang=fr" },
    { name: "Exact reference", path: exact },
    { name: "Vehicle article list", path: `/api/vehicle-parts/vl/fr/${car.ktype}/${brakePads}?${facts}` },
    { name: "Article sheet", path: `/api/fichearticle/${items[0].id}?lang=fr` },
    { name: "User info", path: "/api/userInfo" },
  ];
}

/** The calls that identify and select a vehicle, and what completes their fields while somebody types. */
export async function vehicleCalls(base, headers) {
  const car = await ask(`${base}/api/immat/AB-123-CD`, headers);
  const vin = car.Codif_Vin_PRF;
  const versions = "/api/vehicles/versions/fr/Renault/Clio%20III";
  return [
    { name: "Plate", path: "/api/immat/AB-123-CD" },
    { name: "VIN", path: `/api/vin/${vin}` },
    { name: "Ktype", path: `/api/ktype/${car.ktype}` },
    { name: "Technical type", path: `/api/vehiculeTechnique/${car.CNIT}` },
    { name: "Completion of a VIN", path: `/api/completion/vin/${vin.slice(0, 5)}` },
    { name: "Completion of a technical type", path: `/api/completion/tvv/${car.CNIT.slice(0, 3)}` },
    { name: "Completion of a version", path: "/api/completion/version/clio%203" },
    { name: "Models of a make", path: "/api/models/Renault" },
    { name: "Versions of a model", path: versions },
  ];
}

/**
 * Calls of the maker's catalogue and of the guided selection, for the demonstration's vehicle AB-123-CD; a tree and its plates
 * carry a token of the process that answers, so that no other one could answer the same.
 */
export async function oeCalls(base, headers) {
  const car = await ask(`${base}/api/immat/AB-123-CD`, headers);
  const { vehicleId } = await ask(`${base}/api/katia/vehicleId/${car.ktype}`, headers);
  return [
    { name: "Applicability of a number", path: "/api/naiApplicability/fr/7701207339" },
    { name: "Parts of the guided selection", path: `/api/katia/labels/fr/${vehicleId}` },
    { name: "Numbers of the guided selection", path: `/api/parts/katia/all/fr/${vehicleId}` },
  ];
}

/** The calls of repair data and of workshop data, for the demonstration's vehicle AB-123-CD. */
export async function repairCalls(base, headers) {
  const car = await ask(`${base}/api/immat/AB-123-CD`, headers);
  const mid = car.Mid_Autodata;
  return [
    { name: "Service brakes", path: `/api/autodata/serviceBrakes/${mid}/fr` },
    { name: "Air-conditioning recharge", path: `/api/autodata/acRecharge/${mid}/fr` },
    { name: "Battery replacement", path: `/api/autodata/batteryReplacement/fr/${mid}` },
    { name: "Revision services", path: `/api/revisionServices/${mid}/fr` },
    { name: "Revision intervals", path: `/api/revisionIntervals/${mid}/fr/SV-B` },
    { name: "Workshop data", path: `/api/workshop-data/2/${car.ktype}/batterie` },
  ];
}
