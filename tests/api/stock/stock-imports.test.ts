import "@/tests/support/end";
import { app } from "@/lib/api/app";
import type { ImportLines, StockImport } from "@/lib/domains/stock/imports/schema";
import type { StockLines } from "@/lib/domains/stock/shelf/schema";
import { json, refusal, type Client } from "@/tests/support/counter";
import { makeCompany } from "@/tests/support/company";

async function send({ token, stockGroupId }: Client, bytes: string | Buffer, columns?: readonly string[]) {
  const body = new FormData();
  body.set("stockGroup", String(stockGroupId));
  body.set("file", new File([new Uint8Array(Buffer.from(bytes))], "stock.csv"));
  if (columns) body.set("columns", JSON.stringify(columns));
  return app.request("/api/stock-imports", { method: "POST", headers: { authorization: `Bearer ${token}` }, body });
}
const preview = async (company: Client, text: string | Buffer) => {
  const response = await send(company, text);
  expect(response.status).toBe(200);
  return json<StockImport>(company.get(`/stock-imports/${(await json<{ id: number }>(response)).id}`));
};
const stockOf = async (company: Client) =>
  (await json<StockLines>(company.get("/own-stock"))).lines.map((line) => [line.reference, line.quantity, line.price]);

const heading = "Marque;Référence;Désignation;Qté;Prix HT;Emplacement\r\n";
const first = Buffer.from(
  `${heading}Valeo;438 123;Démarreur;2;1 234,56;A-1\r\nBosch;0 986;Plaquettes;5;12,50;B\r\n`,
  "latin1",
);

describe("a file of the stock", () => {
  it("is previewed, applied, changed by the next one, and undone", async () => {
    const company = await makeCompany();
    const { id, counts } = await preview(company, first);
    expect(counts).toEqual({ new: 2, changed: 0, same: 0, wrong: 0, warned: 0 });
    expect(await stockOf(company)).toEqual([]);
    expect((await company.post(`/stock-imports/${id}/apply`)).status).toBe(200);
    const [bosch, valeo] = [
      ["0 986", 5, 1250],
      ["438 123", 2, 123_456],
    ];
    expect(await stockOf(company)).toEqual([bosch, valeo]);
    expect(await refusal(await company.post(`/stock-imports/${id}/apply`))).toEqual([409, "import-done"]);

    const next = await preview(company, `${heading}Valeo;438123;;7;;\r\nBosch;0986;;5;12,50;B\r\n`);
    expect(next.counts).toMatchObject({ changed: 1, same: 1 });
    const { lines } = await json<ImportLines>(company.get(`/stock-imports/${next.id}/lines?fate=changed`));
    expect(lines).toMatchObject([{ line: 2, quantity: 7, before: { quantity: 2, price: 123_456 } }]);
    await company.post(`/stock-imports/${next.id}/apply`);
    expect(await stockOf(company)).toEqual([bosch, ["438 123", 7, 123_456]]);
    expect((await company.post(`/stock-imports/${next.id}/undo`)).status).toBe(200);
    expect(await stockOf(company)).toEqual([bosch, valeo]);
    expect((await company.post(`/stock-imports/${id}/undo`)).status).toBe(200);
    expect(await stockOf(company)).toEqual([]);
    expect(await refusal(await company.post(`/stock-imports/${id}/undo`))).toEqual([409, "not-undoable"]);
  });

  it("goes in without its wrong lines or not at all", async () => {
    const company = await makeCompany();
    const text = `Marque;Réf;Désignation;Qté;Prix;EAN\nA;1;x;1;1;\nA;1;x;1;1;\nA;2;x;-1;1;\nA;3;x;1;1;4,00638E+12\nA;4;;1;1;\n`;
    const { id, counts } = await preview(company, text);
    expect(counts).toMatchObject({ new: 1, wrong: 4 });
    const { lines } = await json<ImportLines>(company.get(`/stock-imports/${id}/lines?fate=wrong`));
    expect(lines.map(({ line, fault, field }) => [line, fault, field])).toEqual([
      [3, "twice", "reference"],
      [4, "bad-quantity", "quantity"],
      [5, "ean-rounded", "ean"],
      [6, "required", "label"],
    ]);
    expect(await refusal(await company.post(`/stock-imports/${id}/apply`))).toEqual([422, "wrong-lines"]);
    expect(await stockOf(company)).toEqual([]);
    expect((await company.post(`/stock-imports/${id}/apply`, { withoutWrong: true })).status).toBe(200);
    expect(await stockOf(company)).toEqual([["1", 1, 100]]);
  });

  it("asks for columns that it does not know, and remembers them", async () => {
    const company = await makeCompany();
    const text = "Haus;Teil;Text;Menge;Preis\nA;1;x;1;1\n";
    expect(await refusal(await send(company, text))).toEqual([422, "columns-unknown"]);
    expect((await send(company, text, ["brand", "reference", "label", "quantity", "price"])).status).toBe(200);
    expect((await preview(company, text)).counts).toMatchObject({ new: 1 });
  });

  it("may be what was exported, which changes nothing, and the template", async () => {
    const company = await makeCompany();
    const { id } = await preview(company, first);
    await company.post(`/stock-imports/${id}/apply`);
    const bytesOf = async (path: string) => Buffer.from(await (await company.get(path)).arrayBuffer());
    for (const path of ["/own-stock/export", "/own-stock/export/workbook"])
      expect((await preview(company, await bytesOf(path))).counts).toMatchObject({ same: 2, wrong: 0, new: 0 });
    expect((await preview(company, await bytesOf("/own-stock/template"))).counts).toMatchObject({ new: 1, wrong: 0 });
  });

  it("is not undone when its pieces are sold, and keeps what moved since", async () => {
    const company = await makeCompany();
    const { id } = await preview(company, first);
    await company.post(`/stock-imports/${id}/apply`);
    const [line] = (await json<StockLines>(company.get("/own-stock?text=438123"))).lines;
    await company.post(`/own-stock/${line?.id}/movements`, { kind: "sold", pieces: 1 });
    expect(await refusal(await company.post(`/stock-imports/${id}/undo`))).toEqual([409, "sold-since"]);
    await company.post(`/own-stock/${line?.id}/movements`, { kind: "received", pieces: 4 });
    expect((await company.post(`/stock-imports/${id}/undo`)).status).toBe(200);
    expect(await stockOf(company)).toEqual([["438 123", 3, 123_456]]);
  });

  it("belongs to its company, and is refused when it is no table", async () => {
    const [company, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    const { id } = await preview(company, first);
    for (const path of ["", "/lines"]) expect((await stranger.get(`/stock-imports/${id}${path}`)).status).toBe(404);
    for (const verb of ["apply", "undo"])
      expect((await stranger.post(`/stock-imports/${id}/${verb}`)).status).toBe(404);
    expect(await refusal(await send(company, Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))).toEqual([422, "old-workbook"]);
    expect(await refusal(await send(company, "Marque;Réf\n"))).toEqual([422, "empty-file"]);
  });

  it("of a hundred thousand lines goes in whole", async () => {
    const company = await makeCompany();
    const lines = Array.from(
      { length: 100_000 },
      (_, at) => `Valeo;R${at};Pièce ${at};${at % 9};${(at % 900) + 1},50;A-${at % 99}`,
    );
    const { id, counts } = await preview(company, Buffer.from(heading + lines.join("\r\n")));
    expect((await company.post(`/stock-imports/${id}/apply`)).status).toBe(200);
    expect(counts.new).toBe(100_000);
    const found = await json<StockLines>(company.get("/own-stock?text=R99999"));
    expect(found.lines.map(({ reference }) => reference)).toEqual(["R99999"]);
  });
});
