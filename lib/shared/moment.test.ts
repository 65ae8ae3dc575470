import { formatMoment } from "./moment";

test.each([
  ["fr", "2026-07-01T22:30:00.000Z", "02/07/2026 00:30"],
  ["de", "2026-01-31T22:30:00.000Z", "31.01.26, 23:30"],
])("a moment in %s is told by the clock of Paris", (locale, at, told) => {
  expect(formatMoment(at, locale)).toBe(told);
  expect(formatMoment(at, locale)).toBe(told);
});
