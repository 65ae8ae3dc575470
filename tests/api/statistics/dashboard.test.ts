import { makeStatsFiles } from "@/lib/domains/stats/files/commands";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { addDays, isoDateIn } from "@/lib/shared/dates";
import { makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";

type Company = Awaited<ReturnType<typeof makeCompany>>;
const today = isoDateIn(new Date(), "Europe/Paris");
let company: Company;

const date = (iso: string) => new Date(`${iso}T00:00:00Z`);
const clio = { makeId: 0, modelId: 0, ktype: 1_000_080 };
// A byte order mark is part of what a spreadsheet reads.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const readCsv = async (path: string, client: Pick<Company, "get"> = company) => {
  const response = await client.get(path);
  const lines = decoder.decode(await response.arrayBuffer()).split("\r\n");
  const named = /filename="([^"]*)"/.exec(response.headers.get("content-disposition") ?? "");
  return { status: response.status, type: response.headers.get("content-type"), name: named?.[1], lines };
};

beforeAll(async () => {
  company = await makeCompany();
  const { companyId } = company;
  const day = (back: number, hits: number) => ({
    ...{ companyId, day: date(addDays(today, -back)), hits, adnOk: hits - 3, adn0: 2, adnNull: 1 },
    ...{ newHits: hits - 4, repeatHits: 4, nbUsers: 3, newUsers: 1 },
  });
  await prisma().statsDay.createMany({ data: [day(0, 10), day(1, 20), day(40, 30)] });
  await prisma().statsDay.create({ data: { companyId, day: date("2025-06-15"), hits: 7 } });
  const vcis = Array.from({ length: 60 }, (_, at) => ({
    companyId,
    day: date(today),
    vci: `VCI-${10_000 + at}`,
    hits: at + 1,
  }));
  await prisma().statsVci.createMany({
    data: [...vcis, { companyId, day: date(today), vci: "=HYPERLINK(1)", hits: 99 }],
  });
  await prisma().$executeRaw`insert into stats_vci_month (company_id, month, vci, hits)
    select company_id, date_trunc('month', day), vci, sum(hits) from stats_vci where company_id = ${companyId} group by 1, 2, 3`;
  const [place] = await prisma().$queryRaw<{ parentId: number }[]>`
    select parent_id as "parentId" from vehicle_use where scope = 'ktype' and subject_id = ${clio.ktype}`;
  clio.modelId = place?.parentId ?? 0;
  const [model] = await prisma().$queryRaw<{ parentId: number }[]>`
    select parent_id as "parentId" from vehicle_use where scope = 'model' and subject_id = ${clio.modelId}`;
  clio.makeId = model?.parentId ?? 0;
  const month = date(`${today.slice(0, 7)}-01`);
  const use = (scope: string, parentId: number, subjectId: number, calls: number) => ({
    companyId,
    scope,
    parentId,
    subjectId,
    month,
    calls,
  });
  await prisma().statsUse.createMany({
    data: [
      use("make", 0, clio.makeId, 2),
      use("make", 0, clio.makeId + 1, 1),
      use("model", clio.makeId, clio.modelId, 2),
      use("ktype", clio.modelId, clio.ktype, 2),
    ],
  });
});

describe("the dashboard", () => {
  it("has a number of every series for each day", async () => {
    const response = await company.get(`/dashboard?from=${addDays(today, -2)}&to=${today}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      ...{ scope: "company", hits: [0, 20, 10], adnOK: [0, 17, 7], adn0: [0, 2, 2], adnNull: [0, 1, 1] },
      ...{ newHits: [0, 16, 6], repeatHits: [0, 4, 4], nbUsers: [0, 3, 3], newUsers: [0, 1, 1] },
    });
  });

  it("slides over thirty days, tells six months from June on and the fifty first interfaces", async () => {
    const told = (await (await company.get("/dashboard")).json()) as {
      days: string[];
      sliding30: number[];
      monthly: { month: string }[];
      vci: { vci: string; hits: number }[];
    };
    expect(told.days).toHaveLength(90);
    expect(told.sliding30.at(-1)).toBe(1);
    expect(told.monthly).toHaveLength(6);
    expect(told.monthly[0]?.month.slice(5)).toBe("06");
    expect(told.vci).toHaveLength(50);
    expect(told.vci[0]).toEqual({ vci: "=HYPERLINK(1)", hits: 99 });
  });

  it.each([
    "from=2026-11-20&to=2026-11-19",
    "from=1926-01-01",
    "from=2026-02-30",
    "from=..%2F..%2Fetc",
    "from=2999-01-01&to=2999-02-01",
  ])("refuses the period %s", async (query) => expect((await company.get(`/dashboard?${query}`)).status).toBe(400));

  it("is the own company's; all companies' for an administrator of the house alone", async () => {
    const other = await makeCompany();
    expect(await (await other.get("/dashboard")).json()).toMatchObject({ scope: "company", vci: [] });
    expect((await other.get("/dashboard?scope=installation")).status).toBe(403);
    const house = await secondUser({ companyId: 11, stockGroupId: 1 }, ["CaiaApp", "admin"]);
    expect(await (await house.get("/dashboard")).json()).toMatchObject({ scope: "installation" });
    expect(await (await house.get("/dashboard?scope=company")).json()).toMatchObject({ scope: "company" });
    const clerk = await secondUser({ companyId: 11, stockGroupId: 1 }, ["CaiaApp"]);
    expect((await clerk.get("/dashboard?scope=installation")).status).toBe(403);
  });

  it("needs CaiaApp", async () => {
    const stranger = await secondUser(company, ["v2"]);
    for (const path of ["/dashboard", "/csvStats", "/csvFiles"]) expect((await stranger.get(path)).status).toBe(403);
    expect((await stranger.post("/statFile", { filename: "hits-2025-06.csv" })).status).toBe(403);
  });
});

describe("a table as CSV", () => {
  it("has the days with every series", async () => {
    const { status, type, lines } = await readCsv(`/csvStats?from=${addDays(today, -1)}&to=${today}`);
    expect([status, type]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(lines[0]).toBe("\ufeffday;hits;adnOK;adn0;adnNull;newHits;repeatHits;nbUsers;newUsers;sliding30");
    expect(lines[1]).toMatch(new RegExp(`^${addDays(today, -1)};20;17;2;1;16;4;3;1;`));
    expect(lines).toHaveLength(4);
  });

  it("is called by what is in it: whose, of which make and model, of which days or whole months", async () => {
    const period = `from=${addDays(today, -1)}&to=${today}`;
    const nameOf = async (query: string) => (await readCsv(`/csvStats?${period}&${query}`)).name;
    const months = /(\d{4}-\d{2}_)?\d{4}-\d{2}\.csv$/;
    expect(await nameOf("of=days")).toBe(`etabli-days-company-${addDays(today, -1)}_${today}.csv`);
    expect(await nameOf("of=months")).toMatch(/^etabli-months-company-\d{4}-06_\d{4}-11\.csv$/);
    expect(await nameOf("of=makes")).toMatch(months);
    expect(await nameOf(`of=models&make=${clio.makeId}`)).toMatch(/^etabli-models-company-renault-\d{4}-\d{2}/);
    expect(await nameOf(`of=ktypes&make=${clio.makeId}&model=${clio.modelId}`)).toMatch(
      /^etabli-ktypes-company-renault-clio-iii-\d{4}-\d{2}/,
    );
  });

  it("computes nothing in a spreadsheet", async () => {
    const { lines } = await readCsv("/csvStats?of=vci");
    expect(lines[1]).toBe("'=HYPERLINK(1);99");
  });

  it("has shares with two decimals, those of models by their right", async () => {
    const { lines } = await readCsv("/csvStats?of=makes");
    expect(lines[1]).toMatch(/;2;"66,67"$/);
    expect((await readCsv(`/csvStats?of=models&make=${clio.makeId}`)).lines[1]).toMatch(/;2;"100,00"$/);
    const reader = await secondUser(company, ["CaiaApp"]);
    expect((await readCsv("/csvStats?of=makes", reader)).status).toBe(200);
    expect((await readCsv(`/csvStats?of=models&make=${clio.makeId}`, reader)).status).toBe(403);
    expect((await readCsv("/csvStats?of=models&make=Trabant")).status).toBe(404);
    expect((await readCsv("/csvStats?of=everything")).status).toBe(400);
  });
});

describe("files of months", () => {
  it("are one a month and kind, once, and are given by their name", async () => {
    const actor = systemActor("statistics", 0);
    await makeStatsFiles(actor, { today });
    const files = (await (await company.get("/csvFiles")).json()) as {
      filename: string;
      month: string;
      lines: number;
    }[];
    expect(files.map(({ filename }) => filename)).toEqual(
      expect.arrayContaining(["hits-2025-06.csv", "vehicles-2025-06.csv", "vci-2025-06.csv"]),
    );
    expect(new Set(files.map(({ filename }) => filename)).size).toBe(files.length);
    expect(await makeStatsFiles(actor, { today })).toBe(0);
    const response = await company.post("/statFile", { filename: "hits-2025-06.csv" });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(await response.text()).toContain("2025-06-15;7;");
  });

  it("of others do not exist", async () => {
    const other = await makeCompany();
    expect((await other.post("/statFile", { filename: "hits-2025-06.csv" })).status).toBe(404);
  });

  it.each(["../hits-2025-06.csv", "hits/2025-06.csv", "..\\hits.csv", "hits-2025-06.csv;", ""])(
    "%j is no name of one",
    async (filename) => expect((await company.post("/statFile", { filename })).status).toBe(400),
  );
});
