import { isMaker } from "@/lib/domains/vehicles/vins/rules";
import type { FoundField } from "./card-words";
import { settle, withMaker } from "./strip-votes";

const found = (field: FoundField["field"], value: string, raw = value): FoundField => ({
  field,
  value,
  raw,
  confidence: 0.9,
  box: { x: 0, y: 0, width: 10, height: 10 },
});

it("what most readings of a strip say is believed, and how many did", () => {
  expect(settle(found("typeCode", "Y4ANAP"), ["Y4NAP", "Y4ANAP", "Y4NAP"])).toEqual({
    value: "Y4NAP",
    share: 2.8 / 4.8,
  });
  expect(settle(found("typeCode", "PZY8EFE"), ["PZY8EFE", "PZY8EFE", "PZY8EFE"]).share).toBe(1);
});

it("a bracket of the page was a J, whatever strips leave out", () => {
  const vin = found("vin", "ZFA88J76P7U414883", "ZFA88)76P7U414883");
  expect(settle(vin, ["ZFA8876P7U414883", "ZFA88J76P7U414883", "ZFA8876P7U414883"]).value).toBe("ZFA88J76P7U414883");
});

it("a reading that is no plate or no VIN does not count", () => {
  expect(settle(found("plate", "ZZ-292-BV"), ["272-292-BV", "", "27292"])).toEqual({ value: "ZZ-292-BV", share: 1 });
});

it("strips that were not read make nothing sure", () => {
  expect(settle(found("typeCode", "BR1H0H"), ["BR1H0H"]).share).toBe(0);
});

it("a maker's identifier is known by the list of makers", () => {
  expect(withMaker("USYEGHTP8PP984788", isMaker)).toBe("U5YEGHTP8PP984788");
  expect(withMaker("VF1BR1H0H40123456", isMaker)).toBe("VF1BR1H0H40123456");
  expect(withMaker("XXXEGHTP8PP984788", isMaker)).toBe("XXXEGHTP8PP984788");
});
