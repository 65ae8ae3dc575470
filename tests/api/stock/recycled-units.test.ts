import "@/tests/support/end";
import type { Cart, LineChange, OrdersMade } from "@/lib/domains/cart/schema";
import type { UnitRecord } from "@/lib/domains/recycled/schema";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import { orderLines } from "@/tests/support/orders";
import { claire } from "@/tests/support/supply";
import { openStream } from "@/tests/support/streams";

type Client = Awaited<ReturnType<typeof makeCompany>>;

const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;
const clio = 1_000_080;
const priceCents = 89_000;

/** A unit that no other test knows, found by no version. */
async function someUnit(state = "in-stock"): Promise<number> {
  const mark = `${Math.random()}`.slice(2);
  const { id } = await prisma().recycledUnit.create({
    data: {
      ...{ kind: "engine", vendor: "Essai", vendorPlace: "Lyon (69)", approval: "PR 69 00000 D", policeNumber: mark },
      ...{ make: "Renault", model: "Clio III", version: "1.5 dCi 85", vehicleYear: 2008, km: 100_000 },
      ...{ guaranteeMonths: 6, rack: "A-01-1", priceCents, state, engineFamily: "K9K", engineCodes: ["K9K 766"] },
    },
    select: { id: true },
  });
  return id;
}

async function counter() {
  const company = await makeCompany();
  const { clientId: customerId } = await json<{ clientId: number }>(company.post("/vc/newClient", { info: claire }));
  const add = (unit: number, more: object = {}) =>
    company.post("/addItemToCart", {
      ...{ item: { id: `pre-${unit}` }, name: "engine", price: 71_200, channel: "Reparcar", customerId },
      ...more,
    });
  const order = (lineId: number) => orderLines(company, customerId, [lineId]);
  return { company, customerId, add, order };
}

const refusal = async (response: Response): Promise<[number, string]> => [
  response.status,
  (await json<{ code: string }>(response)).code,
];
const linesOf = async (company: Client, customerId: number) =>
  (await json<Cart>(company.get(`/getCart/${customerId}`))).lines;
const lapse = (unitId: number) =>
  prisma().recycledHold.update({
    where: { unitId },
    data: { touchedAt: new Date(Date.now() - 31 * 60_000) },
    select: { unitId: true },
  });

it("is listed by ktype with every field, judged by the engine's code", async () => {
  const { company } = await counter();
  const { stock } = await json<{ stock: UnitRecord[] }>(company.get(`/stockCareco/${clio}?engineCode=K9K%20766`));
  const engines = stock.filter(({ typeDePiece }) => typeDePiece === "Moteur");
  expect(engines.map(({ disponibilite }) => disponibilite).sort()).toEqual([0, 1, 1, null]);
  expect(engines.find(({ numLivrePolice }) => numLivrePolice === "2026-000118")).toMatchObject({
    ...{ vendeur: "Rhône Pièces Réemploi, Givors (69)", kms: 112_000, garantie: 6, prixVente: 89_000, typeMot: "K9K" },
    ...{ codeMot: "K9K 766", refBte: null, status: "en stock", compatibilite: { verdict: "fits" } },
  });
  expect(stock.some(({ typeDePiece }) => typeDePiece === "Boite")).toBe(true);
  const one = await json<{ stock: UnitRecord[] }>(company.get(`/stockCareco/Boite/null/${clio}`));
  expect(new Set(one.stock.map(({ typeDePiece }) => typeDePiece))).toEqual(new Set(["Boite"]));
  expect(await json(company.get("/stockCareco/999999999"))).toEqual({ stock: [] });
});

it("is one piece: added again it stays one, and no quantity is taken but one", async () => {
  const { company, customerId, add } = await counter();
  const unit = await someUnit();
  const { id } = await json<LineChange>(add(unit));
  expect(await json(add(unit))).toMatchObject({ id, quantity: 1 });
  expect(await refusal(await add(unit, { quantity: 2 }))).toEqual([422, "one-unit"]);
  expect(await refusal(await company.get(`/updateQuantity/${customerId}/${id}/2`))).toEqual([422, "one-unit"]);
  expect(await linesOf(company, customerId)).toMatchObject([
    { channel: "Reparcar", quantity: 1, item: { unit: true } },
  ]);
});

it("is reserved for half an hour, and free for others afterwards", async () => {
  const [one, other] = await Promise.all([counter(), counter()]);
  const unit = await someUnit();
  await one.add(unit);
  const refused = await other.add(unit);
  expect([refused.status, await json(refused)]).toMatchObject([
    409,
    { code: "unit-reserved", minutes: 30, ours: false },
  ]);
  await lapse(unit);
  expect((await other.add(unit)).status).toBe(200);
  const [line] = await linesOf(one.company, one.customerId);
  expect(await refusal(await one.order(line?.id ?? 0))).toEqual([409, "unit-reserved"]);
});

it("is kept anew by every touch of its line, and by that alone where another has taken it since", async () => {
  const [one, other] = await Promise.all([counter(), counter()]);
  const unit = await someUnit();
  const { id } = await json<LineChange>(one.add(unit));
  await lapse(unit);
  const touch = () => one.company.get(`/updateQuantity/${one.customerId}/${id}/1`);
  expect((await touch()).status).toBe(200);
  expect(await refusal(await other.add(unit))).toEqual([409, "unit-reserved"]);
  await lapse(unit);
  await other.add(unit);
  expect(await refusal(await touch())).toEqual([409, "unit-reserved"]);
});

it("is told to every house that listens, by its number alone", async () => {
  const [one, other] = await Promise.all([counter(), counter()]);
  const reader = await makeCompany({ rights: ["CarIdentifier"] });
  const [stream, silent] = await Promise.all([openStream(other.company), openStream(reader)]);
  const unit = await someUnit();
  const { id } = await json<LineChange>(one.add(unit));
  const ready = await stream.next("ready");
  const { data, id: place } = await stream.next("Recycled unit");
  expect(data).toEqual({ unitId: unit, at: expect.any(Number) as number });
  // It has no place of its own in the stream: whoever comes back continues from the last stored event.
  expect(place).toBe(ready.id);
  await one.company.del(`/cartItem/${one.customerId}/${id}`);
  await stream.next("Recycled unit", 2);
  expect(silent.all("Recycled unit")).toEqual([]);
});

it("is sold once, to whoever presses first", async () => {
  const [one, other] = await Promise.all([counter(), counter()]);
  const unit = await someUnit();
  const first = await json<LineChange>(one.add(unit));
  await lapse(unit);
  const second = await json<LineChange>(other.add(unit));
  await lapse(unit);
  const answers = await Promise.all([one.order(first.id), other.order(second.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await refusal(await (await counter()).add(unit))).toEqual([409, "unit-sold"]);
});

it("is free again when the line goes, and when its order is taken back it is kept", async () => {
  const [one, other] = await Promise.all([counter(), counter()]);
  const unit = await someUnit();
  const { id } = await json<LineChange>(one.add(unit));
  const { orders } = await json<OrdersMade>(one.order(id));
  expect((await one.company.post("/order/withdraw", { orderId: orders[0]?.orderId })).status).toBe(200);
  expect(await refusal(await other.add(unit))).toEqual([409, "unit-reserved"]);
  const [line] = await linesOf(one.company, one.customerId);
  await one.company.del(`/cartItem/${one.customerId}/${line?.id}`);
  expect((await other.add(unit)).status).toBe(200);
});

it("that its vendor withdraws is refused, also where it lies in a cart", async () => {
  const { add, order } = await counter();
  const unit = await someUnit();
  const { id } = await json<LineChange>(add(unit));
  await prisma().recycledUnit.update({ where: { id: unit }, data: { state: "withdrawn" }, select: { id: true } });
  expect(await refusal(await order(id))).toEqual([409, "unit-gone"]);
  expect(await refusal(await add(await someUnit("to-dismantle")))).toEqual([409, "unit-gone"]);
});

it("is sold by its own channel alone", async () => {
  const { add } = await counter();
  expect(await refusal(await add(await someUnit(), { channel: "local" }))).toEqual([422, "unsupported-supplier"]);
});

it("stands in the stock of a vehicle by type and date, with what the house has cloned for it", async () => {
  const { company } = await counter();
  const { stock } = await json<{ stock: { provenance: string; type: string; recommandé: boolean }[] }>(
    company.get("/stock/MRE5202E1234/2007-03-14"),
  );
  expect(stock.every(({ provenance }) => provenance === "reparcar")).toBe(true);
  expect(stock.length).toBeGreaterThan(0);
  expect((await company.get("/stock/MRE5202E1234/2007-13-14")).status).toBe(400);
  expect(await json(company.get("/stock/NOSUCHTYPE/2007-03-14"))).toEqual({ stock: [] });
});

it("stands there also without an article of the catalogue, by its number or an OE number however it is written", async () => {
  const { company } = await counter();
  const { companyId, stockGroupId } = company;
  const item = { companyId, stockGroupId, brand: "Garage", partType: "neuve", quantity: 1, priceCents: 100 };
  const oe = { ...item, label: "Plaquettes", reference: "A 1", referenceKey: "A1", oeNumbers: ["7701-207 339"] };
  const same = { ...item, label: "Plaquettes", reference: "0986.494104", referenceKey: "0986494104" };
  const foreign = { ...item, label: "Autre", reference: "ZZ 99", referenceKey: "ZZ99", oeNumbers: ["ZZ 100"] };
  await prisma().stockItem.createMany({ data: [oe, same, foreign] });
  const { stock } = await json<{ stock: { provenance: string; refConstructeur: string; id: string }[] }>(
    company.get("/stock/MRE5202E1234/2007-03-14"),
  );
  const own = stock.filter(({ provenance }) => provenance === "local");
  expect(own.map(({ refConstructeur }) => refConstructeur).sort()).toEqual(["0986.494104", "A 1"]);
  expect(own.every(({ id }) => /^own-\d+$/.test(id))).toBe(true);
});

it("needs the right PRE for the units and Stock for the vehicle's stock", async () => {
  const company = await makeCompany({ rights: ["cart", "CarIdentifier"] });
  const asked = [`/stockCareco/${clio}`, `/stockCareco/Moteur/null/${clio}`, "/stock/MRE5202E1234/2007-03-14"];
  expect(await Promise.all(asked.map(async (path) => (await company.get(path)).status))).toEqual([403, 403, 403]);
});
