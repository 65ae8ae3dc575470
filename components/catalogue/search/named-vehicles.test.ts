import { namedVehicles, partsOf } from "./named-vehicles";

it.each([
  ["AB-123-CD", ["/identification-vehicule/search/immat/AB-123-CD"]],
  ["plaquettes ab 123 cd", ["/identification-vehicule/search/immat/AB-123-CD"]],
  ["VF1BR1H0H40123456", ["/identification-vehicule/search/vin/VF1BR1H0H40123456"]],
  ["AB-I23-CD", []],
  ["plaquettes", []],
])("%j names %j", (text, addresses) => {
  expect(namedVehicles(text, ["immat", "vin"]).map(({ href }) => href)).toEqual(addresses);
});

it("what may not be looked up is not offered", () => {
  expect(namedVehicles("AB-123-CD", ["vin"])).toEqual([]);
  expect(namedVehicles("AB-123-CD", ["immat", "targa"])).toHaveLength(2);
});

it("leads to the parts that are named beside it", () => {
  expect(partsOf("/a", [])).toBe("/a");
  expect(partsOf("/a", [7, 8])).toBe("/a/search/from-breadcrumb/7-8/7");
});
