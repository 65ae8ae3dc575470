import "@/tests/support/end";
import sharp from "sharp";
import { app } from "@/lib/api/app";
import type { StockItem, StockItems } from "@/lib/domains/stock/schema";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";

type Company = Awaited<ReturnType<typeof makeCompany>>;
type Form = Record<string, string | File>;

const pads = 10_001;
let bytes = new Uint8Array();
beforeAll(async () => {
  const drawn = sharp({ create: { width: 60, height: 60, channels: 3, background: "#0a0" } });
  bytes = new Uint8Array(await drawn.png().toBuffer());
});
const picture = () => new File([bytes], "a.png", { type: "image/png" });

const whole = ({ stockGroupId }: Company): Form => ({
  ...{ brand: "Garage Révision", reference: "GR-438 123/A", label: "Démarreur révisé", genartId: String(pads) },
  ...{ partType: "réusine", price: "12050", quantity: "2", stockGroup: String(stockGroupId), image: picture() },
});

async function send(company: Company, form: Form, id?: number) {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  const headers = { authorization: `Bearer ${company.token}` };
  const path = id === undefined ? "/api/stock-items" : `/api/stock-items/${id}`;
  const response = await app.request(path, { method: "POST", headers, body });
  return { status: response.status, body: (await response.json()) as { id: number; code?: string; fields?: unknown } };
}

const search = async (company: Company, text: string) =>
  (await (await company.get(`/stock-items?lang=fr&text=${encodeURIComponent(text)}`)).json()) as StockItems;
const sheet = (company: Company, id: number) => company.get(`/stock-items/${id}?lang=fr`);

describe("an item of the company's own", () => {
  it("is added with every field, found by its reference and words, and shown on its sheet", async () => {
    const [company, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    const { status, body } = await send(company, whole(company));
    expect({ status, body }).toMatchObject({ status: 200 });
    const item = (await (await sheet(company, body.id)).json()) as StockItem;
    expect(item).toMatchObject({
      ...{ brand: "Garage Révision", reference: "GR-438 123/A", label: "Démarreur révisé", partType: "réusine" },
      ...{ price: 12_050, currency: "EUR", quantity: 2, mayChange: true, genart: { id: pads } },
      stockGroup: { id: company.stockGroupId, name: "Stock" },
    });
    expect((await company.get(`/pictures/${item.image}`)).status).toBe(200);
    for (const text of ["GR438123A", "gr-438", "GR 438.123", "démarreur", "DEMARREUR revise", "garage starter", ""]) {
      const found = text === "garage starter" ? [] : [body.id];
      expect([text, (await search(company, text)).items.map(({ id }) => id)]).toEqual([text, found]);
      expect((await search(stranger, text)).total).toBe(0);
    }
    for (const text of ["438123", "%", "_", "'--", "🚗", "x".repeat(200)])
      expect([text, (await search(company, text)).total]).toEqual([text, 0]);
  });

  it("keeps its EAN and OE numbers, is found by them, and keeps them when a change does not name them", async () => {
    const company = await makeCompany();
    const printed = { ean: "4006381 333931", oeNumbers: "77 01 207 339; GX 9, 77 01 207 339; Œ 41-ß" };
    const { status, body } = await send(company, { ...whole(company), ...printed });
    expect(status).toBe(200);
    const read = async () => (await (await sheet(company, body.id)).json()) as StockItem;
    const kept = { ean: "4006381333931", oeNumbers: ["77 01 207 339", "GX 9", "Œ 41-ß"] };
    expect(await read()).toMatchObject(kept);
    for (const text of ["4006381333931", "7701207339", "gx-9", "OE41SS", "œ41ẞ"])
      expect([text, (await search(company, text)).total]).toEqual([text, 1]);
    await send(company, { ...whole(company), price: "1" }, body.id);
    expect(await read()).toMatchObject(kept);
    await send(company, { ...whole(company), ean: "", oeNumbers: "" }, body.id);
    expect(await read()).toMatchObject({ ean: null, oeNumbers: [] });
    for (const [field, value] of [
      ["ean", "4006381333932"],
      ["ean", "x"],
      ["oeNumbers", "77 01, ---"],
    ] as const)
      expect([field, (await send(company, { ...whole(company), [field]: value }, body.id)).status]).toEqual([
        field,
        400,
      ]);
  });

  it("belongs to its company: another sees, changes and removes nothing of it", async () => {
    const [company, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    const { id } = (await send(company, whole(company))).body;
    const { image } = (await (await sheet(company, id)).json()) as StockItem;
    expect((await sheet(stranger, id)).status).toBe(404);
    expect((await send(stranger, whole(stranger), id)).status).toBe(404);
    expect((await stranger.del(`/stock-items/${id}`)).status).toBe(404);
    expect((await stranger.get(`/pictures/${image}`)).status).toBe(404);
    expect((await send(stranger, { ...whole(company) })).status).toBe(403);
  });

  it("is changed, keeping or replacing its picture, and removed with it, each with its audit", async () => {
    const company = await makeCompany();
    const { id } = (await send(company, whole(company))).body;
    const first = (await (await sheet(company, id)).json()) as StockItem;
    const { image: _, ...texts } = whole(company);
    expect((await send(company, { ...texts, price: "9900", reference: "GR 999" }, id)).status).toBe(200);
    const second = (await (await sheet(company, id)).json()) as StockItem;
    expect(second).toMatchObject({ price: 9900, reference: "GR 999", image: first.image });
    expect([(await search(company, "GR-438")).total, (await search(company, "gr999")).total]).toEqual([0, 1]);
    await send(company, { ...texts, image: picture() }, id);
    const third = (await (await sheet(company, id)).json()) as StockItem;
    expect((await company.get(`/pictures/${first.image}`)).status).toBe(404);
    expect((await company.del(`/stock-items/${id}`)).status).toBe(200);
    expect([(await sheet(company, id)).status, (await company.get(`/pictures/${third.image}`)).status]).toEqual([
      404, 404,
    ]);
    const where = { companyId: company.companyId };
    const notes = await prisma().auditEntry.findMany({ where, orderBy: { id: "asc" } });
    expect(notes.map(({ action, entity }) => `${action} ${entity}`)).toEqual(
      ["add", "change", "change", "remove"].map((action) => `${action} stock-item`),
    );
  });

  it("needs every field", async () => {
    const company = await makeCompany();
    for (const field of Object.keys(whole(company))) {
      const { [field]: _, ...rest } = whole(company);
      const { status, body } = await send(company, rest);
      expect({ field, status, fields: body.fields }).toMatchObject({ field, status: 400, fields: [{ field }] });
    }
    for (const [field, value] of [
      ["brand", " "],
      ["reference", "---"],
      ["label", "x".repeat(201)],
      ["partType", "neuf"],
      ["price", "0"],
      ["price", "12.5"],
      ["quantity", "-1"],
    ] as const)
      expect([field, (await send(company, { ...whole(company), [field]: value })).status]).toEqual([field, 400]);
    expect((await send(company, { ...whole(company), genartId: "99" })).body.code).toBe("unknown-genart");
    const text = new File(["<svg onload=alert(1)>"], "a.png", { type: "image/png" });
    expect((await send(company, { ...whole(company), image: text })).body.code).toBe("not-a-picture");
    expect((await search(company, "")).total).toBe(0);
  });

  it("stands once per group, also when ten ask for it at once", async () => {
    const company = await makeCompany();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(company, whole(company))));
    const statuses = answers.map(({ status }) => status).sort();
    expect([statuses[0], statuses.slice(1).filter((status) => status !== 409 && status !== 503)]).toEqual([200, []]);
    const same = { ...whole(company), brand: "GARAGE RÉVISION", reference: "gr438123a" };
    expect((await send(company, same)).body.code).toBe("item-exists");
  });

  it("is added and changed only by those who may update its stock group, and read by all of the company", async () => {
    const reader = await makeCompany({ rights: ["CaiaApp"], canUpdate: false });
    expect((await send(reader, whole(reader))).status).toBe(403);
    const member = { companyId: reader.companyId, stockGroupId: reader.stockGroupId, userId: reader.userId };
    const key = { companyId_stockGroupId_userId: member };
    await prisma().stockGroupMember.update({ where: key, data: { canUpdate: true } });
    const { id } = (await send(reader, whole(reader))).body;
    await prisma().stockGroupMember.update({ where: key, data: { canUpdate: false } });
    expect((await send(reader, whole(reader), id)).status).toBe(403);
    expect((await reader.del(`/stock-items/${id}`)).status).toBe(403);
    expect(((await (await sheet(reader, id)).json()) as StockItem).mayChange).toBe(false);
  });
});
