import { mileageKey, mileageKeys, readKm } from "./rules";

describe("typed kilometres", () => {
  it.each([
    ["85000", 85_000],
    ["85 000 km", 85_000],
    ["85.000", 85_000],
    ["1'999'999", 1_999_999],
    ["1", 1],
    ["97\u202f150 KM", 97_150],
    ["97,150", 97_150],
  ])("%p are %i", (text, km) => expect(readKm(text)).toBe(km));
  it.each(["", "-5", "0", "5000000", "2000000", "85k", "8e4", "１２"])("%p are none", (text) =>
    expect(readKm(text)).toBeNull(),
  );
});

it("a car's mileages are kept by its VIN and found by its plate too", () => {
  const car = { vin: "vf1br1h0h40123456", plate: "AB-123-CD" };
  expect([mileageKey(car), mileageKeys(car)]).toEqual(["VF1BR1H0H40123456", ["VF1BR1H0H40123456", "plate:AB123CD"]]);
  expect(mileageKey({ vin: null, plate: "AB 123 CD" })).toBe("plate:AB123CD");
  expect(mileageKey({ vin: null, plate: null })).toBeNull();
});
