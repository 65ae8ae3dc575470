import type { RegistryVehicle } from "@/lib/providers/plate-registry/port";

type RecordKey = Exclude<keyof RegistryVehicle, "equipment">;

export type FieldGroup =
  "identity" | "identifiers" | "dates" | "engine" | "transmission" | "body" | "dimensions" | "other";
/** How a value is shown: a number with its unit, a code with its translated meaning, a day, a plate. */
export type FieldShape =
  "text" | "plate" | "day" | "colour" | "code" | "cm3" | "kW" | "ch" | "CV" | "g/km" | "kg" | "mm" | "l/100 km";

export interface VehicleField {
  /** The specification's name, in answers. */
  name: string;
  /** Our name, in the record and in messages. */
  key: RecordKey;
  group: FieldGroup;
  shape: FieldShape;
}

const inGroup = (group: FieldGroup, rows: readonly [string, RecordKey, FieldShape?][]): VehicleField[] =>
  rows.map(([name, key, shape = "text"]) => ({ name, key, group, shape }));

/** Every field of a vehicle record, in the order of the data panel. */
export const vehicleFields: readonly VehicleField[] = [
  ...inGroup("identity", [
    ["Marque", "make"],
    ["Modèle", "model"],
    ["Version", "version"],
    ["Énergie", "energy", "code"],
    ["Type", "type"],
    ["Genre_V", "genre", "code"],
    ["Couleur_Vehic", "colour", "colour"],
  ]),
  ...inGroup("identifiers", [
    ["Immat_SIV", "plate", "plate"],
    ["Codif_Vin_PRF", "vin"],
    ["ktype", "ktype"],
    ["ntypnr", "ntypnr"],
    ["Mid_Autodata", "mid"],
    ["hmd_nr", "hmdnr"],
    ["id_vehiculo_kromeda", "kromedaId"],
    ["CNIT", "cnit"],
    ["TVV", "tvv"],
    ["Siren", "siren"],
    ["vinEC", "vinEc"],
    ["vinCE", "vinCe"],
  ]),
  ...inGroup("dates", [
    ["Date 1ère MEC", "firstRegistration", "day"],
    ["Date DCG", "certificateDate", "day"],
  ]),
  ...inGroup("engine", [
    ["Code_Moteur", "engineCode"],
    ["Cylindree", "ccm", "cm3"],
    ["Puis_Kw", "kw", "kW"],
    ["Puis_Ch", "hp", "ch"],
    ["Puis_Fisc", "fiscalHp", "CV"],
    ["CO2", "co2", "g/km"],
    ["NB_Cylind", "cylinders"],
    ["Turbo_Compr", "turbo", "code"],
    ["Mode_Inject", "injection", "code"],
    ["Depollution", "euro"],
  ]),
  ...inGroup("transmission", [
    ["Type_Boite", "gearbox", "code"],
    ["NB_Vitesse", "gears"],
    ["Propulsion", "drive", "code"],
  ]),
  ...inGroup("body", [
    ["Carrosserie", "body", "code"],
    ["NB_Portes", "doors"],
    ["NB_PL_Ass", "seats"],
    ["NB_Volume", "volumes"],
    ["Poids_Vide", "emptyKg", "kg"],
    ["PTAC", "grossKg", "kg"],
    ["PTR", "trainKg", "kg"],
    ["PTR_PRF", "registeredTrainKg", "kg"],
  ]),
  ...inGroup("dimensions", [
    ["Longueur", "lengthMm", "mm"],
    ["Largeur", "widthMm", "mm"],
    ["Hauteur", "heightMm", "mm"],
    ["Empat", "wheelbaseMm", "mm"],
  ]),
  ...inGroup("other", [
    ["Cons_Urb", "urbanConsumption", "l/100 km"],
    ["Cons_Mixte", "mixedConsumption", "l/100 km"],
    ["Cons_Exurb", "extraUrbanConsumption", "l/100 km"],
  ]),
];

/** The parts of a day that answers give beside the day itself. */
export const dayParts: readonly [name: string, key: "firstRegistration" | "certificateDate", part: 0 | 1 | 2][] = [
  ["Année 1ère MEC", "firstRegistration", 0],
  ["Mois 1ère MEC", "firstRegistration", 1],
  ["Jour 1ère MEC", "firstRegistration", 2],
  ["Année DCG", "certificateDate", 0],
  ["Mois DCG", "certificateDate", 1],
  ["Jour DCG", "certificateDate", 2],
];

/** Further names under which the specification asks for a field. */
export const fieldAliases: readonly [name: string, key: RecordKey][] = [
  ["Carrosserie_CG", "body"],
  ["Type_Vin_CG", "type"],
];
