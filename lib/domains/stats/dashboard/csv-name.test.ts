import { csvName } from "./csv-name";

const period = { from: "2026-09-10", to: "2026-11-26" };
const held = { scope: "company", period, today: "2026-11-26", opened: [] } as const;

it.each([
  ["days", [], "etabli-days-company-2026-09-10_2026-11-26.csv"],
  ["vci", [], "etabli-vci-company-2026-09-10_2026-11-26.csv"],
  ["months", [], "etabli-months-company-2026-06_2026-11.csv"],
  ["makes", [], "etabli-makes-company-2026-09_2026-11.csv"],
  ["models", ["Citroën"], "etabli-models-company-citroen-2026-09_2026-11.csv"],
  [
    "ktypes",
    ["Land Rover", "C4 / Picasso (B58)"],
    "etabli-ktypes-company-land-rover-c4-picasso-b58-2026-09_2026-11.csv",
  ],
] as const)("the file of %s of %j is %s", (of, opened, name) => expect(csvName({ ...held, of, opened })).toBe(name));

it("tells whose figures, and one day or month once", () => {
  const day = { from: "2026-11-26", to: "2026-11-26" };
  expect(csvName({ ...held, of: "days", scope: "installation", period: day })).toBe(
    "etabli-days-installation-2026-11-26.csv",
  );
  expect(csvName({ ...held, of: "makes", period: day })).toBe("etabli-makes-company-2026-11.csv");
});

it("holds no path, no formula and nothing that a header could not", () => {
  const name = csvName({ ...held, of: "ktypes", opened: ['=HYPERLINK("../..")', "\r\nЛада"] });
  expect(name).toMatch(/^etabli-ktypes-company-hyperlink-[a-z0-9-]*2026-09_2026-11\.csv$/);
});
