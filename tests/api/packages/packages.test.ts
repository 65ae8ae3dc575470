import "@/tests/support/end";
import type { Cart } from "@/lib/domains/cart/schema";
import type { PackageList, PackageMade, PackageOffer, PackageTaken, WorkPackage } from "@/lib/domains/packages/schema";
import type { QuoteMade } from "@/lib/domains/quotes/schema";
import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import { addOne, json, newCustomer, refusal } from "@/tests/support/counter";
import { litreOf, makeUpOf } from "@/tests/support/fitting";
import { clio, openPackageShop, pads } from "@/tests/support/packages";
import { quoteNew } from "@/tests/support/quotes";
import { putOnShelf } from "@/tests/support/supply";

/** The shop with its cart kept as "Freins avant". */
async function openPackage() {
  const shop = await openPackageShop();
  const { company, customerId } = shop;
  const made = await json<PackageMade>(company.post("/packages", { name: "Freins avant", customerId }));
  return { ...shop, packageId: made.id, left: made.left };
}

type Shop = Awaited<ReturnType<typeof openPackage>>;
const kept = ({ company, packageId }: Shop) => json<WorkPackage>(company.get(`/packages/${packageId}?lang=fr`));
const offer = ({ company, packageId }: Shop, vehicle = `plate=${clio.plate}`) =>
  json<PackageOffer>(company.get(`/packages/${packageId}/offer?lang=fr&${vehicle}`));
const cartOf = ({ company }: Shop, customerId: number) => json<Cart>(company.get(`/getCart/${customerId}`));
const take = ({ company, packageId, articleId }: Shop, customerId: number, more: object = {}) =>
  company.post(`/packages/${packageId}/cart`, {
    ...{ customerId, version: 1, plate: clio.plate },
    parts: [{ at: 0, articleId, channel: "local", price: 4_990, currency: "EUR", quantity: 2 }],
    works: [
      { at: 0, seen: 6_000 },
      { at: 1, seen: 6_000 },
    ],
    ...more,
  });

describe("a package", () => {
  it("made of a cart holds parts as generic articles and work with its times, never articles", async () => {
    const shop = await openPackage();
    const { company, packageId, work, left } = shop;
    const { parts, works } = await kept(shop);
    expect(parts).toMatchObject([
      { genartId: pads, quantity: 2, positions: ["front"], partType: "neuve", gone: false },
    ]);
    expect(JSON.stringify(parts)).not.toContain(String(shop.articleId));
    expect(works).toMatchObject([
      { name: work.label, minutes: work.minutes, rate: "T1", operation: work.key },
      { name: "Lavage", minutes: 15, operation: null },
    ]);
    expect(left).toEqual([]);
    const { packages } = await json<PackageList>(company.get("/packages"));
    expect(packages).toEqual([{ id: packageId, name: "Freins avant", parts: 1, works: 2 }]);
  });

  it("is made of a past quote as well, whatever has become of the cart", async () => {
    const shop = await openPackage();
    const { company, customerId } = shop;
    const { id: quoteId } = await json<QuoteMade>(quoteNew(company, customerId));
    const cart = await cartOf(shop, customerId);
    await company.del(`/cartItem/${customerId}/${cart.lines[0]?.id}`);
    const made = await json<PackageMade>(company.post("/packages", { name: "Du devis", quoteId }));
    const { parts, works } = await json<WorkPackage>(company.get(`/packages/${made.id}?lang=fr`));
    expect({ parts, works }).toEqual({ ...(await kept(shop).then((one) => ({ parts: one.parts, works: one.works }))) });
  });

  it("on a vehicle is the articles that fit it, each with its proof, and the times that its repair data know", async () => {
    const shop = await openPackage();
    const own = await offer(shop);
    const [part] = own.parts;
    expect(part?.candidates).toMatchObject({ sure: true, genart: { id: pads } });
    expect(part?.candidates?.articles[0]).toMatchObject({ brand: part?.brand, fit: { verdict: "fits" } });
    expect(own.works).toMatchObject([
      { minutes: shop.work.minutes, fromData: true, cents: 6_000 },
      { minutes: 15, fromData: false, cents: 6_000 },
    ]);
    const other = await offer(shop, "ktype=1006285");
    expect(other.parts[0]?.candidates?.genart.id).toBe(pads);
    expect(other.parts[0]?.candidates?.articles.map(({ id }) => id)).not.toContain(shop.articleId);
    const nowhere = await offer(shop, "ktype=2000000000");
    expect(nowhere.parts).toMatchObject([{ candidates: { articles: [] } }]);
    expect(nowhere.works).toMatchObject([{ fromData: false }, { minutes: 15, fromData: false }]);
  });

  it("holds a fluid by its kind: on a vehicle it is what its repair data ask for in packs that hold it, else what was sold, to be checked", async () => {
    const shop = await openPackageShop();
    const { company, customerId } = shop;
    const sold = await litreOf("10W-40");
    await putOnShelf(company, sold, 900);
    await json(addOne(company, customerId, sold, { quantity: 5, ...clio, price: 900 }));
    const { id } = await json<PackageMade>(company.post("/packages", { name: "Vidange", customerId }));
    const oilOn = async (vehicle: string) =>
      (await json<PackageOffer>(company.get(`/packages/${id}/offer?lang=fr${vehicle}`))).parts[1]?.candidates;
    const told = async (oil: Awaited<ReturnType<typeof oilOn>>) => {
      const made = await makeUpOf(oil?.articles.map((one) => one.id) ?? []);
      return oil?.articles.map((one) => {
        const { visc, volume } = made.get(one.id)?.values ?? {};
        return [visc?.join(), one.packs * Number(volume?.[0]), one.fit.verdict];
      });
    };
    const own = await oilOn(`&plate=${clio.plate}`);
    expect(own).toMatchObject({ loose: true, sure: true, capacity: { amount: 4.5, unit: "l", grade: "5W-30" } });
    expect(new Set((await told(own))?.map(String))).toEqual(new Set(["5W-30,5,fits"]));
    const nowhere = await oilOn("");
    expect(nowhere).toMatchObject({ loose: true, sure: false, capacity: null });
    expect(new Set((await told(nowhere))?.map(String))).toEqual(new Set(["10W-40,5,unknown"]));
    const { parts } = await json<WorkPackage>(company.get(`/packages/${id}?lang=fr`));
    expect(Object.keys(parts[1] ?? {})).not.toContain("words");
  });

  it("comes into a cart by one call as its lines, once per key", async () => {
    const shop = await openPackage();
    const customerId = await newCustomer(shop.company);
    expect(await json<PackageTaken>(take(shop, customerId))).toEqual({ customerId, added: 3, there: [], refused: [] });
    const cart = await cartOf(shop, customerId);
    expect(cart.lines).toMatchObject([{ quantity: 2, plate: "AB-123-CD", fit: { verdict: "fits" } }]);
    expect(cart.labour.map(({ name, minutes, totalCents }) => [name, minutes, totalCents])).toEqual([
      [shop.work.label, shop.work.minutes, shop.work.minutes * 100],
      ["Lavage", 15, 1_500],
    ]);
    const again = await json<PackageTaken>(take(shop, customerId, { parts: [] }));
    expect(again).toMatchObject({ added: 1, there: [shop.work.label] });
  });

  it("takes the rest where a line is refused, which is named with what stands now", async () => {
    const shop = await openPackage();
    const customerId = await newCustomer(shop.company);
    const taken = await json<PackageTaken>(
      take(shop, customerId, {
        parts: [{ at: 0, articleId: shop.articleId, channel: "local", price: 4_000, currency: "EUR", quantity: 1 }],
        works: [
          { at: 0, seen: 5_000 },
          { at: 1, seen: 6_000 },
        ],
      }),
    );
    expect(taken).toMatchObject({
      added: 1,
      refused: [
        { kind: "part", at: 0 },
        { kind: "work", at: 0 },
      ],
    });
    expect(taken.refused.map(({ code, price }) => [code, price])).toEqual([
      ["price-changed", 4_990],
      ["rate-changed", 6_000],
    ]);
    expect((await cartOf(shop, customerId)).labour).toMatchObject([{ name: "Lavage" }]);
  });

  it("whose parts are gone says so by name, and the rest can be taken", async () => {
    const shop = await openPackage();
    const { company, packageId } = shop;
    const where = { companyId_id: { companyId: company.companyId, id: packageId } };
    const { parts } = await prisma().workPackage.findUniqueOrThrow({ where, select: { parts: true } });
    const [part] = parts as [object];
    const gone = { ...part, genartId: 999_999, label: "Capteur disparu" };
    await prisma().workPackage.update({ where, data: { parts: [gone, part] }, select: { id: true } });
    expect((await kept(shop)).parts).toMatchObject([{ label: "Capteur disparu", gone: true }, { gone: false }]);
    const offered = await offer(shop);
    expect(offered.parts).toMatchObject([
      { label: "Capteur disparu", candidates: null },
      { candidates: { sure: true } },
    ]);
    const customerId = await newCustomer(company);
    const line = { articleId: shop.articleId, channel: "local", price: 4_990, currency: "EUR", quantity: 1 };
    const taken = await json<PackageTaken>(
      take(shop, customerId, {
        parts: [
          { at: 0, ...line },
          { at: 1, ...line },
        ],
        works: [],
      }),
    );
    expect(taken).toMatchObject({ added: 1, refused: [{ name: "Capteur disparu", code: "other-part" }] });
  });

  it("is renamed, changed and removed; a change of what was changed meanwhile is 409, as is a name that is taken", async () => {
    const shop = await openPackage();
    const { company, customerId, packageId, work } = shop;
    const address = `/packages/${packageId}`;
    const change = {
      ...{ name: "Freins avant complets", version: 1, parts: [{ at: 0, quantity: 1 }] },
      works: [
        { at: 0, name: "Plaquettes avant", minutes: 70, rate: "T2" },
        { at: null, name: "Essai", minutes: 10, rate: "T1" },
      ],
    };
    expect(await json(company.post(address, change))).toEqual({ version: 2 });
    expect(await kept(shop)).toMatchObject({
      ...{ name: "Freins avant complets", parts: [{ quantity: 1 }] },
      works: [{ name: "Plaquettes avant", minutes: 70, rate: "T2", operation: work.key }, { name: "Essai" }],
    });
    expect(await refusal(await company.post(address, change))).toEqual([409, "package-changed"]);
    const named = { name: "FREINS avant  complets", customerId };
    expect(await refusal(await company.post("/packages", named))).toEqual([409, "name-taken"]);
    const nothing = { ...change, version: 2, parts: [], works: [] };
    expect(await refusal(await company.post(address, nothing))).toEqual([422, "nothing-to-keep"]);
    expect((await company.del(address)).status).toBe(200);
    expect(await refusal(await company.get(address))).toEqual([404, "not-found"]);
    expect(await refusal(await company.del(address))).toEqual([404, "not-found"]);
  });

  it("needs the right cart, belongs to its company, and is made of something", async () => {
    const shop = await openPackage();
    const { company, customerId, packageId } = shop;
    const clerk = await secondUser(company, ["CaiaApp"]);
    expect((await clerk.get("/packages")).status).toBe(403);
    const stranger = await makeCompany();
    const { id: quoteId } = await json<QuoteMade>(quoteNew(company, customerId));
    for (const answer of [
      await stranger.get(`/packages/${packageId}`),
      await stranger.get(`/packages/${packageId}/offer?ktype=${clio.ktype}`),
      await stranger.del(`/packages/${packageId}`),
      await stranger.post("/packages", { name: "Leur panier", customerId }),
      await stranger.post("/packages", { name: "Leur devis", quoteId }),
      await take({ ...shop, company: stranger }, customerId),
    ])
      expect(await refusal(answer)).toEqual([404, "not-found"]);
    const empty = await newCustomer(company);
    const made = await company.post("/packages", { name: "Rien", customerId: empty });
    expect(await refusal(made)).toEqual([422, "nothing-to-keep"]);
    const both = await company.post("/packages", { name: "Deux", customerId, quoteId: 1 });
    expect(await refusal(both)).toEqual([400, "invalid-input"]);
  });
});
