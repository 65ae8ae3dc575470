import { originsOf, tileOfOrigin } from "./origin";

const offer = (partType: string | null, depositCents = 0) => ({ partType, depositCents });

it.each([
  ["Renault", "Renault Clio III", null, ["oe"]],
  ["RENAULT", "Renault Trucks T", null, ["oe"]],
  ["Ren", "Renault Clio III", null, []],
  ["", "Renault Clio III", null, []],
  ["Bosch", "Renault Clio III", offer("neuve"), []],
  ["Bosch", null, offer("économie circulaire"), ["circular"]],
  ["Valeo", null, offer("neuve", 4500), ["exchange"]],
  ["Valeo", null, offer("réusine"), ["exchange"]],
  ["Renault", "Renault Clio III", offer("consigne", 4500), ["oe", "exchange"]],
])("%s at %s, offered as %j, comes from %j", (brand, vehicle, offered, found) => {
  expect(originsOf(brand, vehicle, offered)).toEqual(found);
});

it("the first tile whose class names an origin shows it", () => {
  const tiles = [{ className: "wide" }, { className: "small oe" }, { className: "oe" }];
  expect(tileOfOrigin(tiles, "oe")).toBe(tiles[1]);
  expect(tileOfOrigin(tiles, "circular")).toBeNull();
});
