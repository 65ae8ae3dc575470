import { mapOffers } from "./map";
import { readSupplierSettings } from "./settings";

const pads = { id: 7, brand: "Bosch", number: "0 986 494 104", ean: null };
const now = new Date("2026-11-18T10:00:00Z");

function map(record: unknown, part: object = {}) {
  const [settings] = readSupplierSettings(
    JSON.stringify([{ code: "ACME", name: "Acme", url: "https://a.example.com", ...part }]),
  );
  return mapOffers([record], [pads], settings!, now)[0];
}

describe("a service's record", () => {
  it("is read under the names of an availability entry", () => {
    const disponibilite = { quantite: 3, texte: "sur commande", date: "21/11/2026", heure: "08:30", site: "Lyon" };
    const stocks = [
      { name: "Lyon", qty: 2 },
      { name: "Lille", qty: 1 },
      { name: "Brest", qty: 0 },
    ];
    const prix = { prixBase: "45,00", remise1: "30 %", remise2: 10, consigne: 15 };
    expect(map({ id: 7, status: "ok", disponibilite: { ...disponibilite, stocks }, prix, currency: "eur" })).toEqual({
      ...{ articleId: 7, status: "ok", stocks: stocks.slice(0, 2), quantity: 3, text: "sur commande" },
      ...{ date: "2026-11-21", hour: 8, site: "Lyon", baseCents: 4500, discount1Bp: 3000, discount2Bp: 1000 },
      ...{ publicCents: null, depositCents: 1500, currency: "EUR" },
    });
  });

  it("is read under the installation's own names, in cents, with its sites and their hours", () => {
    const record = {
      ref: "BOSCH",
      no: "0986494104",
      p: { net: 2395 },
      where: [
        { at: "LY", left: 4 },
        { at: "X", left: 1 },
      ],
    };
    const fields = {
      ...{ brand: "ref", number: "no", base: "p.net", stocks: "where", stockName: "at", stockQuantity: "left" },
    };
    const sites = { LY: { name: "Lyon", cutoffHour: 16, deliveryHour: 9, deliveryDays: 1 } };
    expect(map(record, { fields, sites, cents: true })).toMatchObject({
      ...{ articleId: 7, baseCents: 2395, quantity: 5, date: "2026-11-19", hour: 9, site: "Lyon" },
      rounds: [{ date: "2026-11-19", hour: 9, pieces: 4 }],
      stocks: [
        { name: "Lyon", qty: 4 },
        { name: "X", qty: 1 },
      ],
    });
  });

  it("is ko with status ko in any spelling, whatever it says besides", () => {
    expect(map({ id: "7", status: "KO", prix: { prixBase: 9 } })).toMatchObject({ status: "ko", baseCents: null });
  });

  it.each([[null], ["7"], [[7]], [{}], [{ id: "8" }], [{ id: "__proto__" }], [{ brand: "Bosch", number: "1" }]])(
    "%j names no article that was asked for",
    (record) => expect(map(record)).toBeUndefined(),
  );

  it("says words as one short line, and no arrival that it does not understand", () => {
    const disponibilite = { texte: `sur\u202e\ncommande ${"x".repeat(300)}`, date: "31/02/2026", heure: "25h" };
    const { text, date, hour, quantity } = map({ id: "7", disponibilite })!;
    expect([text?.slice(0, 13), text?.length, date, hour, quantity]).toEqual(["sur commande ", 200, null, null, null]);
  });

  it("reads nothing through a prototype", () => {
    expect(map({ id: "7" }, { fields: { base: "__proto__.toString" } })?.baseCents).toBeNull();
  });
});

describe("ETABLI_SUPPLIERS", () => {
  const good = { code: "ACME", name: "Acme", url: "https://a.example.com" };
  it("is empty without a text", () => expect(readSupplierSettings("")).toEqual([]));
  it.each([
    ["{half"],
    ["{}"],
    [JSON.stringify([{ ...good, code: "a b" }])],
    [JSON.stringify([{ ...good, code: "local" }])],
    [JSON.stringify([good, { ...good, code: "acme" }])],
    [JSON.stringify([{ ...good, url: "ftp://a.example.com" }])],
    [JSON.stringify([{ ...good, currency: "USD" }])],
    [JSON.stringify([{ ...good, fields: { prix: "p" } }])],
    [JSON.stringify([{ ...good, sites: { LY: { name: "Lyon", cutoffHour: 24 } } }])],
    [JSON.stringify([{ ...good, secret: "k" }])],
    [JSON.stringify([{ ...good, terms: { carriageCents: -1 } }])],
  ])("refuses %s by its name", (text) => {
    expect(() => readSupplierSettings(text)).toThrow("ETABLI_SUPPLIERS");
  });
  it("refuses a site where goods would leave after they have arrived, in words", () => {
    const site = { name: "Lyon", cutoffHour: 16, deliveryHour: 14, deliveryDays: 0 };
    const text = JSON.stringify([{ ...good, sites: { LY: site } }]);
    expect(() => readSupplierSettings(text)).toThrow("sites.LY.cutoffHour: lies after deliveryHour of the same day");
  });
});
