import { randomBytes } from "node:crypto";
import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import { drawPicture } from "@/tests/support/owner";
import "@/tests/support/end";

type Company = Awaited<ReturnType<typeof makeCompany>>;
interface Problem {
  code: string;
  fields?: { field: string; message: string }[];
}
let editor: Company;
let reader: Company;
beforeAll(async () => {
  [editor, reader] = await Promise.all([makeCompany(), makeCompany({ rights: ["CaiaApp", "RSE"] })]);
  const families = { name: "families", value: ["garage"] };
  await prisma().companySetting.create({ data: { companyId: reader.companyId, ...families } });
});

const mark = () => randomBytes(6).toString("hex");
const json = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;

async function makeWidget(): Promise<string> {
  const name = `rse-${mark()}`;
  await editor.post("/apps/widget", { name, title: name });
  return name;
}
const usual = { appType: "linkTo", url: "https://exemple.fr" };
const add = (widget: string, name: string, more: object = {}) =>
  editor.post("/newApp", { widget, name, ...usual, ...more });
const add200 = async (widget: string, name: string, more: object = {}) => {
  const answer = await add(widget, name, more);
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as { id: number; version: number };
};

const shape = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", dateStyle: "short", timeStyle: "medium" });
/** The clock in Paris so many minutes from now. */
const paris = (minutes: number) => shape.format(new Date(Date.now() + minutes * 60_000));
const hour = 60;
const day = 24 * hour;

interface Shown {
  apps: { name: string; url: string; roles: string[] }[];
  nextChangeAt: string | null;
}
const shownTo = (who: Pick<Company, "get">, widget: string) => json<Shown>(who.get(`/widget/${widget}`));
const namesFor = async (who: Pick<Company, "get">, widget: string) =>
  (await shownTo(who, widget)).apps.map(({ name }) => name);

describe("who sees a tile", () => {
  it("is said by families, groups, a right, the type and the brand", async () => {
    const widget = await makeWidget();
    const form = new FormData();
    const group = `Groupe ${mark()}`;
    for (const [name, value] of Object.entries({ name: group, roles: "workshop,garage" })) form.set(name, value);
    form.set("image", await drawPicture());
    const { app } = await import("@/lib/api/app");
    const headers = { authorization: `Bearer ${editor.token}` };
    const made = await app.request("/api/apps/group", { method: "POST", headers, body: form });
    const { id: groupId } = (await made.json()) as { id: number };
    await add200(widget, "Tous");
    await add200(widget, "Garages", { roles: ["garage"] });
    await add200(widget, "Vendeurs", { roles: ["vendor"] });
    await add200(widget, "Groupe", { groups: [groupId] });
    await add200(widget, "Écran seul", { screens: [7] });
    await add200(widget, "Droit tenu", { accessRight: "RSE" });
    await add200(widget, "Droit absent", { accessRight: "Diag" });
    await add200(widget, "Véhicule", { appType: "databox", url: "" });
    await add200(widget, "Marque", { appType: "internal", brandId: 1, url: "" });
    const odd = await add200(widget, "Type inconnu");
    await prisma().tile.update({ where: { id: odd.id }, data: { appType: "flash" } });
    const lost = await add200(widget, "Marque inconnue", { appType: "internal", brandId: 1, url: "" });
    await prisma().tile.update({ where: { id: lost.id }, data: { brandId: 999_999_999 } });
    expect(await namesFor(reader, widget)).toEqual(["Tous", "Garages", "Groupe", "Droit tenu", "Marque"]);
    const [shown] = (await shownTo(reader, widget)).apps.slice(1);
    expect(shown?.roles).toEqual([]);
    const stranger = await secondUser(reader, ["CaiaApp", "Smart"]);
    expect((await stranger.get(`/widget/${widget}`)).status).toBe(404);
  });

  it("is said by time: announced, open, ending, over, maintained", async () => {
    const widget = await makeWidget();
    const links = { urlStart: "/start", urlEnd: "/end", urlMaintenance: "/maintained" };
    const at = (from: number, to: number, more: object = {}) => ({
      ...{ dateFrom: paris(from), dateTo: paris(to), alertStart: paris(from - hour), alertEnd: paris(to - hour) },
      ...{ ...links, ...more },
    });
    await add200(widget, "Annoncée", at(30, day));
    await add200(widget, "Ouverte", at(-hour, day));
    await add200(widget, "Sur la fin", at(-day, 30));
    await add200(widget, "Terminée", at(-day, -30));
    await add200(widget, "Plus tard", at(2 * day, 3 * day));
    await add200(widget, "Entretien", at(-hour, day, { maintenanceMode: true }));
    const { apps, nextChangeAt } = await shownTo(reader, widget);
    expect(apps.map(({ name, url }) => [name, url])).toEqual([
      ["Annoncée", "/start"],
      ["Ouverte", "https://exemple.fr"],
      ["Sur la fin", "/end"],
      ["Entretien", "/maintained"],
    ]);
    const minutes = (Date.parse(nextChangeAt ?? "") - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(30);
  });
});

const widgetOnly = { url: "https://exemple.fr/a" };
const house = "https://moi:secret@exemple.fr";
describe("a tile that cannot be", () => {
  it.each<[string, string, object]>([
    ["name", "required", { name: " " }],
    ["name", "too-long", { name: "a".repeat(201) }],
    ["url", "address", { url: "javascript:alert(1)" }],
    ["url", "address", { url: "data:text/html,<script>" }],
    ["url", "address", { url: "//exemple.fr" }],
    ["url", "address", { url: house }],
    ["url", "too-long", { url: `https://exemple.fr/${"a".repeat(182)}` }],
    ["url", "frame", { appType: "iframe", url: "/pieces" }],
    ["url", "required", { url: "" }],
    ["urlStart", "address", { urlStart: "vbscript:x" }],
    ["urlEnd", "address", { urlEnd: "/\\exemple.fr" }],
    ["urlMaintenance", "too-long", { urlMaintenance: "/".padEnd(201, "a") }],
    ["img", "image", { img: "data:image/svg+xml,<svg onload=alert(1)>" }],
    ["img", "image", { img: "http://exemple.fr/a.png" }],
    ["urlCover", "image", { urlCover: "javascript:0" }],
    ["data", "data", { data: '{"__proto__":{"admin":true}}' }],
    ["data", "data", { data: '{"\\u005f_proto__":1}' }],
    ["data", "data", { data: "[1]" }],
    ["data", "data", { data: '{"mdd":-1}' }],
    ["appType", "type", { appType: "flash" }],
    ["brandId", "required", { appType: "internal", url: "" }],
    ["dateFrom", "date", { dateFrom: "2026-02-30 10:00:00" }],
    ["dateTo", "date", { dateTo: "24/12/2026 10:00" }],
    ["alertStart", "alert-without-date", { alertStart: "2036-01-01 10:00:00" }],
    ["alertEnd", "alert-without-date", { alertEnd: "2036-01-01 10:00:00" }],
    ["alertStart", "alert-start", { dateFrom: "2036-01-01 10:00:00", alertStart: "2036-01-01 10:00:00" }],
    ["alertEnd", "alert-end", { dateTo: "2036-01-01 10:00:00", alertEnd: "2036-01-02 10:00:00" }],
    ["dateTo", "dates", { dateFrom: "2036-01-02 10:00:00", dateTo: "2036-01-01 10:00:00" }],
    [
      "alertEnd",
      "dates",
      { dateFrom: "2036-01-02 10:00:00", dateTo: "2036-01-05 10:00:00", alertEnd: "2036-01-01 10:00:00" },
    ],
    // The hour that summer time leaves out is 03:30: the alert comes after the start.
    ["alertStart", "alert-start", { dateFrom: "2036-03-30 03:15:00", alertStart: "2036-03-30 02:30:00" }],
  ])("is refused at %s as %s: %j", async (field, message, more) => {
    const widget = await makeWidget();
    const answer = await add(widget, "Essai", { ...widgetOnly, ...more });
    const { fields } = (await answer.json()) as Problem;
    expect([answer.status, fields]).toEqual([400, expect.arrayContaining([{ field, message }])]);
    const { apps } = await shownTo(editor, widget);
    expect(apps).toEqual([]);
  });

  it("names a group that is gone, or a brand that nobody knows", async () => {
    const widget = await makeWidget();
    const refused = async (more: object) => (await json<Problem>(add(widget, "Essai", more))).code;
    expect(await refused({ groups: [999_999_999] })).toBe("unknown-group");
    expect(await refused({ appType: "internal", url: "", brandId: 999_999_999 })).toBe("unknown-brand");
  });
});

it("a group that a tile is addressed to is not deleted, also while the tile is being written", async () => {
  const widget = await makeWidget();
  const { id } = await prisma().audienceGroup.create({ data: { name: `Groupe ${mark()}`, roles: ["garage"] } });
  const [tile, removal] = await Promise.all([add(widget, "Essai", { groups: [id] }), editor.del(`/apps/group/${id}`)]);
  expect([
    [200, 409],
    [422, 200],
  ]).toContainEqual([tile.status, removal.status]);
  if (tile.status !== 200) return;
  const again = await editor.del(`/apps/group/${id}`);
  expect([again.status, (await json<Problem>(Promise.resolve(again))).code]).toEqual([409, "group-in-use"]);
});

it("of two windows that save the same list at once, one is told of the other's", async () => {
  const widget = await makeWidget();
  const [one, two, three] = [await add200(widget, "Un"), await add200(widget, "Deux"), await add200(widget, "Trois")];
  const { version } = await json<{ version: number }>(editor.get(`/widget/${widget}`));
  const save = (ids: number[]) => editor.post(`/setAppOrder/${widget}`, { ids, version });
  const both = await Promise.all([save([three.id, two.id, one.id]), save([two.id, one.id, three.id])]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = both.find(({ status }) => status === 409);
  const theirs = (await late?.json()) as Problem & { ids: number[] };
  expect(theirs.code).toBe("order-changed");
  const names = { [one.id]: "Un", [two.id]: "Deux", [three.id]: "Trois" };
  expect(await namesFor(editor, widget)).toEqual(theirs.ids.map((id) => names[id]));
});

it("an order that names a tile twice, or another list's, is refused whole", async () => {
  const [widget, other] = [await makeWidget(), await makeWidget()];
  const [own, theirs] = [await add200(widget, "Un"), await add200(other, "Deux")];
  for (const ids of [
    [own.id, own.id],
    [theirs.id, own.id],
  ])
    expect((await editor.post(`/setAppOrder/${widget}`, ids)).status).toBe(422);
});

it("a widget's name is one of the homes', is there once, and goes only when it is empty", async () => {
  const name = await makeWidget();
  expect(await json(editor.post("/apps/widget", { name, title: "Encore" }))).toEqual({ error: "name-taken" });
  for (const wrong of ["Rse-Noel", "rse-", "nouvelles", "rse-noël", "rse-<b>"])
    expect((await editor.post("/apps/widget", { name: wrong })).status).toBe(400);
  const smart = await secondUser(editor, ["CaiaApp", "SmartEditor"]);
  expect((await smart.post("/apps/widget", { name: `rse-${mark()}` })).status).toBe(403);
  const { id: tile } = await add200(name, "Un");
  const all = await json<{ id: number; name: string }[]>(editor.get("/apps/allWidgets"));
  const { id } = all.find((one) => one.name === name)!;
  expect((await smart.del(`/apps/widget/${id}`)).status).toBe(404);
  expect((await json<Problem>(editor.del(`/apps/widget/${id}`))).code).toBe("widget-in-use");
  await editor.del(`/app/${name}/${tile}`);
  expect((await editor.del(`/apps/widget/${id}`)).status).toBe(200);
});

it("an editor of one home neither adds to another, nor moves a tile there", async () => {
  const widget = await makeWidget();
  const { id } = await add200(widget, "Un");
  const smart = await secondUser(editor, ["CaiaApp", "SmartEditor"]);
  const own = `smart-${mark()}`;
  expect((await smart.post("/apps/widget", { name: own, title: own })).status).toBe(200);
  expect((await smart.post("/newApp", { widget, name: "Deux", ...usual })).status).toBe(403);
  expect((await smart.post("/updateApp", { id, widget: own, name: "À moi", ...usual })).status).toBe(403);
  expect((await smart.del(`/app/${widget}/${id}`)).status).toBe(403);
  expect((await smart.get(`/apps/changes/${widget}`)).status).toBe(403);
});

it("texts are told in the reader's language, and readers learn nothing of the audience", async () => {
  const widget = await makeWidget();
  const translations = { en: { name: "Brakes", text: "Eight days" } };
  await add200(widget, "Freinage", { text: "Huit jours", translations, roles: ["garage"] });
  const home = (lang: string) =>
    json<{ widgets: { name: string; tiles: object[] }[] }>(reader.get(`/apps/home/rse?lang=${lang}`));
  const tileIn = async (lang: string) => (await home(lang)).widgets.find(({ name }) => name === widget)?.tiles[0];
  expect(await tileIn("fr")).toMatchObject({ name: "Freinage", text: "Huit jours" });
  expect(await tileIn("de")).toMatchObject({ name: "Brakes", text: "Eight days" });
  expect(Object.keys((await tileIn("en")) ?? {})).not.toEqual(expect.arrayContaining(["roles"]));
});
