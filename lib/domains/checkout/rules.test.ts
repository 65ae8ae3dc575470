import { addressFaults, partsOfName, stepOf, type AddressField } from "./rules";

const address: Record<AddressField, string> = {
  ...{ lastName: "Martin", firstName: "Anne", street: "3 rue du Salève", postcode: "74160", city: "Saint-Julien" },
  countryCode: "FR",
};

it.each<[Partial<Record<AddressField, string>>, object]>([
  [{}, {}],
  [{ countryCode: "fr" }, {}],
  [
    { lastName: " ", city: "" },
    { lastName: "required", city: "required" },
  ],
  [{ countryCode: "CH", postcode: "1200" }, { countryCode: "country" }],
  [{ postcode: "1200" }, { postcode: "postcode" }],
  [{ postcode: "" }, { postcode: "required" }],
])("an address with %j has the faults %j", (over, faults) =>
  expect(addressFaults({ ...address, ...over })).toEqual(faults),
);

it.each([
  ["recap", false, false, "address"],
  ["recap", true, false, "payment"],
  ["recap", true, true, "recap"],
  ["payment", false, true, "address"],
  ["payment", true, true, "payment"],
  ["address", true, true, "address"],
] as const)("who asks for %s stands, with address %s and method %s, at %s", (asked, hasAddress, hasMethod, step) =>
  expect(stepOf(asked, { hasAddress, hasMethod })).toBe(step),
);

it.each([
  ["Camille Dupont", "Camille", "Dupont"],
  ["  Jean  de La Tour ", "Jean", "de La Tour"],
  ["Moreau", "", "Moreau"],
  ["", "", ""],
])("%j is asked for as a given name and a family name", (name, firstName, lastName) => {
  expect(partsOfName(name)).toEqual({ firstName, lastName });
});
