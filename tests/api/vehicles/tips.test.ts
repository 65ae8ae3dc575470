import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";

type Company = Awaited<ReturnType<typeof makeCompany>>;
const tip = {
  type: "MRE5202E1234",
  typeMot: "Freinage",
  codeMot: "77 01 207 339|GDB1550",
  obsMot: "Mesurer le disque.",
};
const list = async (company: Pick<Company, "get">, path = "/astuces/MRE5202E1234/2007-3-14") =>
  (await (await company.get(path)).json()) as Record<string, unknown>[];

describe("tips", () => {
  it("are added by a user with Social, under the user's name, and read by the own company alone", async () => {
    const [garage, stranger] = await Promise.all([makeCompany({ rights: ["Social"] }), makeCompany()]);
    const response = await garage.post("/astuces", { ...tip, obsMot: "  Mesurer <b>le</b> disque 🚗.  " });
    expect(response.status).toBe(200);
    const { name } = await prisma().user.findUniqueOrThrow({ where: { id: garage.userId }, select: { name: true } });
    expect(await list(garage)).toEqual([
      {
        id: expect.any(Number),
        ...{ typeMot: "Freinage", codeMot: "77 01 207 339|GDB1550", obsMot: "Mesurer <b>le</b> disque 🚗." },
        contributeur: name,
        mine: true,
      },
    ]);
    expect(await list(garage, "/astuces/mre%205202-e1234/2026-01-01")).toHaveLength(1);
    expect(await list(garage, "/astuces/DX/2007-03-14")).toEqual([]);
    expect(await list(stranger)).toEqual([]);
    const entries = await prisma().auditEntry.findMany({
      where: { companyId: garage.companyId },
      select: { action: true, entity: true },
    });
    expect(entries).toEqual([{ action: "add", entity: "tip" }]);
  });

  it("hold for the days of first registration that they name", async () => {
    const garage = await makeCompany();
    const days = { fromDay: new Date("2005-09-01"), toDay: new Date("2010-12-31") };
    await prisma().tip.create({
      data: {
        companyId: garage.companyId,
        type: "DX",
        ...days,
        family: "Moteur",
        references: ["A"],
        text: "x",
        contributor: "y",
      },
    });
    for (const [day, found] of [
      ["2005-08-31", 0],
      ["2005-09-01", 1],
      ["2010-12-31", 1],
      ["2011-01-01", 0],
    ] as const)
      expect(await list(garage, `/astuces/DX/${day}`)).toHaveLength(found);
  });

  it("are listed for the whole company, the latest first, in pages of twenty, with the type of their vehicles", async () => {
    const [garage, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    const data = Array.from({ length: 21 }, (_, at) => ({
      ...{ companyId: garage.companyId, type: `DX${at}`, family: "Moteur", references: ["A", "B"] },
      ...{ text: `n° ${at}`, contributor: "y" },
    }));
    await prisma().tip.createMany({ data });
    const page = async (company: Company, at: number) =>
      (await (await company.get(`/astuces?page=${at}`)).json()) as { total: number; items: { obsMot: string }[] };
    const first = await page(garage, 1);
    expect({ total: first.total, shown: first.items.length }).toEqual({ total: 21, shown: 20 });
    expect(first.items[0]).toMatchObject({ obsMot: "n° 20", type: "DX20", codeMot: "A|B", contributeur: "y" });
    expect((await page(garage, 2)).items.map(({ obsMot }) => obsMot)).toEqual(["n° 0"]);
    expect([await page(garage, 3), await page(stranger, 1)]).toEqual([
      { total: 21, items: [] },
      { total: 0, items: [] },
    ]);
    expect((await garage.get("/astuces?page=0")).status).toBe(400);
  });

  it("are added once when a request is repeated", async () => {
    const garage = await makeCompany();
    const headers = { "idempotency-key": "tip-1" };
    const [first, second] = [await garage.post("/astuces", tip, headers), await garage.post("/astuces", tip, headers)];
    expect(await second.json()).toEqual(await first.json());
    expect(await list(garage)).toHaveLength(1);
  });

  it.each([
    ["family", { typeMot: " " }, "typeMot", "required"],
    ["reference", { codeMot: " " }, "codeMot", "required"],
    ["reference but separators", { codeMot: "|,|" }, "codeMot", "references"],
    ["content", { obsMot: "" }, "obsMot", "required"],
    ["vehicle", { type: "-" }, "type", "required"],
    ["end", { obsMot: "x".repeat(2001) }, "obsMot", "too-long"],
  ])("without a %s are refused", async (_, part, field, message) => {
    const garage = await makeCompany();
    const response = await garage.post("/astuces", { ...tip, ...part });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { fields: expect.arrayContaining([{ field, message }]) as unknown },
    ]);
  });

  it("are not added without Social, nor looked up without a day", async () => {
    const reader = await makeCompany({ rights: ["CaiaApp"] });
    expect((await reader.post("/astuces", tip)).status).toBe(403);
    expect((await reader.get("/astuces/DX/2007")).status).toBe(400);
    expect((await reader.get("/astuces/DX/2007-02-30")).status).toBe(400);
  });

  describe("of one's own", () => {
    const corrected = { typeMot: "Moteur", codeMot: "GDB1550", obsMot: "Corrigée." };
    const written = async () => {
      const author = await makeCompany({ rights: ["CaiaApp", "Social"] });
      const { id } = (await (await author.post("/astuces", tip)).json()) as { id: number };
      const colleague = await secondUser(author, ["CaiaApp", "Social"]);
      return { author, colleague, place: `/astuces/${id}` };
    };

    it("are corrected and withdrawn, each in the trail, and everybody hears of it", async () => {
      const { author, colleague, place } = await written();
      expect((await author.post(place, corrected)).status).toBe(200);
      expect(await list(colleague)).toMatchObject([{ ...corrected, mine: false }]);
      expect((await author.del(place)).status).toBe(200);
      expect(await list(author)).toEqual([]);
      const where = { companyId: author.companyId };
      const trail = await prisma().auditEntry.findMany({ where, orderBy: { id: "asc" }, select: { action: true } });
      expect(trail.map(({ action }) => action)).toEqual(["add", "change", "remove"]);
      const events = await prisma().event.findMany({ where: { ...where, kind: "Tips" }, select: { data: true } });
      expect(events.map(({ data }) => data)).toEqual(Array.from({ length: 3 }, () => ({ type: tip.type })));
    });

    it("are nobody else's: 403 for a colleague, 404 for another company and for one that is gone", async () => {
      const { author, colleague, place } = await written();
      const stranger = await makeCompany({ rights: ["Social"] });
      const tried = async (who: Pick<Company, "post" | "del">) => [
        (await who.post(place, corrected)).status,
        (await who.del(place)).status,
      ];
      expect([await tried(colleague), await tried(stranger)]).toEqual([
        [403, 403],
        [404, 404],
      ]);
      expect(await list(author)).toMatchObject([{ obsMot: tip.obsMot, mine: true }]);
      expect((await author.post(place, { ...corrected, codeMot: "|" })).status).toBe(400);
      await author.del(place);
      expect(await tried(author)).toEqual([404, 404]);
    });
  });
});
