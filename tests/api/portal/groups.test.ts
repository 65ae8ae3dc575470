import { randomBytes } from "node:crypto";
import { app } from "@/lib/api/app";
import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import { drawPicture } from "@/tests/support/owner";
import "@/tests/support/end";

let editor: Awaited<ReturnType<typeof makeCompany>>;
let picture: File;
beforeAll(async () => {
  [editor, picture] = await Promise.all([makeCompany(), drawPicture()]);
});

interface Group {
  id: number;
  name: string;
  users: number | null;
  image: string | null;
  roles: { id: string; selected: boolean }[];
}
const mark = () => `Groupe ${randomBytes(6).toString("hex")}`;

async function send(path: string, fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const headers = { authorization: `Bearer ${editor.token}` };
  const response = await app.request(`/api${path}`, { method: "POST", headers, body: form });
  return { status: response.status, body: (await response.json()) as { id: number; code?: string; fields?: object[] } };
}
const groupsOf = async (who: Pick<typeof editor, "get">) => (await (await who.get("/apps/groups")).json()) as Group[];
const find = async (id: number, who: Pick<typeof editor, "get"> = editor) =>
  (await groupsOf(who)).find((group) => group.id === id);
const chosen = (group?: Group) => group?.roles.filter(({ selected }) => selected).map(({ id }) => id);

it("a group needs a name, a picture and a family", async () => {
  const whole = { name: mark(), roles: "garage,workshop", image: picture };
  const text = new File(["<svg onload=alert(1)>"], "a.png", { type: "image/png" });
  expect((await send("/apps/group", { ...whole, name: " " })).status).toBe(400);
  expect((await send("/apps/group", { ...whole, name: "a".repeat(101) })).status).toBe(400);
  expect((await send("/apps/group", { ...whole, roles: "" })).status).toBe(400);
  expect((await send("/apps/group", { ...whole, roles: "sorcerer" })).status).toBe(400);
  expect((await send("/apps/group", { name: mark(), roles: "garage" })).body.code).toBe("image-required");
  const wrong = await send("/apps/group", { ...whole, image: text });
  expect([wrong.status, wrong.body.code]).toEqual([400, "not-a-picture"]);
});

it("a group's name is there once, also for two who make it at once", async () => {
  const whole = { name: mark(), roles: "garage", image: picture };
  const both = await Promise.all([send("/apps/group", whole), send("/apps/group", whole)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const other = await send("/apps/group", { ...whole, name: mark() });
  const renamed = await send("/apps/update-group", { id: String(other.body.id), name: whole.name, roles: "garage" });
  expect([renamed.status, renamed.body.code]).toEqual([409, "name-taken"]);
});

it("a group keeps its picture when it is changed, and tells editors alone whom it reaches", async () => {
  const [name, next] = [mark(), mark()];
  const { body } = await send("/apps/group", { name, roles: "vendor", image: picture });
  const made = await find(body.id);
  const image = await editor.get(String(made?.image).replace(/^\/api/, ""));
  expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const before = Buffer.from(await image.arrayBuffer());
  expect((await send("/apps/update-group", { id: String(body.id), name: next, roles: "vendor,garage" })).status).toBe(
    200,
  );
  const after = await find(body.id);
  expect([after?.name, chosen(after)]).toEqual([next, ["garage", "vendor"]]);
  const again = await editor.get(String(after?.image).replace(/^\/api/, ""));
  expect(Buffer.from(await again.arrayBuffer()).equals(before)).toBe(true);
  const company = await makeCompany({ rights: ["CaiaApp", "RSEEditor"] });
  await prisma().companySetting.create({ data: { companyId: company.companyId, name: "families", value: ["vendor"] } });
  const counted = (await find(body.id))?.users ?? 0;
  await secondUser(company);
  expect((await find(body.id))?.users).toBe(counted + 1);
  const reader = await secondUser(company, ["CaiaApp"]);
  expect(await find(body.id, reader)).toMatchObject({ users: null, roles: expect.any(Array) as object });
  expect(chosen(await find(body.id, reader))).toEqual(["vendor"]);
  expect((await reader.post("/apps/group/selection", { groupId: body.id, roles: ["garage"] })).status).toBe(403);
  expect((await reader.del(`/apps/group/${body.id}`)).status).toBe(403);
  expect((await reader.get("/realmRoles")).status).toBe(403);
  expect((await editor.post("/apps/group/selection", { groupId: body.id, roles: [] })).status).toBe(400);
  expect((await editor.post("/apps/group/selection", { groupId: body.id, roles: "garage,internal" })).status).toBe(200);
  expect(chosen(await find(body.id))).toEqual(["garage", "internal"]);
  expect((await editor.del(`/apps/group/${body.id}`)).status).toBe(200);
  expect((await editor.del(`/apps/group/${body.id}`)).status).toBe(404);
});
