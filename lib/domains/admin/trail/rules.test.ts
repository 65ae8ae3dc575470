import { detailPieces, trailHeading, trailLine, withoutAmounts } from "./rules";
import type { TrailEntry } from "./schema";

const entry: TrailEntry = {
  ...{ id: "7", at: "2026-11-22T01:02:03.000004Z", company: { id: 1, name: "=Garage" }, job: null },
  person: { userId: 2, name: "Zoé; dite « Zo »", email: "zoe@etabli.test" },
  ...{ action: "set-rights", entity: "user", entityId: "12", detail: { added: ["cart"], removed: [] } },
};

describe("an exported entry", () => {
  it("has the cells of its heading, harmless ones", () => {
    expect(trailHeading(";")).toBe("at;company;person;email;job;action;entity;entityId;detail\r\n");
    expect(trailLine(entry, ";")).toBe(
      `2026-11-22T01:02:03.000004Z;'=Garage;"Zoé; dite « Zo »";zoe@etabli.test;;set-rights;user;12;"{""added"":[""cart""],""removed"":[]}"\r\n`,
    );
    expect(trailLine({ ...entry, person: null, job: "tidy", detail: {} }, ",")).toBe(
      "2026-11-22T01:02:03.000004Z,'=Garage,,,tidy,set-rights,user,12,\r\n",
    );
  });
});

describe("a shown detail", () => {
  it("names what was given, piece by piece", () => {
    const detail = {
      added: ["cart", "QRCode"],
      removed: [],
      before: { stock: 3, note: "" },
      enabled: true,
      note: null,
    };
    expect(detailPieces(detail)).toEqual([
      { fields: ["added"], values: ["cart", "QRCode"] },
      { fields: ["before", "stock"], values: [3] },
      { fields: ["enabled"], values: [true] },
    ]);
  });
});

it("leaves every amount out while the customer looks, however deep", () => {
  const detail = { priceCents: 1, quantity: 2, before: { price_cents: 3, label: "x" }, list: [1] };
  expect(withoutAmounts(detail)).toEqual({ quantity: 2, before: { label: "x" }, list: [1] });
});
