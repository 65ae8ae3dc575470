import "@/tests/support/end";
import type { PanelAnswer } from "@/lib/domains/repair/schema";
import { listVehicleArticles } from "@/lib/domains/catalogue/list/queries";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import { actor, named, readCar, readOffers, viewFacts } from "@/tests/support/fit-walk";

const [discs, drums, batteries] = [10002, 10015, 10263];
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => void (company = await makeCompany({ rights: ["AutoData"] })));

/** What a panel says, by the words of its lines; null where there is none of the version. */
async function told(path: (mid: string) => string, ktype: number): Promise<Map<string, string> | null> {
  const [row] = await prisma().$queryRaw<{ mid: string }[]>`select mid from repair.vehicle where ktype = ${ktype}`;
  const answer = row && (await company.get(path(row.mid)));
  if (!answer || answer.status === 404) return null;
  const { technicalInformation } = (await answer.json()) as PanelAnswer;
  return new Map(technicalInformation.flatMap(({ items }) => items).map((one) => [one.description, String(one.value)]));
}
const brakes = (mid: string) => `/autodata/serviceBrakes/${mid}/fr`;
const battery = (mid: string) => `/autodata/batteryReplacement/fr/${mid}`;

type Verdict = "fits" | "unknown" | "no";

/** What the articles state that the proof shows with one of the verdicts. */
async function statedOf(
  one: (typeof named)[number],
  genartId: number,
  verdicts: readonly (Verdict | undefined)[] = ["fits"],
): Promise<Record<string, string>[]> {
  const facts = await viewFacts(one);
  const { articles, fits } = await listVehicleArticles(actor, { ktype: facts.ktype, genartId, facts, lang: "fr" });
  const fitting = new Set(articles.flatMap(({ id, fit }) => (verdicts.includes(fits[fit]?.verdict) ? [id] : [])));
  const offered = await readOffers(facts.ktype, [genartId]);
  return offered
    .filter(({ id }) => fitting.has(id))
    .map(({ stated }) => Object.fromEntries(stated.map(([key, value]) => [key, value])));
}

const distinct = (values: (string | undefined)[]): string[] => [...new Set(values.filter((one) => one !== undefined))];

describe("sheet, proof and repair data say the same", () => {
  const seen = { brakes: 0, battery: 0 };

  it.each(named)("of the brakes of %s %s", async (...one) => {
    const { ktype, vin } = await viewFacts(one);
    const [panel, car] = [await told(brakes, ktype), await readCar(ktype, vin)];
    if (!panel) return;
    seen.brakes++;
    const front = panel.get("Diamètre du disque avant");
    const rear = panel.get("Diamètre du disque arrière");
    // Where papers do not tell its discs, others than the panel's are open, and its own may be refused for its weight.
    const isTold = car.frontDisc !== null;
    const stated = await statedOf(one, discs, isTold ? ["fits"] : ["fits", "unknown", "no"]);
    const at = (pos: string) => distinct(stated.filter((shape) => shape.pos === pos).map(({ outd }) => outd));
    if (isTold) {
      expect([front, rear]).toEqual([String(car.frontDisc), rearOf(car.rearDisc)]);
      expect([at("front"), at("rear")]).toEqual([[front], rear ? [rear] : []]);
    } else expect(at("front")).toContain(front);
    const drum = panel.get("Tambour arrière, diamètre maximal");
    for (const mm of distinct((await statedOf(one, drums)).map(({ dia }) => dia))) {
      expect(mm).toBe(String(car.rearDrum ?? mm));
      expect(Number(drum) - Number(mm)).toBeGreaterThan(0);
      expect(Number(drum) - Number(mm)).toBeLessThanOrEqual(3);
    }
  });

  it.each(named)("of the battery of %s %s", async (...one) => {
    const { ktype } = await viewFacts(one);
    const panel = await told(battery, ktype);
    if (!panel) return;
    seen.battery++;
    const stated = await statedOf(one, batteries);
    expect(distinct(stated.map(({ capacity }) => capacity))).toEqual([panel.get("Capacité")]);
  });

  it("of as many vehicles as have such data", () => {
    expect(seen).toEqual({ brakes: 6, battery: 7 });
  });
});

const rearOf = (mm: number | null): string | undefined => (mm === null ? undefined : String(mm));
