import { csvPlace, drillPlace, readAsked } from "./asked";

const today = "2026-11-26";

it("reads what the address says, and what is usual where it says nonsense", () => {
  const asked = readAsked(
    { from: "2026-11-01", to: "2026-11-10", compare: "before", make: "Renault" },
    { today, widest: "company" },
  );
  expect(asked).toMatchObject({ fault: null, other: { from: "2026-10-22", to: "2026-10-31" }, make: "Renault" });
  expect(readAsked({ compare: "ever", scope: "world", from: ["a", "b"] }, { today, widest: "company" })).toMatchObject({
    ...{ compare: "none", scope: "company", fault: null, make: "" },
  });
});

it("gives nobody a wider scope than their own", () => {
  expect(readAsked({ scope: "installation" }, { today, widest: "company" }).scope).toBe("company");
  expect(readAsked({}, { today, widest: "installation" }).scope).toBe("installation");
  expect(readAsked({ scope: "company" }, { today, widest: "installation" }).scope).toBe("company");
});

it("keeps the period when a make is opened and when a table is taken along", () => {
  const asked = readAsked({ from: "2026-11-01", to: "2026-11-10" }, { today, widest: "company" });
  expect(drillPlace(asked, "company", { make: "Land Rover" })).toBe(
    "/sv5actia?from=2026-11-01&to=2026-11-10&make=Land+Rover&view=figures#shares",
  );
  expect(csvPlace(asked, "days")).toBe("/api/csvStats?from=2026-11-01&to=2026-11-10&scope=company&of=days");
});
