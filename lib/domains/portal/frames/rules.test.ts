import { fillFrame } from "./rules";

const facts = { vin: "VF1BR0A0H12345678", ktype: "1000080", mid: "REN00080" };

it.each([
  ["/embedded/tecrmi", "/embedded/tecrmi?vin=VF1BR0A0H12345678&ktype=1000080&mid=REN00080"],
  ["https://tool.test/a?b=1#c", "https://tool.test/a?b=1&vin=VF1BR0A0H12345678&ktype=1000080&mid=REN00080#c"],
  ["https://tool.test/{vin}", "https://tool.test/VF1BR0A0H12345678"],
  ["https://tool.test/?k={ktype}&m={mid}", "https://tool.test/?k=1000080&m=REN00080"],
])("%s is told the vehicle as %s", (address, filled) => expect(fillFrame(address, facts)).toEqual({ address: filled }));

it("leaves out what nobody knows where it is not asked for, and says so where it is", () => {
  const partly = { ...facts, vin: null, mid: null };
  expect(fillFrame("/embedded/tecrmi", partly)).toEqual({ address: "/embedded/tecrmi?ktype=1000080" });
  expect(fillFrame("https://tool.test/{vin}/{mid}", partly)).toEqual({ missing: ["vin", "mid"] });
});

it("writes a fact so that it stays one", () => {
  expect(fillFrame("https://tool.test/?v={vin}", { ...facts, vin: "A&b=1" })).toEqual({
    address: "https://tool.test/?v=A%26b%3D1",
  });
});
