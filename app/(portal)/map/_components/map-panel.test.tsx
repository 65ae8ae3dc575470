import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { Holders, MapView, Spot } from "@/lib/domains/places/map/schema";
import common from "@/messages/fr/common.json";
import map from "@/messages/fr/map.json";
import { MapPanel } from "./map-panel";

const spot = (at: number): Spot => ({
  ...{ key: `s${at}`, kind: "seller", name: `Garage ${at}`, town: null, phone: null },
  ...{ x: 0.5, y: 0.35, km: at, holdings: [] },
});

function show({ view = null, holders = null }: { view?: MapView | null; holders?: Holders | null }) {
  const spots = holders?.spots ?? view?.spots ?? [];
  const selection = { marks: [], spots, holders, view, isLoading: false, error: undefined, again: () => undefined };
  render(
    <NextIntlClientProvider locale="fr" messages={{ map, common }}>
      <MapPanel
        {...{ selection, chosen: null, origin: null, isBare: false, isSearching: holders !== null }}
        onChoose={() => undefined}
        onArticle={() => undefined}
      />
    </NextIntlClientProvider>,
  );
  return screen.getByRole("status").textContent;
}

const seen = (inView: number, shown: number): MapView => ({
  ...{ origin: null, total: 9, inView, marks: [] },
  spots: Array.from({ length: shown }, (_, at) => spot(at)),
});

it.each([
  [1, 1, "1 lieu visible sur 9"],
  [3, 3, "3 lieux visibles sur 9"],
  [4, 1, "4 lieux visibles sur 9, le plus proche ci-dessous"],
  [5, 3, "5 lieux visibles sur 9, les 3 plus proches ci-dessous"],
])("of %d places in view with %d listed it says: %s", (inView, shown, text) => {
  expect(show({ view: seen(inView, shown) })).toBe(text);
});

it("says of a number that nobody knows that it is unknown, and not that nobody has the part", () => {
  const none = { origin: null, state: "unknown" as const, articles: [], more: 0, spots: [], silent: [] };
  expect(show({ holders: none })).toBe("Référence inconnue");
  expect(screen.queryByText("Personne n'a la pièce")).toBeNull();
});
