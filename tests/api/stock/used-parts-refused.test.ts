import "@/tests/support/end";
import sharp from "sharp";
import { app } from "@/lib/api/app";
import { liveCatalogue } from "@/lib/platform/catalogue";
import { prisma, read } from "@/lib/platform/db";
import type { ImportLines, StockImport } from "@/lib/domains/stock/imports/schema";
import { json, newCustomer, refusal, type Client } from "@/tests/support/counter";
import { makeCompany } from "@/tests/support/company";

const [pads, headlight] = [10_001, 10_286];
const used = "économie circulaire";
const refused = [422, "never-sold-used"];
const move = (company: Client, country: string) =>
  prisma().company.update({ where: { id: company.companyId }, data: { country }, select: { id: true } });

async function articleOf(genartId: number): Promise<{ id: number; number: string; brand: string }> {
  const schema = await liveCatalogue();
  const text = `select a.id, a.article_no as number, b.name as brand from ${schema}.article a
    join ${schema}.brand b on b.id = a.brand_id where a.genart_id = $1 order by a.id limit 1`;
  const [row] = await read<{ id: number; number: string; brand: string }>({ name: `test_article_of@${schema}`, text }, [
    genartId,
  ]);
  if (!row) throw new Error(`The demonstration has no article of ${genartId}.`);
  return row;
}

async function add(company: Client, genartId: number, partType: string) {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#0a0" } })
    .png()
    .toBuffer();
  const body = new FormData();
  const texts = { brand: "Casse", reference: `C-${genartId}`, label: "Pièce", price: "1000", quantity: "2", partType };
  for (const [name, value] of Object.entries(texts)) body.set(name, value);
  body.set("genartId", String(genartId));
  body.set("stockGroup", String(company.stockGroupId));
  body.set("image", new File([new Uint8Array(bytes)], "a.png", { type: "image/png" }));
  const headers = { authorization: `Bearer ${company.token}` };
  return app.request("/api/stock-items", { method: "POST", headers, body });
}

async function preview(company: Client, text: string) {
  const body = new FormData();
  body.set("stockGroup", String(company.stockGroupId));
  body.set("file", new File([text], "stock.csv"));
  const headers = { authorization: `Bearer ${company.token}` };
  const { id } = await json<{ id: number }>(app.request("/api/stock-imports", { method: "POST", headers, body }));
  const { counts } = await json<StockImport>(company.get(`/stock-imports/${id}`));
  const { lines } = await json<ImportLines>(company.get(`/stock-imports/${id}/lines?fate=wrong`));
  return { counts, wrong: lines.map(({ line, fault, field }) => [line, fault, field]) };
}

describe("brake pads", () => {
  it("do not come into a French stock as used ones, by form or as a clone, and as rebuilt ones they do", async () => {
    const company = await makeCompany();
    expect(await refusal(await add(company, pads, used))).toEqual(refused);
    expect((await add(company, pads, "réusine")).status).toBe(200);
    expect((await add(company, headlight, used)).status).toBe(200);
    const { id } = await articleOf(pads);
    const clone = (partType: string, item: object = { id }) =>
      company.post("/cloneItem", { item, formData: { price: 990, amount: 1, partType } });
    expect(await refusal(await clone(used))).toEqual(refused);
    const unknown = { makeLabel: "Casse", ArtNr: "C-2", label: "Plaquettes", genartId: pads };
    expect(await refusal(await clone(used, unknown))).toEqual(refused);
    expect((await clone("neuve")).status).toBe(200);
  });

  it("are told in a file by brand and number, or by what they are called", async () => {
    const [company, swiss] = await Promise.all([makeCompany(), makeCompany()]);
    await move(swiss, "CH");
    const [pad, lamp] = await Promise.all([articleOf(pads), articleOf(headlight)]);
    const text = [
      "Marque;Référence;Désignation;Qté;Prix;Type",
      `${pad.brand};${pad.number};x;1;9,90;occasion`,
      `${pad.brand};${pad.number};x;1;9,90;neuf`,
      `${lamp.brand};${lamp.number};x;1;9,90;occasion`,
      "Casse;C 1;BRAKE PAD SET, disc brake;1;9,90;gebraucht",
      "Casse;C 2;Phare;1;9,90;used",
    ].join("\n");
    const told = await preview(company, text);
    expect(told.wrong).toEqual([
      [2, "never-used", "partType"],
      [5, "never-used", "partType"],
    ]);
    expect(told.counts).toMatchObject({ new: 3, wrong: 2 });
    expect((await preview(swiss, text)).wrong).toEqual([]);
  });

  it("that lie in the stock as used ones are not sold", async () => {
    const company = await makeCompany();
    const { id } = await json<{ id: number }>(await add(company, pads, "réusine"));
    const customerId = await newCustomer(company);
    const body = { item: { id: `own-${id}` }, price: 1000, channel: "local", customerId };
    await prisma().stockItem.updateMany({ where: { companyId: company.companyId }, data: { partType: used } });
    expect(await refusal(await company.post("/addItemToCart", body))).toEqual(refused);
    await move(company, "CH");
    expect((await company.post("/addItemToCart", body)).status).toBe(200);
  });
});
