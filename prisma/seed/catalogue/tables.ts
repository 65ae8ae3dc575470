import { line } from "@/lib/import/copy/line";
import type { RowSink } from "@/lib/import/copy/sink";
import { BEST_KNOWN } from "@/lib/import/derived/known-makes";
import { compactKey } from "@/lib/shared/compact";
import type { Brand } from "./parts/brands";
import type { Genart } from "./parts/genarts";
import { LABEL_COLUMNS, labelLines } from "./parts/label-lines";
import type { SourceTree } from "./source";
import type { Fleet } from "./vehicles/build";
import type { Make } from "./vehicles/makes";
import { ebayMotoLines, typeCodeLines, versionTermLines } from "./vehicles/identifiers";
import type { Vehicle } from "./vehicles/vehicle";

const VEHICLE_COLUMNS =
  "ktype, make_id, model_id, vtype, name, p3, fuel, litres, ccm, kw, hp, fiscal_hp, cylinders, co2, gearbox, euro, body, from_ym, to_ym, engine_codes, cnit, tvv, ntypnr, mid, hmdnr, kromeda_id";

function vehicleLine(v: Vehicle): string {
  const gearbox = v.gearboxes.join("/") || null;
  const technical = [
    v.litres,
    v.ccm ? Math.round(v.ccm) : null,
    v.kw,
    v.hp,
    v.fiscalHp,
    v.cylinders,
    v.co2,
    gearbox,
    v.euro,
    v.body,
  ];
  const identity = [v.codes, v.cnit, v.tvv, v.ntypnr, v.mid, v.hmdnr, v.kromedaId];
  return line(v.ktype, v.makeId, v.modelId, v.vtype, v.name, v.p3, v.fuel, ...technical, v.fromYm, v.toYm, ...identity);
}

function* makeLines(makes: readonly Make[], vehicles: readonly Vehicle[]): Generator<string> {
  const counts = new Map<number, number>();
  const vtypes = new Map<number, Set<string>>();
  for (const { makeId, vtype } of vehicles) {
    counts.set(makeId, (counts.get(makeId) ?? 0) + 1);
    vtypes.set(makeId, (vtypes.get(makeId) ?? new Set()).add(vtype));
  }
  for (const { id, name, country } of makes) {
    const rank = (BEST_KNOWN as readonly string[]).indexOf(name);
    const weight = rank >= 0 ? 2000 - 50 * rank : (counts.get(id) ?? 0);
    yield line(id, name, compactKey(name), country, [...(vtypes.get(id) ?? [])], weight);
  }
}

/** Makes, models and vehicles, and by what vehicles are found. */
export async function writeVehicles(sink: RowSink, { makes, models, vehicles }: Fleet): Promise<void> {
  await sink.write("make", "id, name, norm, country, vtypes, weight", makeLines(makes, vehicles));
  const used = new Set(vehicles.map(({ modelId }) => modelId));
  const modelLines = models
    .filter(({ id }) => used.has(id))
    .map(({ id, makeId, name, fromYear, toYear, vtype }) => line(id, makeId, name, fromYear, toYear, vtype));
  await sink.write("model", "id, make_id, name, from_year, to_year, vtype", modelLines);
  await sink.write("vehicle", VEHICLE_COLUMNS, vehicles.map(vehicleLine));
  await sink.write("type_code", "code, ktype, kind", typeCodeLines(vehicles));
  await sink.write("ebay_moto", "id, ktype", ebayMotoLines(vehicles));
  await sink.write("version_term", "norm, whole, ktype, make_id, heavy", versionTermLines(makes, vehicles));
}

function* criterionOrder(genarts: readonly Genart[], ids: ReadonlyMap<string, { id: number }>): Generator<string> {
  for (const { id, criteria } of genarts)
    for (const [rank, key] of criteria.entries()) {
      const criterion = ids.get(key);
      if (criterion) yield line(id, criterion.id, rank, rank < 2);
    }
}

/** Families, subfamilies, generic articles with their labels and criteria, brands. */
export async function writeTree(
  sink: RowSink,
  tree: SourceTree,
  genarts: readonly Genart[],
  brands: readonly Brand[],
  criteria: ReadonlyMap<string, { id: number }>,
): Promise<void> {
  const subfamilies = tree.families.flatMap((family) =>
    family.subfamilies.map((sub) => ({ ...sub, family: family.id })),
  );
  await sink.write(
    "family",
    "id",
    tree.families.map(({ id }) => line(id)),
  );
  await sink.write(
    "subfamily",
    "id, family_id",
    subfamilies.map(({ id, family }) => line(id, family)),
  );
  const genartLines = genarts.map((g) => line(g.id, g.familyId, g.subfamilyId, g.tecdoc, g.vehicleBound, g.weight));
  await sink.write("genart", "id, family_id, subfamily_id, tecdoc_genart, vehicle_bound, weight", genartLines);
  await sink.write("label", LABEL_COLUMNS, [
    ...labelLines("family", tree.families),
    ...labelLines("subfamily", subfamilies),
    ...labelLines("genart", genarts),
  ]);
  await sink.write("genart_criterion", "genart_id, criterion_id, rank, mandatory", criterionOrder(genarts, criteria));
  const brandLines = brands.map((b) =>
    line(b.id, b.name, compactKey(b.name), b.country, b.segment, Math.round(b.weight)),
  );
  await sink.write("brand", "id, name, norm, country, segment, weight", brandLines);
}
