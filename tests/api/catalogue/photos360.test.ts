import { existsSync } from "node:fs";
import sharp from "sharp";
import { app } from "@/lib/api/app";
import { forgetWaitingPhotos } from "@/lib/domains/catalogue/pictures/around/commands";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

const clio = 1000080;
type Company = Awaited<ReturnType<typeof makeCompany>>;
interface Around {
  frames: string[];
  spots: { id: string; zone: string; frames: ([number, number] | null)[] }[];
  source: string;
  set: string | null;
}

const photo = (shade: number) =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: { r: shade, g: 90, b: 90 } } })
    .jpeg()
    .toBuffer();

async function send({ token }: Company, bytes: Uint8Array, name = "view.jpg") {
  const body = new FormData();
  body.set("image", new File([new Uint8Array(bytes)], name, { type: "image/jpeg" }));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.request(`/api/photos360/${clio}/photos`, { method: "POST", body, headers });
  return { status: answer.status, said: (await answer.json()) as { id: string; code?: string; title?: string } };
}

async function order({ token }: Company, body: object) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await app.request(`/api/photos360/${clio}/photos`, {
    method: "PUT",
    body: JSON.stringify(body),
    headers,
  });
  return { status: answer.status, text: await answer.text() };
}

const sendSome = async (company: Company, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) ids.push((await send(company, await photo(at * 3))).said.id);
  return ids;
};

async function look({ token }: Company, rest = "5/0") {
  const answer = await app.request(`/api/photos360/${clio}/${rest}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, around: (await answer.json()) as Around };
}

const photographer = () => makeCompany({ rights: ["CaiaApp", "changeCompanyCover"] });

describe("a vehicle from every side", () => {
  it("is drawn by its doors and its weight, fifty frames that are there", async () => {
    const company = await makeCompany();
    for (const [rest, set] of [
      ["5/0", "hatchback"],
      ["4/false", "saloon"],
      ["null/0", "saloon"],
      ["3/0", "coupe"],
      ["5/1", "truck"],
    ] as const) {
      const { status, around } = await look(company, rest);
      expect([rest, status, around.set, around.source]).toEqual([rest, 200, set, "drawn"]);
      const missing = around.frames.filter((frame) => !existsSync(`public${frame.split("?")[0]}`));
      expect([around.frames.length, missing]).toEqual([50, []]);
      expect(around.spots.length).toBeGreaterThan(10);
    }
  });

  it("is not there for an unknown type, and asks for doors that are a number", async () => {
    const { token } = await makeCompany();
    const status = async (path: string) =>
      (await app.request(`/api/photos360/${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await status("999999999/4/0")).toBe(404);
    expect(await status(`${clio}/many/0`)).toBe(400);
    expect(await status(`${clio}/5/maybe`)).toBe(400);
  });
});

describe("photographs of a company's own", () => {
  it("are shown in the order that was told, to that company alone, until they are taken away", async () => {
    const company = await photographer();
    const other = await photographer();
    const ids = await sendSome(company, 13);
    expect((await look(company)).around.source).toBe("drawn");
    const photos = ids.slice(0, 12).reverse();
    expect((await order(company, { photos })).status).toBe(200);
    const { around } = await look(company);
    expect([around.source, around.frames]).toEqual(["uploaded", photos.map((id) => `/api/vehicle-photos/${id}`)]);
    expect((await look(other)).around.source).toBe("drawn");
    const open = async ({ token }: Company, id: string) =>
      app.request(`/api/vehicle-photos/${id}`, { headers: { authorization: `Bearer ${token}` } });
    const seen = await open(company, photos[0]!);
    expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await open(other, photos[0]!)).status).toBe(404);
    // The one that was left out is forgotten.
    expect((await open(company, ids[12]!)).status).toBe(404);
    const gone = () =>
      app.request(`/api/photos360/${clio}/photos`, {
        method: "DELETE",
        headers: { authorization: `Bearer ${company.token}` },
      });
    expect((await gone()).status).toBe(200);
    expect((await gone()).status).toBe(404);
    expect((await look(company)).around.source).toBe("drawn");
    expect(await prisma().picture.count({ where: { companyId: company.companyId } })).toBe(0);
  });

  it("too few, unknown and foreign ones change nothing, and say what is wrong", async () => {
    const company = await photographer();
    const other = await photographer();
    const ids = await sendSome(company, 12);
    const eleven = await order(company, { photos: ids.slice(0, 11) });
    expect([eleven.status, eleven.text]).toEqual([400, expect.stringContaining("at least 12 photographs")]);
    const twice = await order(company, { photos: [...ids.slice(0, 11), ids[0]] });
    expect([twice.status, twice.text]).toEqual([400, expect.stringContaining("twice")]);
    const foreign = await order(other, { photos: ids });
    expect([foreign.status, foreign.text]).toEqual([400, expect.stringContaining(ids[0]!)]);
    expect((await order(company, { photos: ids, everywhere: true })).status).toBe(403);
    expect((await look(company)).around.source).toBe("drawn");
  });

  it("that are broken or of a hundred megapixels are named so; without the right none is taken", async () => {
    const company = await photographer();
    const whole = await photo(7);
    const broken = await send(company, whole.subarray(0, whole.length / 2));
    expect([broken.status, broken.said.code]).toEqual([400, "not-a-picture"]);
    const huge = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    const large = await send(company, huge);
    expect([large.status, large.said.code, large.said.title]).toEqual([
      ...[400, "picture-too-large", expect.stringContaining("40 million pixels")],
    ]);
    expect((await send(await makeCompany({ rights: ["CaiaApp"] }), whole)).status).toBe(403);
  });

  it("that were sent and never put in order are forgotten after a day", async () => {
    const company = await photographer();
    const [id] = await sendSome(company, 1);
    const { companyId } = company;
    await forgetWaitingPhotos(systemActor("tidy", 0));
    expect(await prisma().picture.count({ where: { companyId, id } })).toBe(1);
    await prisma().vehiclePhoto.updateMany({
      where: { companyId },
      data: { createdAt: new Date(Date.now() - 90_000_000) },
    });
    await forgetWaitingPhotos(systemActor("tidy", 0));
    expect(await prisma().picture.count({ where: { companyId } })).toBe(0);
  });
});
