import "@/tests/support/end";
import { lockCustomer } from "@/lib/domains/customers/commands/lock-customer";
import { findMileage } from "@/lib/domains/customers/queries/find-mileage";
import { findCurrentCustomer, findCustomerOfVehicle } from "@/lib/domains/customers/queries/get-customer";
import { isCustomer } from "@/lib/domains/customers/queries/is-customer";
import type { Customer, CustomerPage } from "@/lib/domains/customers/schema";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { prisma } from "@/lib/platform/db";
import { clientOf, makeCompany, secondUser } from "@/tests/support/company";
import { claire } from "@/tests/support/supply";

type Client = Awaited<ReturnType<typeof makeCompany>>;
const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;

const make = async (company: Client, info: object = claire, headers?: Record<string, string>): Promise<number> =>
  (await json<{ clientId: number }>(company.post("/vc/newClient", { info }, headers))).clientId;
const card = (company: Client, id: number) => json<Customer>(company.get(`/vc/customer/${id}`));
const list = (company: Client, query: string) => json<CustomerPage>(company.get(`/vc/customers?${query}`));

/** An answer without what differs from request to request. */
async function bare(response: Response): Promise<string> {
  return (await response.text()).replace(/"requestId":"[^"]*"/, "");
}

describe("vc/newClient", () => {
  it("keeps markup, apostrophes, ampersands, Arabic and emoji as they were typed", async () => {
    const company = await makeCompany();
    const odd = { ...claire, name: `O'Hara & <b>محمد</b> "🚗"\u202e`, address: "1 rue de l'Épée\n--;drop table" };
    expect((await card(company, await make(company, odd))).info).toMatchObject(odd);
  });

  it("names every field that is wrong", async () => {
    const response = await (
      await makeCompany()
    ).post("/vc/newClient", { info: { ...claire, name: " ", email: "x", phone: "abc" } });
    const { code, fields } = await json<{ code: string; fields: { field: string; message: string }[] }>(response);
    expect([response.status, code]).toEqual([400, "invalid-input"]);
    expect(fields).toEqual(
      expect.arrayContaining([
        { field: "info.name", message: "required" },
        { field: "info.email", message: "email" },
        { field: "info.phone", message: "phone" },
      ]),
    );
  });

  it("makes a blank card from a VIN alone", async () => {
    const company = await makeCompany();
    const { clientId } = await json<{ clientId: number }>(company.post("/vc/newClient", { vin: "VF1XXXXXXXXXXXXXX" }));
    expect((await card(company, clientId)).info.name).toBe("");
  });

  it("makes one customer for one Idempotency-Key, and refuses another body with it", async () => {
    const company = await makeCompany();
    const headers = { "idempotency-key": "a1" };
    const ids = await Promise.all([
      make(company, claire, headers),
      make(company, claire, headers),
      make(company, claire, headers),
    ]);
    expect(new Set(ids).size).toBe(1);
    expect((await list(company, "")).customers).toHaveLength(1);
    const other = await company.post("/vc/newClient", { info: { ...claire, name: "Morel" } }, headers);
    expect([other.status, (await json<{ code: string }>(other)).code]).toEqual([422, "idempotency-key-reused"]);
    expect((await company.post("/vc/newClient", { info: claire }, { "idempotency-key": "a b" })).status).toBe(400);
  });
});

describe("vc/info", () => {
  it("replaces a card, and finds it by the plate", async () => {
    const company = await makeCompany();
    const clientId = await make(company);
    await company.post("/vc/associate", {
      customerId: clientId,
      immat: "ab 123 cd",
      brand: "Renault",
      model: "Clio III",
    });
    const changed = { ...claire, city: "Villeurbanne", address: "3 cours Émile-Zola" };
    expect((await company.post("/vc/info", { ...changed, clientId })).status).toBe(200);
    const found = await json<Customer>(company.get("/vc/info/AB-123-CD"));
    expect(found).toMatchObject({ id: clientId, info: { city: "Villeurbanne" } });
    expect(found.vehicles[0]).toMatchObject({
      immat: "AB-123-CD",
      link: "/identification-vehicule/search/immat/AB-123-CD",
    });
    expect((await company.get("/vc/info/ZZ-999-ZZ")).status).toBe(404);
  });
});

describe("vc/associate and vc/newVehicle", () => {
  const vehicle = { immat: "DK-405-ZR", brand: "Peugeot", model: "308 II" };

  it("link a plate to one customer only, whoever asks at the same time", async () => {
    const company = await makeCompany();
    const [first, second] = [await make(company), await make(company)];
    const answers = await Promise.all(
      [first, second, first, second].map((customerId) => company.post("/vc/associate", { ...vehicle, customerId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({
      code: "vehicle-taken",
      title: "Ce véhicule est déjà associé à un client",
    });
    const owners = await Promise.all([card(company, first), card(company, second)]);
    expect(owners.flatMap(({ vehicles }) => vehicles)).toHaveLength(1);
  });

  it("carry the error of an unknown plate in the answer", async () => {
    const company = await makeCompany();
    const customerId = await make(company);
    const unknown = await company.post("/vc/newVehicle", { immat: "ZZ-999-ZZ", customerId });
    expect([unknown.status, await unknown.json()]).toEqual([
      200,
      { ok: false, code: "vehicle-unknown", error: "Véhicule introuvable" },
    ]);
    expect((await company.post("/vc/newVehicle", { immat: " - ", customerId })).status).toBe(400);
  });

  it("let another company have the same plate", async () => {
    const [one, other] = [await makeCompany(), await makeCompany()];
    for (const company of [one, other])
      expect((await company.post("/vc/associate", { ...vehicle, customerId: await make(company) })).status).toBe(200);
  });
});

describe("vc/customers", () => {
  it("finds by name in any order and accent, by company and by the beginning of a plate", async () => {
    const company = await makeCompany();
    const id = await make(company, { ...claire, firstname: "Émilie", company: "Taxi Bellecour SARL" });
    await make(company, { ...claire, firstname: "Jeanne", name: "Morel_100%" });
    await company.post("/vc/associate", { customerId: id, immat: "DK-405-ZR", brand: "Peugeot", model: "308 II" });
    for (const search of ["laurent emilie", "Émilie Laurent", "bellecour", "dk405", "DK-405-Z"])
      expect([
        search,
        (await list(company, `search=${encodeURIComponent(search)}`)).customers.map((one) => one.id),
      ]).toEqual([search, [id]]);
    for (const search of ["%", "_", "'", "x".repeat(200)])
      expect((await company.get(`/vc/customers?search=${encodeURIComponent(search)}`)).status).toBe(200);
    expect((await list(company, "search=l_urent")).customers).toEqual([]);
  });

  it("goes through every page without a gap or a repetition", async () => {
    const company = await makeCompany();
    for (const name of ["Zola", "adam", "Martin", "Martin", "Éluard"]) await make(company, { ...claire, name });
    const seen: number[] = [];
    let after = "";
    do {
      const { customers, next } = await list(company, `limit=2${after}`);
      seen.push(...customers.map(({ id }) => id));
      after = next === null ? "" : `&after=${next}`;
    } while (after);
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });
});

describe("another company's customer", () => {
  it("is answered byte for byte like an unknown one, by every call", async () => {
    const [owner, other] = [await makeCompany(), await makeCompany()];
    const foreign = await make(owner);
    await owner.post("/vc/associate", { customerId: foreign, immat: "AB-123-CD", brand: "Renault", model: "Clio III" });
    const unknown = 2_000_000_000;
    const calls = [
      (id: number) => other.get(`/vc/customer/${id}`),
      (id: number) => other.post("/vc/info", { ...claire, clientId: id }),
      (id: number) => other.post("/vc/associate", { customerId: id, immat: "EZ-777-VW", brand: "VW", model: "Golf" }),
      (id: number) => other.post("/vc/newVehicle", { customerId: id, immat: "EZ-777-VW" }),
      (id: number) => other.get(`/getCart/${id}`),
    ];
    for (const call of calls) {
      const [theirs, nobodys] = await Promise.all([call(foreign), call(unknown)]);
      expect([theirs.status, await bare(theirs)]).toEqual([404, await bare(nobodys)]);
    }
    expect((await other.get("/vc/info/AB-123-CD")).status).toBe(404);
    expect((await list(other, "")).customers).toEqual([]);
    expect((await card(owner, foreign)).info.city).toBe("Lyon");
  });

  it("is nobody for the cookie and for the plate", async () => {
    const [owner, other] = [await makeCompany(), await makeCompany()];
    const id = await make(owner);
    await owner.post("/vc/associate", { customerId: id, immat: "AB-123-CD", brand: "Renault", model: "Clio III" });
    const [mine, theirs] = await Promise.all([findActor(owner.token), findActor(other.token)]);
    if (!mine || !theirs) throw new Error("no session");
    expect(await findCurrentCustomer(mine, String(id))).toMatchObject({ id, name: "Laurent" });
    expect(await findCurrentCustomer(theirs, String(id))).toBeNull();
    expect(await findCurrentCustomer(mine, `${id} or 1=1`)).toBeNull();
    const plate = { plate: "AB-123-CD", vin: null };
    expect([(await findCustomerOfVehicle(mine, plate))?.id, await findCustomerOfVehicle(theirs, plate)]).toEqual([
      id,
      null,
    ]);
  });

  it("and without a session there is nothing at all", async () => {
    expect((await clientOf().get("/vc/customers")).status).toBe(401);
    expect((await (await makeCompany()).get("/vc/customer/abc")).status).toBe(400);
  });
});

it("a customer is locked, asked for and their mileage read by who has the right cart alone", async () => {
  const company = await makeCompany();
  const customerId = await make(company);
  const reader = (await findActor((await secondUser(company, ["CaiaApp"])).token))!;
  const seller = (await findActor(company.token))!;
  const inTx = (actor: typeof seller) =>
    prisma().$transaction(async (tx) => {
      await lockCustomer(actor, { customerId }, tx);
      return isCustomer(actor, { customerId }, tx);
    });
  expect(await inTx(seller)).toBe(true);
  await expect(inTx(reader)).rejects.toMatchObject({ status: 403 });
  await expect(prisma().$transaction((tx) => isCustomer(reader, { customerId }, tx))).rejects.toMatchObject({
    status: 403,
  });
  await expect(findMileage(reader, { plate: "AA-123-AA" })).rejects.toMatchObject({ status: 403 });
});
