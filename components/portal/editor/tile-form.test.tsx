import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { toast, toastStore } from "@/components/ui/toast-store";
import { CallProblem } from "@/lib/api/client";
import { draftOf, inputOf, newDraft } from "@/lib/domains/portal/editor/draft";
import type { Board } from "@/lib/domains/portal/editor/schema";
import type { Tile } from "@/lib/domains/portal/tiles/schema";
import common from "@/messages/fr/common.json";
import editors from "@/messages/fr/editors.json";
import { TileForm } from "./tile-form";

const sent = jest.fn<Promise<unknown>, [string, string, { body: Record<string, unknown> }]>();
jest.mock("@/lib/api/client", () => ({
  ...jest.requireActual<object>("@/lib/api/client"),
  call: (...args: Parameters<typeof sent>) => sent(...args),
}));

const tile = {
  ...(inputOf({ ...newDraft("rse-news"), name: "Freinage", url: "https://exemple.fr/a" }) as Tile),
  ...{ id: 7, order: 1, version: 3 },
};
const widget = { id: 1, name: "rse-news", title: "Actualités", translations: {}, subtitle: "", img: "", version: 1 };
const board: Board = {
  ...{ home: "rse", families: [{ id: "garage", desc: "Garage", selected: false }], groups: [], rights: [] },
  ...{ brands: [], refusing: [] },
  widgets: [{ ...widget, mine: true, tiles: [tile] }],
};
const done = jest.fn();
const show = (edited: Tile | null) =>
  render(
    <NextIntlClientProvider locale="fr" messages={{ common, editors } as never}>
      <TileForm
        first={edited ? draftOf(edited) : newDraft("rse-news")}
        tile={edited}
        work={{ board, open: () => undefined, reload: () => Promise.resolve() }}
        onDone={done}
      />
    </NextIntlClientProvider>,
  );
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const nameField = () => screen.getByLabelText(/^Nom\*?$/);
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
    await new Promise((settled) => setTimeout(settled));
  });
const questions = ["/apps/reach", "/frame-verdict"];
const saved = () =>
  sent.mock.calls.filter(([, path]) => !questions.includes(path)).map(([, path, { body }]) => ({ path, body }));
const toasts = () => toastStore.get().map(({ text }) => text);

beforeEach(() => {
  toast.clear();
  done.mockReset();
  sent.mockReset().mockResolvedValue({ users: 0, companies: 0, screens: 0 });
});

it("a tile without a name is not sent: its tab comes back and the name has the focus", async () => {
  show(null);
  type("Adresse", "https://exemple.fr");
  fireEvent.click(screen.getByRole("tab", { name: "Chronologie" }));
  await press("Ajouter");
  expect(screen.getByText("Le nom est requis")).toBeVisible();
  expect(document.activeElement).toBe(nameField());
  expect(saved()).toEqual([]);
});

it("an alert waits for its date, comes before it, and is sent as the wire writes it", async () => {
  show(tile);
  fireEvent.click(screen.getByRole("tab", { name: "Chronologie" }));
  expect(screen.getByLabelText("Alerte de début")).toBeDisabled();
  type("Date de début", "5/12/2026 8h");
  fireEvent.blur(screen.getByLabelText("Date de début"));
  expect(screen.getByLabelText("Date de début")).toHaveValue("05/12/2026 08:00");
  type("Alerte de début", "06/12/2026 08:00");
  await press("Enregistrer");
  expect(screen.getByText("L'alerte de début doit être antérieure à la date de début")).toBeVisible();
  expect(saved()).toEqual([]);
  type("Alerte de début", "01/12/2026 08:00");
  await press("Enregistrer");
  expect(saved()).toMatchObject([
    {
      path: "/updateApp",
      body: { id: 7, version: 3, dateFrom: "2026-12-05 08:00:00", alertStart: "2026-12-01 08:00:00" },
    },
  ]);
  expect([toasts(), done.mock.calls.length]).toEqual([["App mise à jour."], 1]);
});

it("what somebody else saved stands beside what was typed, and neither is lost", async () => {
  show(tile);
  fireEvent.change(nameField(), { target: { value: "Freins" } });
  const theirs = { ...tile, name: "Freinage avant", highlight: true, version: 4 };
  sent.mockImplementation((_, path) =>
    path === "/updateApp"
      ? Promise.reject(new CallProblem(409, "changed-meanwhile", "", { tile: theirs }))
      : Promise.resolve({}),
  );
  await press("Enregistrer");
  expect(screen.getByText("Freins", { selector: "dd" })).toBeVisible();
  expect(screen.getByText("Freinage avant", { selector: "dd" })).toBeVisible();
  expect(nameField()).toHaveValue("Freins");
  await press("Reprendre ce qui est enregistré : Mettre en avant");
  sent.mockReset().mockResolvedValue({});
  await press("Enregistrer");
  expect(saved()).toMatchObject([{ body: { version: 4, name: "Freins", highlight: true } }]);
});

it("a tile that was deleted meanwhile is said so, and made anew when it is saved again", async () => {
  show(tile);
  sent.mockImplementation((_, path) =>
    path === "/updateApp" ? Promise.reject(new CallProblem(404, "not-found", "")) : Promise.resolve({}),
  );
  await press("Enregistrer");
  expect(toasts()).toEqual([editors.tile.gone]);
  await press("Ajouter");
  expect(saved().map(({ path }) => path)).toEqual(["/updateApp", "/newApp"]);
});
