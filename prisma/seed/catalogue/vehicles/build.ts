import { compactKey } from "@/lib/shared/compact";
import type { Source, SourceEngine, SourceVersion } from "../source";
import { ADDED_VEHICLES, type AddedVehicle } from "./added";
import { addedTypeCode, papersOf } from "./type-codes";
import { isChainDriven } from "./camshaft";
import { singleEngineCodes } from "./engine-codes";
import { sizer } from "../sizes/sizes";
import { fuelOf } from "./fuel";
import { makesOf, type Make } from "./makes";
import { litresOf, namedPower, versionName } from "./name";
import { nameKeeper, poolsOf, segmentsOf } from "./platform";
import type { Model, Vehicle } from "./vehicle";

const ADDED_MODEL = 90_000;

/** AutoData does not know every version: some have no MID, the same ones every time. */
const hasMid = (versionId: number): boolean => versionId % 29 !== 3;

export interface Fleet {
  makes: Make[];
  models: Model[];
  vehicles: Vehicle[];
}

function euroOf(version: SourceVersion): string {
  const read = version.euro[version.euro.length - 1];
  const year = version.yearFromEst;
  const steps = [1993, 1997, 2001, 2006, 2011, 2015];
  return `Euro ${read ?? Math.max(1, steps.filter((step) => year >= step).length)}`;
}

function cylindersOf(ccm: number | null, engine: SourceEngine | undefined): number | null {
  if (!ccm) return null;
  const written = /[RV]R?([3-8])\b/.exec(engine?.name ?? "")?.[1];
  if (written) return Number(written);
  if (ccm > 4200) return 8;
  if (ccm > 2550) return 6;
  return ccm < 1250 && (engine?.name.includes("T") ?? false) ? 3 : 4;
}

// Several engines may fit one version: the one whose name shares most words with the label is the likely one.
function likelyEngine(version: SourceVersion, engines: ReadonlyMap<number, SourceEngine>): SourceEngine | undefined {
  const label = version.label.toUpperCase();
  const score = (engine: SourceEngine): number =>
    engine.name
      .toUpperCase()
      .split(/[\s/]+/)
      .filter((word) => word.length > 2 && label.includes(word))
      .join("").length;
  const candidates = (version.engineIds ?? []).flatMap((id) => engines.get(id) ?? []);
  return candidates.sort((a, b) => score(b) - score(a))[0];
}

function codesOf(engine: SourceEngine | undefined, make: Make): string[] {
  const codes = engine ? singleEngineCodes(engine.codesText) : [];
  return codes.filter((code) => !/^OM6/.test(code) || make.group === "mercedes").slice(0, 8);
}

type Draft = Omit<Vehicle, "segment" | "pools">;
type Sizer = ReturnType<typeof sizer>;

function fromVersion(
  version: SourceVersion,
  model: Model,
  make: Make,
  engine: SourceEngine | undefined,
  sizesOf: Sizer,
): Draft {
  const fuel = fuelOf(version.p3);
  const ccm = version.ccm ?? (version.litres ? version.litres * 1000 : null);
  return {
    ktype: 1_000_000 + version.id,
    makeId: version.makeId,
    modelId: model.id,
    vtype: "vl",
    name: versionName(version, make.group, engine?.name ?? null),
    p3: version.p3,
    fuel: fuel.key,
    litres: litresOf(version),
    ccm,
    kw: version.kw,
    hp: fuel.burns === "nothing" ? version.ch : namedPower(version),
    fiscalHp: version.cv,
    cylinders: fuel.burns === "nothing" ? null : cylindersOf(ccm, engine),
    co2: fuel.burns === "nothing" ? 0 : version.co2Min,
    gearboxes: version.gearboxes,
    euro: fuel.burns === "nothing" ? null : euroOf(version),
    body: version.body[0] ?? null,
    fromYm: version.yearFromEst * 100 + 1,
    toYm: version.yearToEst ? version.yearToEst * 100 + 12 : null,
    codes: codesOf(engine, make),
    cnit: version.cnit,
    tvv: version.tvv.map(({ type, variant, version: last }) => compactKey(type + variant + last)),
    ntypnr: null,
    mid: hasMid(version.id) ? `${compactKey(make.name).slice(0, 3)}${String(version.id).padStart(5, "0")}` : null,
    hmdnr: null,
    kromedaId: 500_000 + version.id,
    group: make.group,
    best: make.best,
    known: make.known,
    asian: make.asian,
    modelName: model.name,
    modelFrom: model.fromYear ?? version.yearFromEst,
    burns: fuel.burns,
    plugIn: fuel.plugIn,
    chain: isChainDriven(engine?.id ?? null, make.group, fuel.burns),
    turbo: fuel.burns === "diesel" || (fuel.burns === "petrol" && version.kw * 1000 > 62 * (ccm ?? 99_999)),
    engineId: engine?.id ?? null,
    sizes: sizesOf(
      {
        ...{ make: make.name, model: version.model, generation: version.generation, kw: version.kw },
        ...{ modelFrom: model.fromYear ?? version.yearFromEst, yearFrom: version.yearFromEst },
        ...{ diesel: fuel.burns === "diesel", electric: version.p3 === "EL" },
      },
      "vl",
    ),
  };
}

function fromAdded(added: AddedVehicle, model: Model, make: Make, sizesOf: Sizer): Draft {
  const heavy = added.vtype === "pl";
  return {
    ktype: added.ktype,
    makeId: make.id,
    modelId: model.id,
    vtype: added.vtype,
    name: added.name,
    p3: added.p3,
    fuel: fuelOf(added.p3).key,
    litres: added.ccm ? Math.round(added.ccm / 100) / 10 : null,
    ccm: added.ccm,
    kw: added.kw,
    hp: added.hp,
    fiscalHp: null,
    cylinders: heavy ? 6 : null,
    co2: null,
    gearboxes: [heavy ? "A12" : added.vtype === "motos" ? "M6" : "M4"],
    euro: added.fromYm >= 201301 ? (heavy ? "Euro VI" : "Euro 4") : null,
    body: null,
    fromYm: added.fromYm,
    toYm: added.toYm,
    codes: added.codes,
    cnit: [],
    tvv: addedTypeCode(added),
    ntypnr: added.ntypnr ?? null,
    mid: heavy ? `PL${added.ktype - 1_010_000}` : null,
    hmdnr: heavy ? 800_000 + added.ktype - 1_010_000 : null,
    kromedaId: 500_000 + added.ktype - 1_000_000,
    group: make.group,
    best: make.best,
    known: make.known,
    asian: make.asian,
    modelName: model.name,
    modelFrom: Math.floor(added.fromYm / 100),
    burns: fuelOf(added.p3).burns,
    plugIn: false,
    chain: added.vtype !== "vl",
    turbo: heavy,
    engineId: null,
    sizes: sizesOf(
      {
        ...{ make: make.name, model: added.model, generation: null, kw: added.kw },
        ...{ modelFrom: Math.floor(added.fromYm / 100), yearFrom: Math.floor(added.fromYm / 100) },
        ...{ diesel: heavy, electric: false },
      },
      added.vtype,
    ),
  };
}

function tuneDemonstration(plain: Draft): Draft {
  const draft = { ...plain, ...papersOf(plain) };
  if (draft.ktype !== 1_000_080) return draft;
  return { ...draft, fromYm: 200505, co2: 117, codes: ["K9K"], gearboxes: ["M5"], euro: "Euro 4", hp: 85 };
}

// A Roman numeral or a word belongs to the name, a factory code stands in brackets: Clio III, Série 3 (E90).
function generationName(model: string, code: string | null): string {
  if (!code) return model;
  return /^[IVX]+$|^[A-Z]?-?[A-Z][a-z]+/.test(code) ? `${model} ${code}` : `${model} (${code})`;
}

function modelsOf(source: Source): Model[] {
  return source.models.flatMap((model) =>
    model.generations.map((generation, index) => ({
      id: model.id * 100 + index,
      makeId: model.makeId,
      name: generationName(model.name, generation.code),
      fromYear: generation.from,
      toYear: generation.to,
      vtype: "vl" as const,
    })),
  );
}

function addedModels(makes: ReadonlyMap<string, Make>): Map<string, Model> {
  const models = new Map<string, Model>();
  for (const added of ADDED_VEHICLES) {
    const key = `${added.make}|${added.model}`;
    const make = makes.get(added.make);
    if (!make) throw new Error(`unknown make ${added.make}`);
    if (models.has(key)) continue;
    const toYear = added.toYm ? Math.floor(added.toYm / 100) : null;
    const fromYear = Math.floor(added.fromYm / 100);
    models.set(key, {
      id: (ADDED_MODEL + models.size) * 100,
      makeId: make.id,
      name: added.model,
      fromYear,
      toYear,
      vtype: added.vtype,
    });
  }
  return models;
}

function drafts(source: Source, makes: readonly Make[], models: readonly Model[], added: Map<string, Model>): Draft[] {
  const sizesOf = sizer(source.sizes);
  const engines = new Map(source.engines.map((engine) => [engine.id, engine]));
  const makeById = new Map(makes.map((make) => [make.id, make]));
  const makeByName = new Map(makes.map((make) => [make.name, make]));
  const generationIndex = new Map(
    source.models.flatMap((model) =>
      model.generations.map(({ code }, i) => [`${model.id}|${code}`, model.id * 100 + i] as const),
    ),
  );
  const modelById = new Map(models.map((model) => [model.id, model]));
  const known = source.versions.map((version) => {
    const model = modelById.get(generationIndex.get(`${version.modelId}|${version.generation}`) ?? -1);
    const make = makeById.get(version.makeId);
    if (!model || !make) throw new Error(`version ${version.id} has no generation or make`);
    return fromVersion(version, model, make, likelyEngine(version, engines), sizesOf);
  });
  const extra = ADDED_VEHICLES.map((vehicle) => {
    const model = added.get(`${vehicle.make}|${vehicle.model}`);
    const make = makeByName.get(vehicle.make);
    if (!model || !make) throw new Error(`vehicle ${vehicle.ktype} has no model or make`);
    return fromAdded(vehicle, model, make, sizesOf);
  });
  return [...known, ...extra].map(tuneDemonstration);
}

/** Makes, models (one per generation) and vehicles of the catalogue, vehicles by rising ktype. */
export function buildFleet(source: Source): Fleet {
  const makes = makesOf(source);
  const added = addedModels(new Map(makes.map((make) => [make.name, make])));
  const models = [...modelsOf(source), ...added.values()];
  const all = drafts(source, makes, models, added);
  const segments = segmentsOf(all);
  const keep = nameKeeper();
  const vehicles = all
    .map((draft) => {
      const segment = segments.get(draft.modelId) ?? "middle";
      return { ...draft, segment, pools: poolsOf(draft, segment, keep) };
    })
    .sort((a, b) => a.ktype - b.ktype);
  return { makes, models, vehicles };
}
