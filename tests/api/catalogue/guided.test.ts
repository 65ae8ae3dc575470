import "@/tests/support/end";
import { readAnswers, withAnswer, type Answers } from "@/lib/domains/catalogue/guided/answers";
import { findGuidedVehicle } from "@/lib/domains/catalogue/guided/queries/find-vehicle-id";
import { getGuide } from "@/lib/domains/catalogue/guided/queries/get-guide";
import { listKatiaLabels } from "@/lib/domains/catalogue/guided/queries/list-items";
import type { KatiaItem } from "@/lib/domains/catalogue/guided/schema";
import { listVehicleArticles } from "@/lib/domains/catalogue/list/queries";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { compactKey } from "@/lib/shared/compact";
import { makeCompany } from "@/tests/support/company";
import { actor, named, viewFacts } from "@/tests/support/fit-walk";

type Company = Awaited<ReturnType<typeof makeCompany>>;
let company: Company;
beforeAll(async () => void (company = await makeCompany({ rights: ["CaiaApp"] })));

const clio = 500080;
const numberOfPads = "7701207339";
const read = async <Answer>(path: string) => (await (await company.get(path)).json()) as Answer;
const status = async (path: string) => (await company.get(path)).status;

describe("the calls of the guided selection", () => {
  it("tell a version's number, its parts and its OE numbers", async () => {
    expect(await read("/katia/vehicleId/1000080")).toEqual({ vehicleId: clio });
    expect(await read<number[]>("/katia/ids")).toEqual(expect.arrayContaining([10001, 10002]));
    const labels = await read<{ itemId: number; label: string; references: number }[]>(`/katia/labels/fr/${clio}`);
    expect(labels).toContainEqual({
      itemId: 10001,
      label: "Jeu de plaquettes de frein, frein à disque",
      references: 1,
    });
    const all = await read<KatiaItem[]>(`/parts/katia/all/fr/${clio}`);
    const pads = all.find(({ itemId }) => itemId === 10001);
    expect(pads).toMatchObject({ frontRear: "avant", leftRight: null, criterias: [{ oe: "77 01 207 339" }] });
    expect(pads?.criterias[0]?.label).toContain("Code moteur : K9K");
    const counted = all.filter(({ itemId }) => itemId === 10004).flatMap(({ criterias }) => criterias);
    expect(counted).toHaveLength(labels.find(({ itemId }) => itemId === 10004)?.references ?? 0);
    expect((await read<KatiaItem[]>(`/parts/katia/all/en/${clio}`))[0]?.label).not.toBe(all[0]?.label);
  });

  it("tell chosen numbers in any spelling, and nothing of another vehicle's", async () => {
    const spelt = encodeURIComponent("77 01 207 339,77.01.207.339,NOSUCH1");
    const found = await read<KatiaItem[]>(`/parts/katia/fr/${clio}/${spelt}`);
    expect(found.flatMap(({ criterias }) => criterias.map(({ oe }) => oe))).toEqual(["77 01 207 339"]);
    expect(await read(`/parts/katia/fr/${clio}/NOSUCH1`)).toEqual([]);
    expect(await read(`/parts/katia/fr/500663/${numberOfPads}`)).toEqual([]);
  });

  it("tell what is not known from what is malformed", async () => {
    expect(await status("/katia/vehicleId/999999")).toBe(404);
    expect(await status("/katia/labels/fr/1")).toBe(404);
    expect(await status("/parts/katia/all/fr/1")).toBe(404);
    expect(await status(`/parts/katia/fr/1/${numberOfPads}`)).toBe(404);
    for (const wrong of [
      "/katia/vehicleId/x",
      "/parts/katia/all/fr/0",
      `/parts/katia/fr/${clio}/--`,
      `/parts/katia/f/${clio}/A12`,
    ])
      expect([wrong, await status(wrong)]).toEqual([wrong, 400]);
  });
});

/** Answers every question with its first choice until none is left. */
async function walk(facts: VehicleFacts, vehicleId: number, itemId: number) {
  let answers: Answers = new Map();
  for (;;) {
    const asked = { vehicleId, itemId, facts, answers, correcting: null, lang: "fr" as const };
    const told = await getGuide(actor, asked);
    const [question] = told.questions;
    const choice = question?.choices[0];
    if (!question || !choice) return told;
    answers = withAnswer(answers, question.key, choice.value);
  }
}

/** The numbers of a part that no article of the vehicle's list behind them supports. */
async function unsupported(facts: VehicleFacts, itemId: number, numbers: readonly string[]): Promise<string[]> {
  const told = await Promise.all(
    numbers.map(async (oe) => {
      const asked = { ktype: facts.ktype, genartId: itemId, facts, lang: "fr" as const };
      const { articles, fits } = await listVehicleArticles(actor, { ...asked, replacing: compactKey(oe) });
      return articles.some(({ fit }) => fits[fit]?.verdict !== "no") ? [] : [oe];
    }),
  );
  return told.flat();
}

describe("the guided way", () => {
  it.each(named)("of %s %s ends at articles that the fit proof accepts", async (field, value) => {
    const facts = await viewFacts([field, value]);
    const vehicleId = await findGuidedVehicle(actor, facts.ktype);
    if (vehicleId === null) throw new Error(`${value} has no number of the guided selection`);
    const parts = await listKatiaLabels(actor, { vehicleId, lang: "fr" });
    expect(parts.length).toBeGreaterThan(0);
    for (const { itemId } of parts) {
      const first = await getGuide(actor, {
        ...{ vehicleId, itemId, facts, answers: new Map(), correcting: null, lang: "fr" as const },
      });
      const firstLeft = first.left.map(({ reference }) => reference.oe);
      expect([itemId, await unsupported(facts, itemId, firstLeft)]).toEqual([itemId, []]);
      const { left } = await walk(facts, vehicleId, itemId);
      expect(firstLeft).toEqual(expect.arrayContaining(left.map(({ reference }) => reference.oe)));
    }
  });

  it("of AB-123-CD leaves two calipers, told by the brakes of its papers", async () => {
    const facts = await viewFacts(["immat", "AB-123-CD"]);
    const told = await walk(facts, clio, 10004);
    expect(told).toMatchObject({ all: 3, left: [{}, {}], questions: [] });
    expect(told.settled).toMatchObject([{ key: "brakeSystem", choice: { value: "Bosch" }, by: "vehicle" }]);
    const corrected = await getGuide(actor, {
      ...{ vehicleId: clio, itemId: 10004, facts, correcting: "brakeSystem", lang: "fr" as const },
      answers: readAnswers({ brakeSystem: "TRW/Lucas" }),
    });
    expect(corrected).toMatchObject({ left: [{}], settled: [{ by: "reader", against: "Bosch" }] });
    expect(corrected.correcting?.choices.map(({ value }) => value)).toEqual(["Bosch", "TRW/Lucas"]);
  });
});
