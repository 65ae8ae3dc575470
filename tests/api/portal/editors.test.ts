import { randomBytes } from "node:crypto";
import { prisma } from "@/lib/platform/db";
import type { Board } from "@/lib/domains/portal/editor/schema";
import { makeCompany, secondUser } from "@/tests/support/company";

type Company = Awaited<ReturnType<typeof makeCompany>>;
let editor: Company;
beforeAll(async () => {
  editor = await makeCompany();
});

const mark = () => randomBytes(6).toString("hex");
const read = async (response: Response) => ({ status: response.status, body: (await response.json()) as never });
const json = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;

async function makeWidget(prefix = "rse") {
  const name = `${prefix}-${mark()}`;
  const { id } = await json<{ id: number }>(editor.post("/apps/widget", { name, title: "Essai" }));
  return { id, name };
}
const makeTile = (widget: string, name: string) =>
  json<{ id: number; version: number }>(
    editor.post("/newApp", { widget, name, appType: "linkTo", url: "https://exemple.fr" }),
  );
const boardOf = (home: string, who: Pick<Company, "get"> = editor) => json<Board>(who.get(`/apps/board/${home}`));

describe("the board of an editor", () => {
  it("holds the widgets of its home with all their tiles, whatever their time", async () => {
    const [own, other] = [await makeWidget("rse"), await makeWidget("smart")];
    const { id } = await makeTile(own.name, "À venir");
    const dates = { dateFrom: "2036-01-01 08:00:00", dateTo: "2036-02-01 08:00:00" };
    const typed = { id, widget: own.name, name: "À venir", appType: "linkTo", url: "https://exemple.fr", ...dates };
    await editor.post("/updateApp", { ...typed, roles: ["vendor"] });
    const { widgets, families } = await boardOf("rse");
    expect(widgets.find(({ name }) => name === own.name)?.tiles).toMatchObject([{ id, ...dates, roles: ["vendor"] }]);
    expect(widgets.some(({ name }) => name === other.name)).toBe(false);
    expect(families.map(({ id: family }) => family)).toContain("garage");
  });

  it("is the editor's own alone; the LMS's editor has all four and the lists outside the homes", async () => {
    const rse = await secondUser(editor, ["CaiaApp", "RSEEditor"]);
    const lms = await secondUser(editor, ["CaiaApp", "LMSEditor"]);
    const reader = await secondUser(editor, ["CaiaApp", "RSE"]);
    const statuses = (who: Pick<Company, "get">) =>
      Promise.all(["rse", "smart", "lms", "v2"].map(async (home) => (await who.get(`/apps/board/${home}`)).status));
    expect(await statuses(rse)).toEqual([200, 403, 403, 403]);
    expect(await statuses(lms)).toEqual([200, 200, 200, 200]);
    expect(await statuses(reader)).toEqual([403, 403, 403, 403]);
  });
});

describe("two editors at once", () => {
  it("never write over a tile in silence", async () => {
    const { name: widget } = await makeWidget();
    const { id, version } = await makeTile(widget, "Freinage");
    const save = async (name: string) =>
      read(
        await editor.post("/updateApp", { id, version, widget, name, appType: "linkTo", url: "https://exemple.fr" }),
      );
    expect((await save("Freins")).status).toBe(200);
    expect(await save("Disques")).toMatchObject({
      status: 409,
      body: { code: "changed-meanwhile", tile: { name: "Freins", version: version + 1 } },
    });
  });

  it("never write over a widget's texts in silence", async () => {
    const { id, name } = await makeWidget();
    const seen = { title: "Essai", subtitle: "", translations: {}, img: "" };
    const save = async (title: string) => read(await editor.post("/apps/widget", { id, name, title, seen }));
    expect((await save("Un")).status).toBe(200);
    expect(await save("Deux")).toMatchObject({ status: 409, body: { widget: { title: "Un" } } });
  });

  it("never write over a group's families in silence", async () => {
    const name = `Groupe ${mark()}`;
    const { id: groupId } = await prisma().audienceGroup.create({ data: { name, roles: ["garage"] } });
    const seen = { name, roles: ["garage"] };
    const select = async (role: string) =>
      read(await editor.post("/apps/group/selection", { groupId, roles: [role], seen }));
    expect((await select("vendor")).status).toBe(200);
    expect(await select("internal")).toMatchObject({ status: 409, body: { group: { name, roles: ["vendor"] } } });
    await prisma().audienceGroup.delete({ where: { id: groupId } });
  });

  it("see the other's order before theirs is saved", async () => {
    const { name } = await makeWidget();
    const [one, two] = [await makeTile(name, "Un"), await makeTile(name, "Deux")];
    const { widgets } = await boardOf("rse");
    const { version } = widgets.find((widget) => widget.name === name)!;
    const order = async (ids: number[]) => read(await editor.post(`/setAppOrder/${name}`, { ids, version }));
    expect((await order([two.id, one.id])).status).toBe(200);
    expect(await order([one.id, two.id])).toMatchObject({ status: 409, body: { ids: [two.id, one.id] } });
  });
});

it("a deleted tile comes back where it stood, and its history tells who did what", async () => {
  const { name } = await makeWidget();
  const tiles = [await makeTile(name, "Un"), await makeTile(name, "Deux"), await makeTile(name, "Trois")];
  const idsOf = async () => (await boardOf("rse")).widgets.find((one) => one.name === name)?.tiles.map(({ id }) => id);
  const place = `/app/${name}/${tiles[1]!.id}`;
  expect((await editor.del(place)).status).toBe(200);
  expect(await idsOf()).toEqual([tiles[0]!.id, tiles[2]!.id]);
  expect((await editor.post(`/apps/restore/${name}/${tiles[1]!.id}`)).status).toBe(200);
  expect(await idsOf()).toEqual(tiles.map(({ id }) => id));
  const changes = await json<{ action: string; userName: string }[]>(
    editor.get(`/apps/changes/${name}?tileId=${tiles[1]!.id}`),
  );
  expect(changes.map(({ action }) => action)).toEqual(["restore", "remove", "add"]);
  expect(changes.every(({ userName }) => userName.startsWith("Person"))).toBe(true);
});
