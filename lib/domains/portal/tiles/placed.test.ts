import { placedTile } from "@/tests/support/placed-tile";
import { slideOfTile, targetOf } from "./placed";

const now = new Date("2026-06-01T08:00:00Z");
const url = "https://site.example/";
const framed = placedTile({ appType: "iframe", url });

it("a site that may stand in a frame opens in one, over the page too", () => {
  expect(targetOf(framed, now)).toEqual({ href: "/tiles/7", phase: "open", way: "frame" });
  expect(slideOfTile(framed, now)).toMatchObject({ kind: "iframe", url });
});

it("a site that refuses to stand in a frame opens in a tab alone", () => {
  const refused = { ...framed, unframed: [url] };
  expect(targetOf(refused, now)).toEqual({ href: url, phase: "open", way: "tab" });
  expect(slideOfTile(refused, now)).toBeNull();
});

it("a refusal counts for the address of the moment", () => {
  const tile = { ...framed, urlEnd: "https://end.example/", dateTo: "2026-06-03T08:00:00Z", unframed: [url] };
  const ending = { ...tile, alertEnd: "2026-05-31T08:00:00Z" };
  expect([targetOf(tile, now).way, targetOf(ending, now).way]).toEqual(["tab", "frame"]);
});
