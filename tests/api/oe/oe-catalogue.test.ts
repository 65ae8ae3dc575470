import "@/tests/support/end";
import { getFitVerdict } from "@/lib/domains/catalogue/sheet/queries/get-fit-verdict";
import { searchParts } from "@/lib/domains/catalogue/search/queries/search-parts";
import { getOeNode } from "@/lib/domains/oe/queries/get-node";
import { getOeTree } from "@/lib/domains/oe/queries/get-tree";
import type { OeApplicabilityAnswer, OeFamilyAnswer, OePartsAnswer, OeTreeAnswer } from "@/lib/domains/oe/schema";
import { findVehicle } from "@/lib/domains/vehicles/queries/find-vehicle";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import { actor, named } from "@/tests/support/fit-walk";

const clio = "VF1BR1H0H40123456";
type Company = Awaited<ReturnType<typeof makeCompany>>;
let company: Company;
beforeAll(async () => void (company = await makeCompany({ rights: ["OEM", "OEMFamily"] })));

const read = async <Answer>(path: string) => (await (await company.get(path)).json()) as Answer;
const refusalOf = async (path: string, who: Pick<Company, "get"> = company) => {
  const answer = await who.get(path);
  const { code, error } = (await answer.json()) as { code?: string; error?: string };
  return { status: answer.status, code, error };
};
const treeOf = (vin: string, lang = "fr") => read<OeTreeAnswer>(`/naiTree/${vin}/${lang}`);
const platesOf = ({ branches }: Pick<OeTreeAnswer, "branches">) =>
  branches.flatMap((group) => group.branches.flatMap(({ nodes }) => nodes));
const partsPath = ({ client }: OeTreeAnswer, link: string, node: string) =>
  `/naiParts/fr/${client.ssd}/${link}/${node}`;

describe("the maker's tree of a VIN", () => {
  it("has groups, subgroups and plates in the language asked for", async () => {
    const [tree, english] = await Promise.all([treeOf(clio), treeOf(clio, "en")]);
    expect(tree).toMatchObject({ client: { mark: "Renault", model: "Clio III" }, source: { demonstration: true } });
    expect(tree.branches.map(({ name }) => name)).toEqual(expect.arrayContaining(["Moteur", "Freinage"]));
    expect(english.branches.map(({ name }) => name)).toEqual(expect.arrayContaining(["Engine", "Brakes"]));
    expect(platesOf(tree).length).toBeGreaterThan(60);
  });

  it.each([
    ["WBA00000000000001", 404, "no-oe-tree"],
    ["LRW3E7FA8MC123456", 404, "no-oe-results"],
    ["VF1BR1H0H4012345", 400, "malformed-vin"],
    ["VF1BR1H0H4012345O", 400, "malformed-vin"],
    ["WVWZZZAUZGW999999", 404, "no-oe-tree"],
  ])("of %s is refused with %i %s", async (vin, status, code) => {
    expect(await refusalOf(`/naiTree/${vin}/fr`)).toMatchObject({ status, code });
  });

  it("says in the maker's words that there are no results", async () => {
    expect((await refusalOf("/naiTree/LRW3E7FA8MC123456/fr")).error).toBe("No results");
  });

  it("of an electric car has no plate of engine parts", async () => {
    const vehicle = await findVehicle(actor, { field: "immat", value: "FR-900-EL" });
    const tree = await getOeTree(actor, { ktype: vehicle?.facts?.ktype ?? 0, lang: "en" });
    const plates = platesOf(tree).map(({ node_id }) => node_id);
    expect(plates.length).toBeGreaterThan(10);
    // Lubrication, exhaust line, clutch, turbocharging.
    for (const gone of ["01008", "04028", "05034", "02023"]) expect(plates).not.toContain(gone);
  });
});

describe("a plate of the maker's catalogue", () => {
  it("has a drawing whose positions are those of its parts, with numbers of the make", async () => {
    const tree = await treeOf(clio);
    const plate = platesOf(tree).find(({ node_id }) => node_id === "08057");
    const node = await read<OePartsAnswer>(partsPath(tree, plate?.mod_link ?? "", "08057"));
    const positions = node.parts.map(({ position }) => position);
    expect(positions.length).toBeGreaterThan(1);
    expect(node.illustration.hotspots.map(({ position }) => position).toSorted()).toEqual(positions.toSorted());
    for (const { numbers, articles, standart } of node.parts) {
      expect(standart.part_code).toBe(numbers[0]?.number);
      expect(articles).toBeGreaterThan(0);
    }
  });

  it("is refused for an altered token, and for a plate that is gone", async () => {
    const tree = await treeOf(clio);
    const { ssd } = tree.client;
    const altered = ssd.slice(0, -4) + (ssd.endsWith("AAAA") ? "BBBB" : "AAAA");
    expect(await refusalOf(`/naiParts/fr/${altered}/82/08057`)).toMatchObject({ status: 400, code: "altered-ssd" });
    expect(await refusalOf("/naiParts/fr/nothing/82/08057")).toMatchObject({ status: 400, code: "altered-ssd" });
    expect(await refusalOf(partsPath(tree, "82", "99999"))).toMatchObject({ status: 404, code: "no-oem-for-view" });
  });

  it.each(named.filter(([field]) => field !== "vin"))("ends at articles that fit %s %s", async (field, value) => {
    const vehicle = await findVehicle(actor, { field, value });
    const facts = vehicle?.facts;
    if (!facts) throw new Error(`${value} has no version`);
    const tree = await getOeTree(actor, { ktype: facts.ktype, lang: "en" }).catch(() => null);
    // Heavy vehicles and motorcycles have the parts that the catalogue has for them.
    const plates = tree ? platesOf(tree) : [];
    for (const { node_id: nodeId, mod_link: link } of plates) {
      const ssd = tree?.client.ssd ?? "";
      const node = await getOeNode(actor, { lang: "en", ssd, link, nodeId }, facts).catch(() => null);
      for (const { numbers } of node?.parts ?? []) {
        const number = numbers[0]?.number ?? "";
        const hits = await searchParts(actor, { kind: "oe", text: number, exactOnly: true, lang: "en", page: 1 });
        const verdicts = await Promise.all(
          hits.items.map(({ id }) => getFitVerdict(actor, { articleId: id, ktype: facts.ktype, facts })),
        );
        expect([number, verdicts.some(({ verdict }) => verdict !== "no")]).toEqual([number, true]);
      }
    }
  });
});

describe("where a number of a maker is fitted", () => {
  it.each(["77 01 207 339", "7701207339", "77.01-207.339", "77/01/207/339"])("is told of %s", async (ref) => {
    const answer = await read<OeApplicabilityAnswer>(`/naiApplicability/fr/${encodeURIComponent(ref)}`);
    const [renault] = answer.applicability;
    expect(renault).toMatchObject({ make: "Renault", genartId: 10001 });
    expect(renault?.total).toBeGreaterThan(0);
    expect(renault?.vehicles.length).toBe(Math.min(50, renault?.total ?? 0));
  });

  it("answers 'part_code not found' for a number of nobody", async () => {
    const notFound = { status: 404, code: "part-code-not-found", error: "part_code not found" };
    expect(await refusalOf("/naiApplicability/fr/ZZZ000ZZZ")).toEqual(notFound);
    expect(await refusalOf("/naiApplicability/fr/---")).toEqual(notFound);
  });
});

describe("the families and the rights of OEM data", () => {
  it("tell every plate, whatever vehicle", async () => {
    const family = await read<OeFamilyAnswer>("/OEMFamily?lang=fr");
    expect(family.branches).toHaveLength(13);
    expect(platesOf(family)).toHaveLength(93);
  });

  it("tell whether the maker of a VIN has a tree", async () => {
    expect(await read(`/VinOEM?vin=${clio}`)).toMatchObject({ hidden: false, vin: { tree: true, mark: "Renault" } });
    expect(await read("/VinOEM?vin=WBA00000000000001")).toMatchObject({ vin: { tree: false } });
    expect(await read("/VinOEM")).toMatchObject({ vin: null });
  });

  it("are asked of everybody: the right, and what is kept from a user", async () => {
    const stranger = await makeCompany({ rights: ["CarIdentifier"] });
    for (const path of [
      `/naiTree/${clio}/fr`,
      "/naiParts/fr/x/82/08057",
      "/naiApplicability/fr/1",
      "/VinOEM",
      "/OEMFamily",
    ])
      expect((await refusalOf(path, stranger)).status).toBe(403);
  });

  it("are kept from whom an administrator denies them, each kind by itself", async () => {
    const kept = await makeCompany({ rights: ["OEM"] });
    const { companyId, userId } = kept;
    await prisma()
      .$executeRaw`update membership set oem_denied = array['naiTree'] where company_id = ${companyId} and user_id = ${userId}`;
    expect(await refusalOf(`/naiTree/${clio}/fr`, kept)).toMatchObject({ status: 403, code: "denied" });
    const { client } = await treeOf(clio);
    expect((await kept.get(`/naiParts/fr/${client.ssd}/82/08057`)).status).toBe(200);
    expect((await kept.get("/naiApplicability/fr/7701207339")).status).toBe(200);
  });
});
