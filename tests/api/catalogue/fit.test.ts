import "@/tests/support/end";
import type { Cart, LineChange } from "@/lib/domains/cart/schema";
import { listVehicleArticles } from "@/lib/domains/catalogue/list/queries";
import type { Quote, QuoteMade } from "@/lib/domains/quotes/schema";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { prisma, readReplica } from "@/lib/platform/db";
import quoteWords from "@/messages/fr/quotes.json";
import { addOne, json, newCustomer, openCounter } from "@/tests/support/counter";
import { actor, disagreements, faultsOf, named, readCar, readOffers, viewFacts } from "@/tests/support/fit-walk";
import { quoteNew } from "@/tests/support/quotes";
import { putOnShelf } from "@/tests/support/supply";

const pads = 10001;
/** Parts whose criteria speak of the vehicle, and some of the others. */
const stating = [
  10001, 10002, 10003, 10004, 10005, 10013, 10015, 10124, 10125, 10157, 10189, 10190, 10205, 10212, 10250,
];
const others = [10021, 10035, 10038, 10047, 10060, 10136, 10213, 10263];
const drawn = process.env.CHECK_FIT === "all" ? 1_000_000 : 300;

const numbered = catalogueStatement(
  "fit_drawn_versions",
  (s) => `select ktype from ${s}.vehicle order by md5(ktype::text || 'fit') limit $1`,
);

describe("no list shows as fitting what a criterion contradicts", () => {
  it.each(named)("%s %s", async (field, value) => {
    expect(await faultsOf(await viewFacts([field, value]), [...stating, ...others])).toEqual([]);
  });

  it("for versions of which nothing else is known", async () => {
    const versions = await readReplica<{ ktype: number }>(numbered(await liveCatalogue()), [drawn]);
    expect(versions.length).toBeGreaterThanOrEqual(300);
    const faults: string[] = [];
    for (const { ktype } of versions) {
      const facts = await viewFacts(["ktype", String(ktype)]);
      faults.push(...(await faultsOf(facts, [...stating, others[ktype % others.length] ?? pads])));
      if (faults.length > 20) break;
    }
    expect(faults).toEqual([]);
  });

  it("for cars with papers", async () => {
    const cars = await prisma().$queryRaw<{ vin: string }[]>`
      select vin from registry.vehicle where country = 'FR' and vin is not null and ktype is not null
      order by md5(vin) limit ${drawn > 300 ? 1000 : 60}`;
    const faults: string[] = [];
    for (const { vin } of cars) faults.push(...(await faultsOf(await viewFacts(["vin", vin]), stating)));
    expect(faults.slice(0, 20)).toEqual([]);
  });
});

describe("AB-123-CD", () => {
  const listed = async () => {
    const facts = await viewFacts(["immat", "AB-123-CD"]);
    return { facts, list: await listVehicleArticles(actor, { ktype: facts.ktype, genartId: pads, facts, lang: "fr" }) };
  };
  const proofs = async () => {
    const { list } = await listed();
    return new Map(list.articles.map(({ number, fit }) => [number, list.fits[fit]!]));
  };

  it("proves that the car has Bosch brakes, six criteria of six", async () => {
    const fit = (await proofs()).get("0 986 494 104");
    expect(fit).toMatchObject({ verdict: "fits", met: 6, of: 6 });
    expect(fit?.criteria).toContainEqual({ key: "brakeSystem", needs: "Bosch", has: "Bosch", verdict: "fits" });
    expect(fit?.criteria).toContainEqual({ key: "disc", needs: "Ø 266 mm", has: "Ø 266 mm", verdict: "fits" });
  });

  it("refuses pads whose determining criterion is another maker's brakes, chassis number or not", async () => {
    const fit = (await proofs()).get("GDB1634");
    expect(fit?.verdict).toBe("no");
    expect(fit?.criteria).toContainEqual({ key: "brakeSystem", needs: "TRW/Lucas", has: "Bosch", verdict: "no" });
  });

  it("leaves open what only the chassis number decides, the brakes proven all the same", async () => {
    const fit = (await proofs()).get("P 68 041");
    expect(fit).toMatchObject({ verdict: "unknown", met: 6, of: 7 });
    expect(fit?.criteria).toContainEqual({ key: "brakeSystem", needs: "Bosch", has: "Bosch", verdict: "fits" });
  });

  it("has drums behind: no rear pads, discs or calipers, but shoes and drums of 203 mm that fit", async () => {
    const { facts } = await listed();
    const offered = await readOffers(facts.ktype, [10001, 10002, 10003, 10004, 10005, 10006, 10007, 10008]);
    expect(offered.filter(({ stated }) => stated.some(([key, value]) => key === "pos" && value === "rear"))).toEqual(
      [],
    );
    for (const genartId of [10013, 10015]) {
      const { articles, fits } = await listVehicleArticles(actor, { ktype: facts.ktype, genartId, facts, lang: "fr" });
      const fitting = articles.filter(({ fit }) => fits[fit]?.verdict === "fits");
      expect(fitting.length).toBeGreaterThan(3);
      for (const { fit } of fitting)
        expect(fits[fit]?.criteria).toContainEqual({
          key: "drum",
          needs: "Ø 203 mm",
          has: "Ø 203 mm",
          verdict: "fits",
        });
    }
  });

  it("is told the same by list, cart line and quote", async () => {
    const { company, customerId } = await openCounter();
    const { list } = await listed();
    const shown = new Map(list.fits.map((fit, at) => [fit.verdict, list.articles.find((one) => one.fit === at)!]));
    expect([...shown.keys()].sort()).toEqual(["fits", "no", "unknown"]);
    for (const [verdict, { id, fit }] of shown) {
      await putOnShelf(company, id, 4990);
      const customer = await newCustomer(company);
      const plate = "AB-123-CD";
      const line = await json<LineChange>(addOne(company, customer, id, { plate }));
      const { lines } = await json<Cart>(company.get(`/getCart/${customer}`));
      expect(lines.find((one) => one.id === line.id)?.fit).toEqual(list.fits[fit]);
      const made = await json<QuoteMade>(quoteNew(company, customer));
      const quote = await json<Quote>(company.get(`/quote/${made.id}`));
      expect(JSON.stringify(quote)).toContain(quoteWords.fit[verdict]);
    }
    expect(customerId).toBeGreaterThan(0);
  });
});

describe("list and sheet agree on every verdict and its proof", () => {
  it.each(named)("%s %s", async (field, value) => {
    const facts = await viewFacts([field, value]);
    for (const genartId of [10001, 10002, 10013, 10157, 10250, 10263])
      expect(await disagreements(facts, genartId)).toEqual([]);
  });
});

it("papers of every named car bear the brakes that its parts are made for", async () => {
  for (const one of named) {
    const { ktype, vin } = await viewFacts(one);
    const car = await readCar(ktype, vin);
    if (car.frontDisc === null) continue;
    const discs = (await readOffers(ktype, [10002])).map(({ stated }) =>
      Object.fromEntries(stated.map(([k, v]) => [k, v])),
    );
    expect(discs.some(({ pos, outd }) => pos === "front" && Number(outd) === car.frontDisc)).toBe(true);
    expect(discs.some(({ pos }) => pos === "rear")).toBe(car.rearDisc !== null);
  }
});
