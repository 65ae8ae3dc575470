import { registryVehicle, type RegistryCountry, type RegistryVehicle } from "../port";
import type { FlatRecord } from "./payload";
import * as value from "./read-value";

type Field = keyof RegistryVehicle;
type Read = (raw: value.Raw) => unknown;

// Our field: how it is read, and the names under which services were seen to send it, the most trusted first.
const table: Partial<Record<Field, [read: Read, ...names: string[]]>> = {
  plate: [value.readKey, "immat", "AWN_immat"],
  vin: [value.readKey, "vin", "AWN_VIN"],
  make: [value.readText, "marque", "AWN_marque"],
  model: [value.readText, "modele", "AWN_modele", "AWN_nom_commercial", "AWN_modele_etude"],
  version: [value.readText, "version", "sra_commercial", "AWN_version", "AWN_label"],
  type: [value.readText, "type_mine", "AWN_type_mine", "variante"],
  energy: [value.readEnergy, "AWN_energie_code", "energieNGC", "AWN_energie", "energie"],
  genre: [value.readCode, "genreVCGNGC", "AWN_genre_carte_grise", "genreVCG"],
  body: [value.readCode, "carrosserieCG", "AWN_carrosserie_carte_grise"],
  doors: [value.readWhole, "nb_portes", "AWN_nbr_portes"],
  seats: [value.readWhole, "nr_passagers", "AWN_nbr_de_places"],
  colour: [value.readText, "couleur", "AWN_couleur"],
  firstRegistration: [value.readDay, "date1erCir_us", "date1erCir_fr", "AWN_date_mise_en_circulation"],
  certificateDate: [value.readDay, "AWN_date_cg"],
  ccm: [value.readCcm, "ccm", "AWN_cylindre_capacite", "AWN_nbr_cylindre_energie"],
  kw: [value.readWhole, "puisFiscReelKW", "AWN_puissance_KW"],
  hp: [value.readWhole, "puisFiscReelCH", "AWN_puissance_chevaux"],
  fiscalHp: [value.readWhole, "puisFisc", "AWN_puissance_fiscale"],
  co2: [value.readWhole, "co2", "AWN_emission_co_2"],
  gearbox: [value.readGearbox, "boite_vitesse", "AWN_type_boite_vites"],
  emptyKg: [value.readWhole, "poids", "AWN_poids_vide"],
  grossKg: [value.readWhole, "ptac", "AWN_PTAC", "AWN_poids_total"],
  trainKg: [value.readWhole, "AWN_poids_total_roulant"],
  euro: [value.readText, "AWN_norme_euro", "depollution"],
  cnit: [value.readKey, "cnit", "AWN_type"],
  tvv: [value.readText, "AWN_type_variante_version"],
  siren: [value.readSirenField, "siren"],
  // Sent under no known name: read where the installation names them.
  volumes: [value.readWhole],
  cylinders: [value.readWhole],
  gears: [value.readWhole],
  registeredTrainKg: [value.readWhole],
  widthMm: [value.readWhole],
  lengthMm: [value.readWhole],
  heightMm: [value.readWhole],
  wheelbaseMm: [value.readWhole],
  urbanConsumption: [value.readNumber],
  mixedConsumption: [value.readNumber],
  extraUrbanConsumption: [value.readNumber],
  ntypnr: [value.readWhole],
  mid: [value.readText],
  hmdnr: [value.readWhole],
  kromedaId: [value.readWhole],
  vinEc: [value.readKey],
  vinCe: [value.readKey],
};
const engineNames = ["code_moteur", "AWN_code_moteur", "AWN_codes_moteur", "type_moteur"];
const ktypeNames = ["k_type", "tecdoc_carid", "AWN_k_type", "AWN_k_types"];
const emitsNothing = new Set(["EL", "H2"]);

/** Our record of a service's answer; `own` names further fields (ours to theirs), which go first. */
export function mapVehicle(
  record: FlatRecord,
  country: RegistryCountry | null,
  own: Record<string, string>,
): RegistryVehicle {
  const named = (field: string, names: string[]) => (own[field] ? [own[field], ...names] : names);
  const known = Object.entries(table).map(([field, [read, ...names]]) => [
    field,
    first(record, named(field, names), read),
  ]);
  const draft = Object.fromEntries(known) as Partial<RegistryVehicle>;
  return registryVehicle.parse({
    ...draft,
    country,
    engineCode: engineCodeOf(record, named("engineCode", engineNames)),
    ktype: onlyKtype(record, named("ktype", ktypeNames)),
    // "0" means unknown everywhere but here: these two emit nothing.
    co2: draft.co2 ?? (emitsNothing.has(draft.energy ?? "") ? 0 : null),
  });
}

function first(record: FlatRecord, names: string[], read: Read): unknown {
  for (const name of names) {
    for (const raw of record.get(name) ?? []) {
      const result = read(raw);
      if (result !== null) return result;
    }
  }
  return null;
}

function engineCodeOf(record: FlatRecord, names: string[]): string | null {
  for (const name of names) {
    const codes = (record.get(name) ?? []).flatMap(value.readEngineCodes);
    if (codes.length > 0) return value.oneEngineCode(codes);
  }
  return null;
}

/** A list of several ktypes names none of them: the parts of the wrong one would be shown as fitting. */
function onlyKtype(record: FlatRecord, names: string[]): number | null {
  for (const name of names) {
    const [ktype, ...others] = new Set((record.get(name) ?? []).flatMap((raw) => value.readWhole(raw) ?? []));
    if (ktype !== undefined && others.length === 0) return ktype;
  }
  return null;
}
