import "@/tests/support/end";
import { makeCompany } from "@/tests/support/company";
import type { IntervalsAnswer, PanelAnswer, ServicesAnswer } from "@/lib/domains/repair/schema";

const clio = "REN00080";
type Company = Awaited<ReturnType<typeof makeCompany>>;
const panels = {
  brakes: (mid: string, lang = "fr") => `/autodata/serviceBrakes/${mid}/${lang}`,
  air: (mid: string, lang = "fr") => `/autodata/acRecharge/${mid}/${lang}`,
  battery: (mid: string, lang = "fr") => `/autodata/batteryReplacement/${lang}/${mid}`,
};
let company: Company;
beforeAll(async () => void (company = await makeCompany({ rights: ["AutoData"] })));

const read = async <Answer>(path: string) => (await (await company.get(path)).json()) as Answer;
const statusOf = async (path: string) => {
  const answer = await company.get(path);
  return [answer.status, ((await answer.json()) as { code?: string }).code];
};
const items = ({ technicalInformation }: PanelAnswer) => technicalInformation.flatMap((group) => group.items);
const valueOf = (panel: PanelAnswer, description: string) =>
  items(panel).find((item) => item.description === description)?.value;

describe("panels of repair data", () => {
  it("tell the brakes of the Clio: its sizes, torques, precautions and times with what is included", async () => {
    const panel = await read<PanelAnswer>(panels.brakes(clio));
    expect(panel).toMatchObject({ mid: clio, source: { name: "Etabli", demonstration: true } });
    expect(valueOf(panel, "Diamètre du disque avant")).toBe("266");
    expect(valueOf(panel, "Tambour arrière, diamètre maximal")).toBe("204");
    expect(valueOf(panel, "Diamètre du disque arrière")).toBeUndefined();
    expect(valueOf(panel, "Vis de roue")).toBe("105");
    expect(new Set(items(panel).map(({ type }) => type))).toEqual(new Set(["text", "image", "compound_text"]));
    const pads = panel.repairTimes.find((line) => line.repair_id === "FBD");
    expect(pads).toMatchObject({ time_mins: 80, includes: ["FBP"], articles: [10002, 10001] });
    expect(panel.repairTimes.map((line) => line.repair_id)).not.toContain("RBP");
  });

  it.each([
    ["en", "Wheel bolts"],
    ["en-GB", "Wheel bolts"],
    ["de", "Radschrauben"],
    ["pt-BR", "Parafusos de roda"],
    ["pl", "Śruby kół"],
  ])("answer in %s: %s", async (lang, bolts) => {
    expect(valueOf(await read(panels.brakes(clio, lang)), bolts)).toBe("105");
    for (const path of [panels.brakes(clio, lang), panels.air(clio, lang), panels.battery(clio, lang)])
      expect(JSON.stringify(await read(path))).not.toMatch(/"@/);
  });

  it("take the refrigerant by the first registration where it is known", async () => {
    const refrigerant = async (query: string) =>
      valueOf(await read<PanelAnswer>(panels.air(clio) + query), "Fluide frigorigène");
    expect(await refrigerant("")).toBe("R134a");
    expect(await refrigerant("?registered=2016-12")).toBe("R134a");
    expect(await refrigerant("?registered=2017-01")).toBe("R1234yf");
  });

  it("have steps of the five kinds", async () => {
    const [air, battery] = await Promise.all([
      read<PanelAnswer>(panels.air(clio)),
      read<PanelAnswer>(panels.battery(clio)),
    ]);
    const kinds = [air, battery].flatMap(({ precautions, procedures }) => [
      ...precautions,
      ...procedures.flatMap(({ steps }) => steps),
    ]);
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(
      new Set(["step", "substep", "note", "warning", "compound_step"]),
    );
    expect(valueOf(battery, "Capacité")).toBe("70");
  });

  it.each([
    ["brakes of the 308", panels.brakes("PEU00663")],
    ["air conditioning of 1000856", panels.air("CIT00856")],
    ["battery of 1000570", panels.battery("PEU00570")],
    ["an unknown MID", panels.brakes("XXX99999")],
    ["a lorry", panels.battery("PL3")],
    ["no services", "/revisionServices/XXX99999/fr"],
    ["another service", `/revisionIntervals/${clio}/fr/SV-E`],
    ["a service of no name", `/revisionIntervals/${clio}/fr/NOPE`],
  ])("%s: nothing there", async (_, path) => expect(await statusOf(path)).toEqual([404, "no-repair-data"]));

  it.each([
    ["21 characters", panels.brakes("A".repeat(21)), "malformed-mid"],
    ["a sign that no MID has", panels.air("REN%2700080"), "malformed-mid"],
    ["no language", panels.brakes(clio, "1"), "invalid-input"],
    ["no month", `${panels.air(clio)}?registered=2017-13`, "invalid-input"],
  ])("%s is refused", async (_, path, code) => expect(await statusOf(path)).toEqual([400, code]));

  it("need AutoData", async () => {
    const stranger = await makeCompany({ rights: ["CaiaApp", "WorkshopData"] });
    for (const path of [panels.brakes(clio), panels.air(clio), panels.battery(clio), `/revisionServices/${clio}/fr`])
      expect((await stranger.get(path)).status).toBe(403);
  });
});

describe("revision", () => {
  it("lists the services of the K9K with their intervals", async () => {
    const { services } = await read<ServicesAnswer>(`/revisionServices/${clio}/fr`);
    expect(services.map(({ serviceId }) => serviceId)).toEqual([
      "SV-A",
      "SV-B",
      "SV-2",
      "SV-F",
      "SV-T",
      "SV-C",
      "SV-W",
    ]);
    expect(services.find(({ serviceId }) => serviceId === "SV-B")?.schedule).toEqual({
      ...{ first: { km: 40_000, months: 48 }, every: { km: 40_000, months: 48 } },
      severe: { first: { km: 20_000, months: 24 }, every: { km: 20_000, months: 24 } },
    });
  });

  it("tells what a service consists of: operations, parts, fluids", async () => {
    const service = await read<IntervalsAnswer>(`/revisionIntervals/${clio}/fr/SV-A`);
    expect(service).toMatchObject({ mid: clio, label: "Révision intermédiaire", source: { demonstration: true } });
    expect(service.operations[0]).toMatchObject({
      ...{ id: "OIL", kind: "replace", articles: [10341, 10035, 10131] },
      fluid: { quantity: "4.5", unit: "l", grade: "5W-30", spec: "RN17 / RN0720" },
    });
  });

  it("of an electric car has neither oil nor belt", async () => {
    const { services } = await read<ServicesAnswer>("/revisionServices/TES06285/fr");
    expect(services.map(({ serviceId }) => serviceId)).toEqual(["SV-2", "SV-C", "SV-E", "SV-W"]);
  });
});

describe("mileages of a car", () => {
  const vin = "VF1BR1H0H40123456";
  const post = (body: object, who: Company = company) =>
    who.post("/revisionMileage", { vin, plate: null, km: 85_000, on: "2026-03-01", ...body });

  it("never fall, unless it is said that they do", async () => {
    const own = await makeCompany({ rights: ["AutoData"] });
    expect((await post({}, own)).status).toBe(200);
    const lower = await post({ km: 84_999, on: "2026-06-01" }, own);
    expect([lower.status, await lower.json()]).toEqual([
      409,
      expect.objectContaining({ code: "mileage-less", last: { km: 85_000, on: "2026-03-01" } }),
    ]);
    expect((await post({ km: 84_999, on: "2026-06-01", replaces: true }, own)).status).toBe(200);
    expect((await post({ km: 90_000, on: "2026-07-01" }, own)).status).toBe(200);
    expect((await post({ km: 80_000, on: "2026-03-01" }, own)).status).toBe(200);
  });

  it("belong to the company alone", async () => {
    const [one, other] = await Promise.all([makeCompany(), makeCompany()]);
    expect((await post({ km: 200_000 }, one)).status).toBe(200);
    expect((await post({ km: 10_000, on: "2026-06-01" }, other)).status).toBe(200);
  });

  it.each([
    { km: -1 },
    { km: 0 },
    { km: 5_000_000 },
    { km: 1.5 },
    { on: "2999-01-01" },
    { on: "2026-02-30" },
    { last: { km: 90_000, on: "2026-01-01" } },
    { last: { km: 80_000, on: "2026-04-01" } },
    { vin: null, plate: null },
    { vin: "-", plate: " " },
  ])("%j is refused", async (body) => expect((await post(body)).status).toBe(400));

  it("needs AutoData", async () => {
    expect((await post({}, await makeCompany({ rights: ["CaiaApp"] }))).status).toBe(403);
  });
});
