import "@/tests/support/end";
import sharp from "sharp";
import { app } from "@/lib/api/app";
import type { Cart } from "@/lib/domains/cart/schema";
import type { CompanyOfRegister } from "@/lib/domains/customers/register/schema";
import type { Customer } from "@/lib/domains/customers/schema";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import { addOne, json, newCustomer, openCounter, refusal, type Client } from "@/tests/support/counter";
import { claire, storedOffer } from "@/tests/support/supply";

const drawn = (side = 40) => sharp({ create: { width: side, height: side, channels: 3, background: "#0a0" } });

function sendPicture({ token }: Client, customerId: number, bytes: Uint8Array | string, name = "face.png") {
  const body = new FormData();
  body.set("image", new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name, { type: "image/png" }));
  const headers = { authorization: `Bearer ${token}` };
  return Promise.resolve(app.request(`/api/vc/picture/${customerId}`, { method: "POST", headers, body }));
}
const card = (company: Client, id: number) => json<Customer>(company.get(`/vc/customer/${id}`));

describe("a customer's picture", () => {
  it("is decoded, made anew without its metadata, shown to the company alone, and replaces the one before", async () => {
    const [company, stranger] = [await makeCompany(), await makeCompany()];
    const customerId = await newCustomer(company);
    const exif = { IFD0: { Copyright: "secret place" } };
    const first = await json<{ filename: string }>(
      sendPicture(company, customerId, await drawn(3000).jpeg().withExif(exif).toBuffer()),
    );
    expect((await card(company, customerId)).info.picture).toBe(first.filename);
    const shown = await company.get(`/pictures/${first.filename}`);
    const bytes = Buffer.from(await shown.arrayBuffer());
    const { format, width, exif: kept } = await sharp(bytes).metadata();
    expect([shown.headers.get("content-type"), format, width, kept]).toEqual(["image/webp", "webp", 1200, undefined]);
    expect((await stranger.get(`/pictures/${first.filename}`)).status).toBe(404);
    const second = await json<{ filename: string }>(sendPicture(company, customerId, await drawn().png().toBuffer()));
    expect(second.filename).not.toBe(first.filename);
    expect((await company.get(`/pictures/${first.filename}`)).status).toBe(404);
    expect(await prisma().picture.count({ where: { companyId: company.companyId } })).toBe(1);
  });

  it("must be one, whatever its name says, and belong to a customer of the company", async () => {
    const [company, other] = [await makeCompany(), await makeCompany()];
    const customerId = await newCustomer(company);
    const png = await drawn().png().toBuffer();
    for (const bytes of [
      "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>",
      "GIF89a nothing",
      "",
      png.subarray(0, 60),
    ])
      expect(await refusal(await sendPicture(company, customerId, bytes))).toEqual([400, "not-a-picture"]);
    const bomb = await drawn(16_000).png({ compressionLevel: 9 }).toBuffer();
    expect(await refusal(await sendPicture(company, customerId, bomb))).toEqual([
      400,
      expect.stringMatching(/^(not-a-picture|picture-too-large)$/),
    ]);
    expect((await sendPicture(other, customerId, png)).status).toBe(404);
    expect((await card(company, customerId)).info.picture).toBeNull();
    expect((await company.post(`/vc/picture/${customerId}`, { image: "x" })).status).toBe(400);
  });
});

describe("vc/cart", () => {
  it("is the cart as the customer may see it, whatever the seller sees", async () => {
    const { company, customerId } = await openCounter();
    const { articleId, code, net } = await storedOffer("priced");
    await addOne(company, customerId, articleId, { channel: code, price: net });
    const { lines, totals } = await json<Cart>(company.get(`/vc/cart/${customerId}`));
    expect([lines.map(({ price }) => price), totals[0]?.purchase]).toEqual([[null], null]);
    expect(lines[0]?.publicCents).toBeGreaterThan(0);
    expect((await json<Cart>(company.get(`/getCart/${customerId}`))).lines[0]?.price).toBe(net);
    expect((await (await makeCompany()).get(`/vc/cart/${customerId}`)).status).toBe(404);
  });
});

describe("siren", () => {
  const look = async (number: string) => (await makeCompany()).get(`/siren/${encodeURIComponent(number)}`);
  const find = async (q: string) =>
    json<CompanyOfRegister[]>((await makeCompany()).get(`/completion/siren/${encodeURIComponent(q)}`));

  it.each(["987650348", "987 650 348", "987.650.348", "98765034800012"])("finds the company of %s", async (number) => {
    expect(await json(look(number))).toMatchObject({
      siren: "987650348",
      company: "Taxi Bellecour",
      vatNumber: "FR17987650348",
      postalCode: "69002",
      city: "Lyon",
      country: "FR",
      active: true,
    });
  });

  it("knows La Poste by its offices, which follow a rule of their own", async () => {
    for (const number of ["356000000", "35600000000048", "35600000049837"])
      expect(await json(look(number))).toMatchObject({ siren: "356000000", company: "La Poste" });
    expect(await refusal(await look("35600000049836"))).toEqual([400, "malformed-siren"]);
  });

  it("tells a wrong number from one that nobody carries", async () => {
    for (const wrong of ["987650349", "000000000", "12345678", "9876503481", "abc", "' or 1=1", "９８７６５０３４８"])
      expect([wrong, ...(await refusal(await look(wrong)))]).toEqual([wrong, 400, "malformed-siren"]);
    expect(await refusal(await look("732829320"))).toEqual([404, "unknown-siren"]);
  });

  it("completes numbers and words of a name in any order, accent and case", async () => {
    const names = async (q: string) => (await find(q)).map(({ company }) => company);
    expect(await names("98765034")).toEqual(["Taxi Bellecour"]);
    expect(await names("987 650 34")).toEqual(["Taxi Bellecour"]);
    expect(await names("bellecour TAXI")).toEqual(["Taxi Bellecour"]);
    expect(await names("etoile")).toEqual(["Taxis de l'Étoile"]);
    expect((await find("carrosserie lemoine")).map(({ active }) => active)).toEqual([true, false]);
    for (const nothing of ["z", "%", "%%%", "__", "99", "'; drop table"]) expect(await names(nothing)).toEqual([]);
  });
});

describe("a customer's card with an Idempotency-Key", () => {
  it("is changed once and linked once", async () => {
    const company = await makeCompany();
    const customerId = await newCustomer(company);
    const key = { "idempotency-key": "card" };
    const change = { ...claire, city: "Villeurbanne", clientId: customerId };
    for (let turn = 0; turn < 2; turn += 1) expect((await company.post("/vc/info", change, key)).status).toBe(200);
    expect(await refusal(await company.post("/vc/info", { ...change, city: "Bron" }, key))).toEqual([
      422,
      "idempotency-key-reused",
    ]);
    const link = { customerId, immat: "AB-123-CD" };
    const answers = await Promise.all(
      [1, 2, 3].map(async () => json(company.post("/vc/newVehicle", link, { "idempotency-key": "link" }))),
    );
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const notes = await prisma().auditEntry.findMany({ where: { companyId: company.companyId, entity: "customer" } });
    expect(notes.map(({ action }) => action).sort()).toEqual(["create", "link-vehicle", "update"]);
  });
});
