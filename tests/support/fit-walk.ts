import { systemActor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { prisma, readReplica } from "@/lib/platform/db";
import { getFitVerdict } from "@/lib/domains/catalogue/sheet/queries/get-fit-verdict";
import { listVehicleArticles } from "@/lib/domains/catalogue/list/queries";
import { findVehicle } from "@/lib/domains/vehicles/queries/find-vehicle";
import type { SearchField } from "@/lib/domains/vehicles/search/rules";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { objections, isRefused, type Car, type Offered } from "./fit-judge";

const company = 12;
export const actor = systemActor("fit", company);

/** How the demonstration's vehicles are found. */
export const named: [field: SearchField, value: string][] = [
  ["immat", "AB-123-CD"],
  ["immat", "DK-405-ZR"],
  ["immat", "EZ-777-VW"],
  ["immat", "FR-900-EL"],
  ["immat", "1234 AB 75"],
  ["immat", "GA-111-PL"],
  ["immat", "GB-222-MT"],
  ["targa", "EX 123 YZ"],
  ["vin", "TMBJJ7NE3G0123456"],
  ["vin", "WV1ZZZ7HZGH123456"],
];

interface Papers {
  engineCode: string | null;
  firstRegistration: string | null;
  vin: string | null;
  gearbox: string | null;
  grossKg: number | null;
  cylinders: number | null;
  euro: string | null;
  equipment: {
    brakeSystem: string | null;
    frontDiscMm: number | null;
    rearDiscMm: number | null;
    rearDrumMm: number | null;
  };
}

const versionRow = catalogueStatement(
  "fit_walk_version",
  (s) => `select engine_codes as codes, gearbox, cylinders from ${s}.vehicle where ktype = $1`,
);

/** A car as the tables keep it: its version, and its papers when it has any. */
export async function readCar(ktype: number, vin: string | null): Promise<Car> {
  type Row = { codes: string[]; gearbox: string | null; cylinders: number | null };
  const [version] = await readReplica<Row>(versionRow(await liveCatalogue()), [ktype]);
  const [registered] = vin
    ? await prisma().$queryRaw<{ record: Papers }[]>`select record from registry.vehicle where vin = ${vin}`
    : [];
  const papers = registered?.record;
  const boxes = new Set(
    version?.gearbox?.match(/[A-Z]+/g)?.map((box) => (box.startsWith("M") ? "manual" : "automatic")),
  );
  const { brakeSystem = null, frontDiscMm = null, rearDiscMm = null, rearDrumMm = null } = papers?.equipment ?? {};
  return {
    engine: papers?.engineCode ?? (version?.codes.length === 1 ? version.codes[0]! : null),
    registered: papers?.firstRegistration ? Number(papers.firstRegistration.slice(0, 7).replace("-", "")) : null,
    vin: papers?.vin ?? null,
    gearbox: papers?.gearbox ?? (boxes.size === 1 ? [...boxes][0]! : null),
    grossKg: papers?.grossKg ?? null,
    cylinders: papers?.cylinders ?? version?.cylinders ?? null,
    euro: euroOf(papers?.euro ?? null),
    ...{ brakes: brakeSystem, frontDisc: frontDiscMm, rearDisc: rearDiscMm, rearDrum: rearDrumMm },
  };
}

function euroOf(v9: string | null): number | null {
  const written = /EURO ?([3-6])/.exec(v9 ?? "")?.[1];
  if (written) return Number(written);
  return v9 === null ? null : /(136\/2014W|1832A[A-Z])$/.test(v9) ? 6 : /630\/2012J$/.test(v9) ? 5 : null;
}

const offers = catalogueStatement(
  "fit_walk_offers",
  (s) => `with sets as (
      select fv.genart_id, fv.fitset_id, json_agg(fc.txt) as conditions from ${s}.fitset_vehicle fv
      left join ${s}.fitment_cond fc on fc.id = fv.cond_id where fv.ktype = $1 and fv.genart_id = any($2) group by 1, 2)
    select a.id, a.genart_id as "genartId", t.conditions, coalesce((
      select json_agg(json_build_array(c.key, v.value, coalesce(gc.mandatory, false)))
      from ${s}.criterion_value v join ${s}.criterion c on c.id = v.criterion_id
      left join ${s}.genart_criterion gc on gc.criterion_id = c.id and gc.genart_id = a.genart_id
      where v.id = any(a.crit)), '[]') as stated
    from sets t join ${s}.article a on a.fitset_id = t.fitset_id and a.genart_id = t.genart_id`,
);

/** Everything that the catalogue lists for a version, as it is stored. */
export const readOffers = async (ktype: number, genarts: readonly number[]): Promise<Offered[]> =>
  readReplica<Offered>(offers(await liveCatalogue()), [ktype, genarts]);

export async function viewFacts([field, value]: readonly [SearchField, string]): Promise<VehicleFacts> {
  const found = await findVehicle(actor, { field, value });
  if (!found?.facts) throw new Error(`no vehicle ${value}`);
  return found.facts;
}

const lists = (facts: VehicleFacts, genartId: number) =>
  listVehicleArticles(actor, { ktype: facts.ktype, genartId, facts, lang: "en" });

/** What a list says that the car, judged from the tables, does not bear out. */
export async function faultsOf(facts: VehicleFacts, genarts: readonly number[]): Promise<string[]> {
  const { ktype, vin } = facts;
  const car = await readCar(ktype, vin);
  const offered = new Map((await readOffers(ktype, genarts)).map((one) => [one.id, one]));
  const faults: string[] = [];
  for (const genartId of new Set([...offered.values()].map((one) => one.genartId))) {
    const { articles, fits } = await lists(facts, genartId);
    for (const { id, fit } of articles) {
      const [judged, own] = [fits[fit], offered.get(id)];
      if (!judged || !own) continue;
      const here = `${ktype} ${vin ?? ""} ${genartId} ${id}`;
      if (judged.verdict === "fits")
        for (const said of objections(car, own)) faults.push(`${here} fits although ${said}`);
      if (judged.verdict === "unknown" && isRefused(car, own)) faults.push(`${here} is open although it is refused`);
      if (judged.verdict === "no" && objections(car, own).length === 0) faults.push(`${here} is refused without cause`);
      if (!vin && judged.criteria.some(({ key, verdict }) => key === "pos" && verdict === "fits"))
        faults.push(`${here} counts the position of an unknown car`);
    }
  }
  return faults;
}

/** Articles whose list and whose sheet disagree. */
export async function disagreements(facts: VehicleFacts, genartId: number): Promise<number[]> {
  const { articles, fits } = await lists(facts, genartId);
  const told = await Promise.all(
    articles.map(async ({ id, fit }) => {
      const sheet = await getFitVerdict(actor, { articleId: id, ktype: facts.ktype, facts });
      return JSON.stringify(sheet) === JSON.stringify(fits[fit]) ? [] : [id];
    }),
  );
  return told.flat();
}
