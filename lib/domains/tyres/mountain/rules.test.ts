import departments from "@/tests/fixtures/domain/departments.json";
import { departmentOf, mountainReach, mountainTime } from "./rules";

it.each([
  ["2026-09-30", "FR", null],
  ["2026-10-01", "FR", "soon"],
  ["2026-10-31", "FR", "soon"],
  ["2026-11-01", "FR", "now"],
  ["2027-03-31", "FR", "now"],
  ["2027-04-01", "FR", null],
  ["2026-12-24", "CH", null],
])("on %s in %s the mountain rule is told: %s", (day, country, told) => expect(mountainTime(day, country)).toBe(told));

it.each([
  ["73000", "73", "massif"],
  ["01 000", "01", "massif"],
  ["20000", "2A", "massif"],
  ["20137", "2A", "massif"],
  ["20200", "2B", "massif"],
  ["20600", "2B", "massif"],
  ["75011", "75", "elsewhere"],
  ["59000", "59", "elsewhere"],
  ["97400", "974", "elsewhere"],
  ["7300", null, "unknown"],
  [null, null, "unknown"],
])("the postal code %s lies in the department %s: %s", (postalCode, department, reach) => {
  const place = { country: "FR", postalCode };
  expect([departmentOf(place), mountainReach(place)]).toEqual([department, reach]);
});

it("holds in 48 departments, and in none of another country", () => {
  // Old plates have a department 20 beside its two halves.
  const codeOf = (code: string) => ({ "2A": "20000", "2B": "20200" })[code] ?? code.padEnd(5, "0");
  const held = departments.filter(
    ({ code }) => code !== "20" && mountainReach({ country: "FR", postalCode: codeOf(code) }) === "massif",
  );
  expect(held).toHaveLength(48);
  expect(mountainReach({ country: "DE", postalCode: "73430" })).toBe("unknown");
});
