import "@/tests/support/end";
import type { KeptArticle } from "@/lib/domains/cart/kept/schema";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";

type Company = Awaited<ReturnType<typeof makeCompany>>;

const list = async (company: Company, query = "") =>
  (await (await company.get(`/keptArticles${query}`)).json()) as KeptArticle[];
const keep = (company: Company, articleId: number, into = "wishlist") =>
  company.post("/keptArticles", { articleId, list: into });

describe("articles that a user keeps", () => {
  it("lie in two lists, once each, until they are taken out", async () => {
    const company = await makeCompany();
    for (const [article, into] of [
      [1, "wishlist"],
      [1, "wishlist"],
      [2, "wishlist"],
      [1, "aside"],
    ] as const)
      expect((await keep(company, article, into)).status).toBe(200);
    expect((await list(company, "?list=wishlist")).map(({ id }) => id).sort()).toEqual([1, 2]);
    expect(await list(company, "?list=aside")).toMatchObject([
      { id: 1, list: "aside", brand: { name: expect.any(String) } },
    ]);
    expect((await company.del("/keptArticles/wishlist/1")).status).toBe(200);
    expect((await company.del("/keptArticles/wishlist/1")).status).toBe(200);
    expect((await list(company)).map(({ id, list: at }) => `${at} ${id}`).sort()).toEqual(["aside 1", "wishlist 2"]);
    const written = await prisma().auditEntry.count({ where: { companyId: company.companyId, entity: "article" } });
    expect(written).toBe(4);
  });

  it("belong to the user in the company alone", async () => {
    const [company, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    await keep(company, 1);
    expect(await list(stranger)).toEqual([]);
    await stranger.del("/keptArticles/wishlist/1");
    expect(await list(company)).toHaveLength(1);
  });

  it("are refused when unknown, in another list, without the right, or beyond what a list holds", async () => {
    const company = await makeCompany();
    expect((await keep(company, 2 ** 31 - 1)).status).toBe(404);
    expect((await keep(company, 1, "cart")).status).toBe(400);
    expect((await keep(company, -1)).status).toBe(400);
    expect((await keep(await makeCompany({ rights: ["CaiaApp"] }), 1)).status).toBe(403);
    const { companyId, userId } = company;
    await prisma().keptArticle.createMany({
      data: Array.from({ length: 500 }, (_, index) => ({ companyId, userId, list: "aside", articleId: index + 1 })),
    });
    expect((await keep(company, 501, "aside")).status).toBe(422);
    expect((await keep(company, 500, "aside")).status).toBe(200);
  });
});
