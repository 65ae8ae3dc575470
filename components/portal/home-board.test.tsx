import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import portal from "@/messages/en/portal.json";
import { sayTyped, useOffered } from "@/components/page/page-search";
import type { PlacedTile, PlacedWidgets } from "@/lib/domains/portal/tiles/schema";
import { placedTile } from "@/tests/support/placed-tile";
import { HomeBoard } from "./home-board";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => "/" }));

const start = Date.parse("2026-06-01T08:00:00Z");
const minute = 60_000;
const at = (minutes: number) => new Date(start + minutes * minute).toISOString();
const tile = (id: number, name: string, more: Partial<PlacedTile> = {}) =>
  placedTile({ id, name, url: `/packs/${id}`, ...more });

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  window.matchMedia = jest.fn().mockReturnValue({ matches: true, addEventListener: jest.fn() });
});
afterEach(() => jest.useRealTimers());

function Offers() {
  return (
    <p>
      {useOffered()
        .map(({ label }) => label)
        .join()}
    </p>
  );
}

function show(...tiles: PlacedTile[]) {
  const widget = { id: 1, name: "rse-docs", title: "Documents", subtitle: "", img: "", tiles };
  const first: PlacedWidgets = { now: at(0), widgets: [widget] };
  return render(
    <NextIntlClientProvider locale="en" messages={{ portal }}>
      <HomeBoard home="rse" first={first} lang="en" />
      <Offers />
    </NextIntlClientProvider>,
  );
}
const names = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);
const wait = (minutes: number) => act(() => void jest.advanceTimersByTime(minutes * minute));

test("a tile comes with its alert, opens, ends and goes at the minute, in a window that nobody touches", () => {
  const times = { alertStart: at(10), dateFrom: at(20), alertEnd: at(30), dateTo: at(40) };
  const links = { url: "/packs/now", urlStart: "/packs/soon", urlEnd: "/packs/last" };
  show(tile(1, "Brakes", { ...times, ...links }));
  const seen = () => screen.queryByRole("link")?.getAttribute("href") ?? null;
  const days = [seen()];
  for (let nth = 0; nth < 4; nth++) {
    wait(9);
    days.push(seen());
    wait(1);
    days.push(seen());
  }
  expect(days).toEqual([
    ...[null, null, "/packs/soon", "/packs/soon", "/packs/now"],
    ...["/packs/now", "/packs/last", "/packs/last", null],
  ]);
  expect(screen.getByText("Nothing is published here yet")).toBeVisible();
});

test("the field of the product finds its tiles and leaves those that hold what is typed", () => {
  show(tile(1, "Brakes"), tile(2, "Filters", { maintenanceMode: true }), tile(3, "Brake discs"));
  expect(screen.getByText("Brakes,Brake discs")).toBeVisible();
  act(() => sayTyped("disc"));
  expect(names()).toEqual(["Brake discs"]);
  act(() => sayTyped("nothing"));
  expect(screen.getByText("No tile matches")).toBeVisible();
  act(() => sayTyped(""));
  expect(names()).toEqual(["Brakes", "Brake discs"]);
});

test("a picture that does not come gives way to the usual one, a cover to nothing", () => {
  const { container } = show(tile(1, "Brakes", { img: "/tiles/gone.svg", urlCover: "/tiles/cover.png" }));
  const pictures = () => [...container.querySelectorAll("img")].map(({ src }) => new URL(src).pathname);
  expect(pictures()).toEqual(["/tiles/cover.png", "/tiles/gone.svg"]);
  for (const picture of container.querySelectorAll("img")) fireEvent.error(picture);
  expect(pictures()).toEqual(["/tiles/app.svg"]);
});
