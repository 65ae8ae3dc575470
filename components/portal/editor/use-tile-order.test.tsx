import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import { toast, toastStore } from "@/components/ui/toast-store";
import { CallProblem } from "@/lib/api/client";
import type { BoardWidget } from "@/lib/domains/portal/editor/schema";
import type { Tile } from "@/lib/domains/portal/tiles/schema";
import editors from "@/messages/fr/editors.json";
import { useTileOrder } from "./use-tile-order";

const sent = jest.fn<Promise<unknown>, [string, string, { body: { ids: number[]; version: number } }]>();
jest.mock("@/lib/api/client", () => ({
  ...jest.requireActual<object>("@/lib/api/client"),
  call: (...args: Parameters<typeof sent>) => sent(...args),
}));

const widgetOf = (version: number, ...ids: number[]): BoardWidget => ({
  ...{ id: 1, name: "rse-news", title: "Actualités", translations: {}, subtitle: "", img: "", version, mine: true },
  tiles: ids.map((id) => ({ id }) as Tile),
});
let stored = widgetOf(1, 1, 2, 3);

function Order() {
  const [widget, setWidget] = useState(stored);
  const { ids, set } = useTileOrder(widget, async () => setWidget(stored));
  return <button onClick={() => set(ids.toReversed())}>{ids.join(" ")}</button>;
}
const shown = () => screen.getByRole("button").textContent;
const settle = () => new Promise((settled) => setTimeout(settled));
const turn = () =>
  act(async () => {
    fireEvent.click(screen.getByRole("button"));
    await settle();
  });
const notice = () => toastStore.get().at(-1);

beforeEach(() => {
  toast.clear();
  stored = widgetOf(1, 1, 2, 3);
  sent.mockReset().mockImplementation((_, __, { body: { ids, version } }) => {
    if (version !== stored.version) return Promise.reject(new CallProblem(409, "order-changed", ""));
    stored = widgetOf(version + 1, ...ids);
    return Promise.resolve({ ids, version: version + 1 });
  });
  render(
    <NextIntlClientProvider locale="fr" messages={{ editors } as never}>
      <Order />
    </NextIntlClientProvider>,
  );
});

it("is saved at once with the version of the list, and can be undone", async () => {
  await turn();
  expect([shown(), stored.tiles.map(({ id }) => id), notice()?.text]).toEqual(["3 2 1", [3, 2, 1], "Ordre enregistré"]);
  await act(async () => {
    notice()?.action?.onClick();
    await settle();
  });
  expect([shown(), sent.mock.calls.at(-1)?.[2].body]).toEqual(["1 2 3", { ids: [1, 2, 3], version: 2 }]);
});

it("shows what somebody else saved first, and takes the reader's own again only when asked", async () => {
  stored = widgetOf(5, 2, 1, 3, 4);
  await turn();
  expect([shown(), notice()?.text]).toEqual([
    "2 1 3 4",
    "Actualités : quelqu'un d'autre a changé l'ordre, le sien est affiché.",
  ]);
  expect(stored.version).toBe(5);
  await act(async () => {
    notice()?.action?.onClick();
    await settle();
  });
  expect([shown(), sent.mock.calls.at(-1)?.[2].body]).toEqual(["3 2 1 4", { ids: [3, 2, 1, 4], version: 5 }]);
});

it("brings the order back when it could not be saved", async () => {
  sent.mockRejectedValue(new CallProblem(500, "unexpected", ""));
  await turn();
  expect([shown(), notice()?.text]).toEqual(["1 2 3", editors.order.failed]);
});
