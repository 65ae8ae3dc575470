import { seriesOf, slidingMeans, toldOf, type DayRow } from "./series";

const row = (day: string, hits: number): DayRow => ({
  ...{ day, hits, adnOK: hits, adn0: 0, adnNull: 0, newHits: hits, repeatHits: 0, nbUsers: 1, newUsers: 0 },
});

it("has a number for each day, nought where nothing was counted", () => {
  const period = { from: "2026-11-01", to: "2026-11-03" };
  expect(seriesOf(period, [row("2026-11-02", 5)]).hits).toEqual([0, 5, 0]);
  expect(seriesOf(period, [row("2026-11-02", 5)]).nbUsers).toEqual([0, 1, 0]);
});

it("slides over the thirty days that end on each", () => {
  const rows = [row("2026-10-02", 30), row("2026-10-31", 60)];
  expect(slidingMeans({ from: "2026-10-31", to: "2026-11-01" }, rows)).toEqual([3, 2]);
  expect(slidingMeans({ from: "2026-10-31", to: "2026-10-31" }, [])).toEqual([0]);
});

it("tells of users how many there are in a day, of everything else how much in all", () => {
  expect([toldOf("nbUsers", [4, 5, 6]), toldOf("hits", [4, 5, 6]), toldOf("nbUsers", [])]).toEqual([5, 15, 0]);
});
