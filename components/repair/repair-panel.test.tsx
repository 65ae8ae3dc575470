import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import type { PanelAnswer, RepairItem } from "@/lib/domains/repair/schema";
import common from "@/messages/fr/common.json";
import repair from "@/messages/fr/repair.json";
import { RepairPanel } from "./repair-panel";

const sent = jest.fn<Promise<Response>, [string]>();
const answer = (status: number, body: unknown) =>
  sent.mockResolvedValueOnce({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
const item: Omit<RepairItem, "description" | "value"> = {
  ...{ unit: null, qualifier: null, note: null, type: "text", parts: [] },
};
const brakes: PanelAnswer = {
  mid: "REN00080",
  source: { name: "Etabli", demonstration: true },
  technicalInformation: [
    {
      title: "Essieu avant",
      items: [
        { ...item, description: "Épaisseur", value: "2.0", unit: "mm" },
        {
          ...{ ...item, description: "Liquide", value: null, type: "compound_text" },
          parts: [{ description: "qualité", value: "DOT 4", unit: null }],
        },
        { ...item, description: "Dessin", value: "https://pictures.example.com/1.png", type: "image" },
      ],
    },
  ],
  precautions: [{ kind: "warning", text: "Les deux côtés", parts: [] }],
  procedures: [
    {
      title: "Dépose",
      steps: [
        { kind: "step", text: "Débrancher", parts: [] },
        { kind: "substep", text: "Sans tirer", parts: [] },
      ],
    },
  ],
  repairTimes: [
    {
      ...{ repair_id: "FBD", repair_description: "Disques", action: "remplacer", time_mins: 85 },
      ...{ includes: ["FBP"], articles: [10002, 10001] },
    },
    {
      ...{ repair_id: "FBP", repair_description: "Plaquettes", action: "remplacer", time_mins: 50 },
      ...{ includes: [], articles: [] },
    },
  ],
};

const state = () => document.querySelector("section[data-state]")?.getAttribute("data-state");
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => {
  sent.mockReset();
  global.fetch = sent as unknown as typeof fetch;
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="fr" messages={{ common, repair }} timeZone="Europe/Paris">
        <RepairPanel
          subject="serviceBrakes"
          vehicle={{ mid: "REN00080", registered: "2007-03" }}
          base="/v3/search/immat/AB-123-CD"
          sheet="/v3/search/immat/AB-123-CD/work-sheet?of=serviceBrakes"
        />
      </NextIntlClientProvider>
    </SWRConfig>,
  );
});

test("asks for nothing until it is opened, then shows every kind of item, step and line", async () => {
  expect([state(), sent.mock.calls.length]).toEqual(["IDLE", 0]);
  answer(200, brakes);
  await press("Freins de service");
  expect(sent.mock.calls[0]?.[0]).toBe("/api/autodata/serviceBrakes/REN00080/fr?registered=2007-03");
  expect(state()).toBe("OK");
  expect(screen.getByText(repair.source.demonstration)).toBeVisible();
  expect(screen.getByText("2,0 mm")).toBeVisible();
  expect(screen.getByText("DOT 4")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ouvrir l'image" })).toHaveAttribute("rel", "noreferrer");
  expect(within(screen.getByRole("list", { name: "Dépose" })).getByText("1.1")).toBeVisible();
  const line = screen.getByRole("row", { name: /^Disques/ });
  expect(within(line).getByText("1 h 25")).toBeVisible();
  expect(within(line).getByText("Comprend : Plaquettes (remplacer)")).toBeVisible();
  expect(within(line).getByRole("link", { name: "Pièces : Disques" })).toHaveAttribute(
    "href",
    "/v3/search/immat/AB-123-CD/search/from-breadcrumb/10002-10001/10002",
  );
  expect(screen.getByRole("link", { name: "Fiche de travail" })).toBeVisible();
});

test("is loading while nothing has come", async () => {
  sent.mockReturnValueOnce(new Promise(() => undefined));
  await press("Freins de service");
  expect(state()).toBe("LOADING");
  expect(screen.getByRole("status")).toHaveTextContent("Chargement…");
});

test("has no results where the source holds nothing", async () => {
  answer(404, { code: "no-repair-data", title: "No results" });
  await press("Freins de service");
  expect(state()).toBe("NO_RESULTS");
  expect(screen.getByRole("heading", { name: "Aucun résultat" })).toBeVisible();
});

test.each([
  [503, "repair-late", repair.failure.late],
  [503, "repair-limited", repair.failure.limited],
  [503, "repair-unavailable", repair.failure.unavailable],
  [502, "repair-bad-data", repair.failure.unreadable],
  [500, "unexpected", repair.failure.failed],
])("tells %i %s by its own words, and asks again when it is pressed", async (status, code, told) => {
  answer(status, { code, title: code });
  await press("Freins de service");
  expect(state()).toBe("ERROR");
  expect(screen.getByRole("heading", { name: told })).toBeVisible();
  answer(200, brakes);
  await press("Réessayer");
  expect(state()).toBe("OK");
});
