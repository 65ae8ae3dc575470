import { placeOfSearch, readSlide, slidePath, slidesOf, workshopSlides } from "./rules";

describe("the slides", () => {
  it("are there with their right", () => {
    expect(slidesOf(() => true)).toEqual(workshopSlides);
    expect(slidesOf((right) => right === "Diag" || right === "CarSelector")).toEqual(["carselector", "diag"]);
  });

  it("are chosen by the address, else the first", () => {
    expect(readSlide("diag", workshopSlides)).toBe("diag");
    expect(readSlide("diag", ["carselector"])).toBe("carselector");
    expect(readSlide(undefined, [])).toBeNull();
    expect(slidePath("identification")).toBe("/v3");
    expect(slidePath("diag")).toBe("/v3?slide=diag");
  });
});

describe("the search bar", () => {
  it.each([
    ["identification", "ab123cd", "/v3/search/immat/AB-123-CD"],
    ["identification", "1234 ab 75", "/v3/search/immat/1234%20AB%2075"],
    ["identification", "vf1br1h0h40123456", "/v3/search/vin/VF1BR1H0H40123456"],
    ["identification", "VF1BR1H0H4012345", null],
    ["identification", "VF1BR1H0H401234567", null],
    ["identification", "zh 123456", "/v3/search/swissPlate/ZH%20123456"],
    ["identification", "P0301", null],
    ["identification", "", null],
    ["identification", "  - ", null],
    ["diag", "p0301", "/v3/search/dtc/P0301"],
    ["diag", "p0301 Р0302", "/v3/search/dtc/P0301-P0302"],
    ["diag", "VF1BR1H0H40123456", "/v3/search/vin/VF1BR1H0H40123456"],
    ["diag", "hello", null],
  ] as const)("of %s leads with %p to %p", (slide, text, place) => expect(placeOfSearch(slide, text)).toBe(place));
});
