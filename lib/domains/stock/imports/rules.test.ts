import fs from "node:fs";
import path from "node:path";
import { importFields, matchColumns } from "./headers";
import { plainNumber, readCents, readLine, readWhole } from "./rules";

const columns = { brand: 0, reference: 1, quantity: 2, price: 3, ean: 4 };

describe("columns", () => {
  it.each([
    [["Marque", "Réf.", "Désignation", "Qté", "Prix HT", "Emplacement"]],
    [["Brand", "Part No", "Description", "Qty", "Unit price", "Bin"]],
    [["HERSTELLER", "Artikel-Nr.", "Bezeichnung", "Bestand", "Preis", "Lagerort"]],
    [["Marca", "Codice articolo", "Descrizione", "Giacenza", "Prezzo", "Scaffale"]],
    [["Marca", "Referencia", "Descripción", "Existencias", "Precio", "Ubicación"]],
    [["Merk", "Onderdeelnummer", "Omschrijving", "Voorraad", "Prijs", "Locatie"]],
  ])("%j are found by their headers", (headers) =>
    expect(matchColumns(headers, {})).toEqual({ brand: 0, reference: 1, label: 2, quantity: 3, price: 4, place: 5 }),
  );

  it("are what the company says they are", () =>
    expect(matchColumns(["Marque", "X", "Prix"], { X: "reference", PRIX: "" })).toEqual({ brand: 0, reference: 1 }));
});

describe("numbers of a file", () => {
  it.each([
    ["1 234,56", "1234.56"],
    ["1'234.56", "1234.56"],
    ["1.234,56", "1234.56"],
    ["1,234.56", "1234.56"],
    ["12,5 €", "12.5"],
    ["1,234", null],
    ["1.234", null],
    ["-1", null],
    ["abc", null],
    ["=1+1", null],
  ])("%j is %j", (text, number) => expect(plainNumber(text)).toBe(number));

  it("are cents and whole pieces", () => {
    expect(["12,50", "0", "0,005", "9999999,99"].map(readCents)).toEqual([1250, null, 1, 999_999_999]);
    expect(["12", "12,00", "1,5", "100000"].map(readWhole)).toEqual([12, 12, null, null]);
  });
});

describe("a line", () => {
  it("is read whole, what it does not say as null", () =>
    expect(readLine(["Valeo", "438 123", "", "12,50"], [1], columns)).toMatchObject({
      ...{ brand: "Valeo", reference: "438 123", referenceKey: "438123", quantity: null, priceCents: 1250 },
      ...{ warning: "reference-number", fault: null, field: null },
    }));

  it.each([
    [["", "1"], "required", "brand"],
    [["Valeo", "---"], "bad-text", "reference"],
    [["Valeo", "1", "-3"], "bad-quantity", "quantity"],
    [["Valeo", "1", "3", "free"], "bad-price", "price"],
    [["Valeo", "1", "3", "1", "4,00638E+12"], "ean-rounded", "ean"],
    [["Valeo", "1", "3", "1", "4006381333932"], "bad-ean", "ean"],
  ])("%j is refused as %s of %s", (cells, fault, field) =>
    expect(readLine(cells, [], columns)).toMatchObject({ fault, field }),
  );
});

describe.each(["fr", "en"])("what the stock is exported with in %s", (language) => {
  const texts = (name: string) =>
    JSON.parse(fs.readFileSync(path.join(process.cwd(), "messages", language, `${name}.json`), "utf8")) as {
      import: { field: Record<string, string> };
      partType: Record<string, string>;
    };

  it("is understood when it is brought in again", () => {
    const { field } = texts("stock").import;
    const found = matchColumns(
      importFields.map((name) => field[name] ?? ""),
      {},
    );
    expect(found).toEqual(Object.fromEntries(importFields.map((name, at) => [name, at])));
    const { partType } = texts("offers");
    for (const [type, word] of Object.entries(partType))
      expect(readLine(["Valeo", "1", word], [], { brand: 0, reference: 1, partType: 2 })).toMatchObject({
        partType: type,
      });
  });
});
