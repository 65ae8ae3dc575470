import { randomBytes } from "node:crypto";
import type { PlacedWidgets, ShownWidget, Tile } from "@/lib/domains/portal/tiles/schema";
import { homeWidgets } from "@/lib/domains/portal/names";
import { makeCompany, secondUser } from "@/tests/support/company";

type Company = Awaited<ReturnType<typeof makeCompany>>;
type Reader = Pick<Company, "get">;
let editor: Company;
beforeAll(async () => {
  editor = await makeCompany();
});

const mark = () => randomBytes(6).toString("hex");
const hour = 3_600_000;
/** So many hours from now, as the calls of the editors take them. */
const inHours = (hours: number) =>
  new Date(Date.now() + hours * hour).toLocaleString("sv-SE", { timeZone: "Europe/Paris" });
const json = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;

async function makeTiles(widget: string, ...tiles: Record<string, unknown>[]) {
  for (const tile of tiles) {
    const typed = { widget, appType: "iconLink", url: "/packs/brakes", ...tile };
    expect((await editor.post("/newApp", typed)).status).toBe(200);
  }
}
async function makeWidget(prefix = "rse") {
  const name = `${prefix}-${mark()}`;
  expect((await editor.post("/apps/widget", { name, title: "Essai" })).status).toBe(200);
  return name;
}
const homeOf = (home: string, who: Reader = editor, query = "") =>
  json<PlacedWidgets>(who.get(`/apps/home/${home}${query}`));
const namesIn = ({ widgets }: PlacedWidgets, widget: string) =>
  widgets.find(({ name }) => name === widget)?.tiles.map(({ name }) => name);

describe("a home", () => {
  it.each(["rse", "lms", "smart", "v2"] as const)(
    "has the widgets of %s in their order, those of editors after",
    async (home) => {
      const added = await makeWidget(home);
      const names = (await homeOf(home)).widgets.map(({ name }) => name);
      const made = homeWidgets[home].filter((name) => names.includes(name));
      expect(made.length).toBeGreaterThan(0);
      expect(names.slice(0, made.length)).toEqual(made);
      expect(names).toContain(added);
    },
  );

  it("is answered to who may open its page alone", async () => {
    const reader = await secondUser(editor, ["CaiaApp", "RSE"]);
    const statuses = ["rse", "smart", "lms", "v2", "start"].map(
      async (home) => (await reader.get(`/apps/home/${home}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 403, 403, 403, 200]);
  });

  it("holds the tiles of its reader's day: open, ending, announced and to come, none that ended or is days away", async () => {
    const widget = await makeWidget();
    await makeTiles(
      widget,
      { name: "Ouverte" },
      { name: "Terminée", dateFrom: inHours(-9), dateTo: inHours(-1) },
      { name: "Annoncée", dateFrom: inHours(90), alertStart: inHours(-1) },
      { name: "Ce soir", dateFrom: inHours(8) },
      { name: "Dans un mois", dateFrom: inHours(720) },
    );
    expect(namesIn(await homeOf("rse"), widget)).toEqual(["Ouverte", "Annoncée", "Ce soir"]);
    const { apps, nextChangeAt } = await json<ShownWidget>(editor.get(`/widget/${widget}`));
    expect(apps.map(({ name }) => name)).toEqual(["Ouverte", "Annoncée"]);
    expect(Math.abs(Date.parse(nextChangeAt ?? "") - Date.now() - 8 * hour)).toBeLessThan(hour / 2);
  });

  it("speaks the language that is asked for", async () => {
    const title = async (lang: string) =>
      (await homeOf("rse", editor, `?lang=${lang}`)).widgets.find(({ name }) => name === "rse-news-pl")?.title;
    expect([await title("fr"), await title("en")]).toEqual(["Actualités poids lourd", "Truck news"]);
  });
});

describe("what is in front", () => {
  it("is of the homes that its reader opens, and the start gathers it with their news", async () => {
    const [rse, lms] = [await makeWidget("rse"), await makeWidget("lms")];
    await makeTiles(rse, { name: "Devant", highlight: true }, { name: "Derrière" });
    await makeTiles(lms, { name: "Ailleurs", highlight: true });
    const reader = await secondUser(editor, ["CaiaApp", "RSE"]);
    const front = (await json<Tile[]>(reader.get("/apps/highlighted"))).filter(({ widget }) =>
      [rse, lms].includes(widget),
    );
    expect(front.map(({ name }) => name)).toEqual(["Devant"]);
    const start = await homeOf("start", reader);
    expect([namesIn(start, rse), namesIn(start, lms)]).toEqual([["Devant"], undefined]);
    const [news] = (await homeOf("rse", reader)).widgets.filter(({ name }) => name === "rse-news");
    expect(namesIn(start, "rse-news")).toEqual(news?.tiles.map(({ name }) => name));
  });
});

describe("the list of the vehicle selector", () => {
  it("has the tiles that need a vehicle where one is at hand", async () => {
    const name = `Relevé ${mark()}`;
    await makeTiles("carselector-apps", { name, appType: "iframeCarSelector", url: "https://exemple.fr/" });
    const seen = async (query: string, who: Reader = editor) =>
      (await json<ShownWidget>(who.get(`/widget/carselector-apps${query}`))).apps.some((tile) => tile.name === name);
    expect([await seen(""), await seen("?vehicle=1")]).toEqual([false, true]);
    const stranger = await secondUser(editor, ["CaiaApp", "RSE"]);
    expect((await stranger.get("/widget/carselector-apps?vehicle=1")).status).toBe(404);
  });
});
