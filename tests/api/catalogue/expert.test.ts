import "@/tests/support/end";
import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import type { AttributesChange, ExpertData } from "@/lib/domains/catalogue/expert/schema";
import type { GenartAttribute } from "@/lib/domains/catalogue/tree/schema";
import type { Article } from "@/lib/domains/catalogue/sheet/schema";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";

type Company = Awaited<ReturnType<typeof makeCompany>>;

const clio = 1_000_080;
const otherVehicle = 1_000_081;
const pads = 10_001;
const ref = "0 986 494 104";

async function ask<T>(company: Company, path: string, status = 200): Promise<T> {
  const response = await company.get(path);
  const body: unknown = await response.json();
  expect({ status: response.status, path, body }).toMatchObject({ status });
  return body as T;
}

async function tell<T>(company: Company, path: string, input: unknown = {}, status = 200): Promise<T> {
  const response = await company.post(path, input);
  const body: unknown = await response.json();
  expect({ status: response.status, path, body }).toMatchObject({ status });
  return body as T;
}

const listOf = (company: Company, ktype = clio) =>
  ask<VehicleArticles>(company, `/vehicle-parts/vl/fr/${ktype}/${pads}`);

/** The known article with the address of its corrections, and its width and position as the catalogue has them. */
async function knownArticle(company: Company) {
  const { articles } = await listOf(company);
  const { id } = articles.find(({ number }) => number === ref)!;
  const sheet = await ask<Article>(company, `/fichearticle/${id}?lang=fr`);
  const criterion = (key: string) => sheet.criteria.find((line) => line.key === key)!;
  return {
    id,
    at: `${pads}/${id}/${encodeURIComponent(ref)}`,
    sheet,
    width: criterion("width"),
    pos: criterion("pos"),
  };
}

const shownWidth = async (company: Company, id: number, ktype?: number) => {
  const sheet = await ask<Article>(company, `/fichearticle/${id}?lang=fr${ktype ? `&ktype=${ktype}` : ""}`);
  return sheet.criteria.filter(({ key }) => key === "width").map(({ value }) => value);
};

async function listedWidth(company: Company, id: number, ktype = clio) {
  const { articles, values, criteria } = await listOf(company, ktype);
  const width = criteria.find(({ key }) => key === "width")?.id;
  const own = articles.find((one) => one.id === id)?.values ?? [];
  return values.filter((value) => value.criterionId === width && own.includes(value.id)).map(({ label }) => label);
}

const audited = (company: Company) =>
  prisma().auditEntry.findMany({
    where: { companyId: company.companyId },
    select: { action: true, entity: true, entityId: true, userId: true },
    orderBy: { id: "asc" },
  });

describe("hiding an article from a vehicle", () => {
  it("counts it with its reason, for the own company and that vehicle alone, until it is shown again", async () => {
    const [expert, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    const { id, at } = await knownArticle(expert);
    const hidden = async (company: Company, ktype = clio) => {
      const { articles, hidden } = await listOf(company, ktype);
      return [articles.find((one) => one.id === id)?.hidden, hidden];
    };
    expect(await tell(expert, `/hideRef/${clio}/${at}`)).toEqual({ hidden: true });
    expect(await tell(expert, `/hideRef/${clio}/${at}`)).toEqual({ hidden: true });
    expect(await hidden(expert)).toEqual(["expert", [{ reason: "expert", count: 1 }]]);
    expect(await hidden(stranger)).toEqual([null, []]);
    expect(await ask(expert, `/shouldHideRef/${clio}/${at}`)).toEqual({ hidden: true });
    expect(await ask(stranger, `/shouldHideRef/${clio}/${at}`)).toEqual({ hidden: false });
    expect((await expert.get(`/shouldHideRef/${clio}/${at}`)).headers.get("cache-control")).toBe("no-store");
    expect((await ask<ExpertData>(expert, `/expertData/${clio}/${pads}`)).hidden).toEqual([{ article: id, ref }]);
    expect(await tell(expert, `/showRef/${clio}/${at}`)).toEqual({ hidden: false });
    expect(await hidden(expert)).toEqual([null, []]);
    const note = { entity: "article", entityId: String(id), userId: expert.userId };
    expect(await audited(expert)).toEqual([
      { action: "hide-reference", ...note },
      { action: "show-reference", ...note },
    ]);
  });
});

describe("an article's attributes", () => {
  it("are corrected for every vehicle, for one before all, and undone by what stood before", async () => {
    const [expert, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    const { id, at, width } = await knownArticle(expert);
    const attribute = width.labelId;
    const all = await tell<AttributesChange>(expert, `/setAttributes/GLOBAL/${at}`, [
      { attribute, value: "118,25 mm" },
    ]);
    expect(all).toEqual({ before: [{ attribute, value: null }], after: [{ attribute, value: "118.25" }] });
    expect([await shownWidth(expert, id), await listedWidth(expert, id)]).toEqual([["118,25 mm"], ["118,25 mm"]]);
    expect([await shownWidth(stranger, id), await listedWidth(stranger, id)]).toEqual([["116,7 mm"], ["116,7 mm"]]);
    const one = await tell<AttributesChange>(expert, `/setAttributes/${clio}/${at}`, [{ attribute, value: "119" }]);
    expect(await shownWidth(expert, id, clio)).toEqual(["119 mm"]);
    expect(await listedWidth(expert, id)).toEqual(["119 mm"]);
    expect(await shownWidth(expert, id, otherVehicle)).toEqual(["118,25 mm"]);
    const { attributes } = await ask<ExpertData>(expert, `/expertData/${clio}/${pads}`);
    expect(attributes).toMatchObject([
      { scope: "GLOBAL", article: id, ref, attribute, value: "118,25 mm" },
      { scope: clio, article: id, ref, attribute, value: "119 mm" },
    ]);
    await tell(expert, `/setAttributes/${clio}/${at}`, one.before);
    await tell(expert, `/setAttributes/GLOBAL/${at}`, all.before);
    expect([await shownWidth(expert, id, clio), await listedWidth(expert, id)]).toEqual([["116,7 mm"], ["116,7 mm"]]);
    expect((await audited(expert)).map(({ action }) => action)).toEqual(Array(4).fill("set-attributes"));
  });

  it("use the catalogue's own value where it has one, in both languages", async () => {
    const expert = await makeCompany();
    const { id, at, pos } = await knownArticle(expert);
    const known = await ask<GenartAttribute[]>(expert, `/genartAttributes/fr/${pads}`);
    const other = known
      .find(({ labelId }) => labelId === pos.labelId)!
      .values.find(({ valueId }) => valueId !== pos.valueId)!;
    await tell(expert, `/setAttributes/GLOBAL/${at}`, [{ attribute: pos.labelId, value: other.value }]);
    const inEnglish = await ask<Article>(expert, `/fichearticle/${id}?lang=en`);
    const line = inEnglish.criteria.find(({ key }) => key === "pos");
    expect(line?.valueId).toBe(other.valueId);
    expect(line?.value).not.toBe(other.value);
  });
});

describe("decisive criteria", () => {
  it("are the company's own, in the criteria of the part and on its sheets", async () => {
    const [expert, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    const { id, width } = await knownArticle(expert);
    const input = [{ labelId: width.labelId, label: width.label, mandatory: !width.mandatory }];
    const change = await tell<{ before: unknown }>(expert, `/setGenartAttributes/${pads}`, input);
    expect(change.before).toEqual([{ labelId: width.labelId, mandatory: width.mandatory }]);
    const decisive = async (company: Company) => {
      const known = await ask<GenartAttribute[]>(company, `/genartAttributes/fr/${pads}`);
      const sheet = await ask<Article>(company, `/fichearticle/${id}?lang=fr`);
      return [known, sheet.criteria].map((lines) => lines.find(({ labelId }) => labelId === width.labelId)?.mandatory);
    };
    expect(await decisive(expert)).toEqual([!width.mandatory, !width.mandatory]);
    expect(await decisive(stranger)).toEqual([width.mandatory, width.mandatory]);
    await tell(expert, `/setGenartAttributes/${pads}`, change.before);
    expect(await decisive(expert)).toEqual([width.mandatory, width.mandatory]);
  });
});

describe("expert work", () => {
  it("needs expertData; any user may ask whether an article is hidden", async () => {
    const reader = await makeCompany({ rights: ["CaiaApp", "CarIdentifier"] });
    const { at } = await knownArticle(reader);
    await ask(reader, `/expertData/${clio}/${pads}`, 403);
    await tell(reader, `/hideRef/${clio}/${at}`, {}, 403);
    await tell(reader, `/showRef/${clio}/${at}`, {}, 403);
    await tell(reader, `/setAttributes/GLOBAL/${at}`, [{ attribute: 1, value: "x" }], 403);
    await tell(reader, `/setGenartAttributes/${pads}`, [{ labelId: 1, mandatory: true }], 403);
    expect(await ask(reader, `/shouldHideRef/${clio}/${at}`)).toEqual({ hidden: false });
  });

  it("refuses what the catalogue does not know", async () => {
    const expert = await makeCompany();
    const { at, id, width, pos } = await knownArticle(expert);
    const attribute = width.labelId;
    await tell(expert, `/hideRef/${clio}/${pads}/${id}/other`, {}, 404);
    await tell(expert, `/hideRef/${clio}/${pads + 1}/${id}/${encodeURIComponent(ref)}`, {}, 404);
    await tell(expert, `/hideRef/999999999/${at}`, {}, 404);
    await ask(expert, `/expertData/${clio}/99`, 404);
    await tell(expert, "/setGenartAttributes/99", [{ labelId: attribute, mandatory: true }], 404);
    await tell(expert, `/setGenartAttributes/${pads}`, [{ labelId: 999_999, mandatory: true }], 422);
    await tell(expert, `/setAttributes/GLOBAL/${at}`, [{ attribute: 999_999, value: "1" }], 422);
    for (const value of ["", " ", "x".repeat(121), "a\u0000b", "wide"])
      await tell(expert, `/setAttributes/GLOBAL/${at}`, [{ attribute, value }], 400);
    const refused = await tell(expert, `/setAttributes/GLOBAL/${at}`, [{ attribute, value: "wide" }], 400);
    expect(refused).toMatchObject({ code: "not-a-number", attributes: [attribute] });
    const twice = { attribute: pos.labelId, value: "front" };
    await tell(expert, `/setAttributes/GLOBAL/${at}`, [twice, twice], 400);
    await tell(expert, `/setAttributes/LOCAL/${at}`, [twice], 400);
    await tell(expert, `/setAttributes/GLOBAL/${at}`, [], 400);
    expect(await audited(expert)).toEqual([]);
  });
});
