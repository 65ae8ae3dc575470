import "@/tests/support/end";
import sharp from "sharp";
import { app } from "@/lib/api/app";
import type { CustomSearch } from "@/lib/domains/catalogue/custom/schema";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";

type Company = Awaited<ReturnType<typeof makeCompany>>;
type Form = Record<string, string | File>;

const [pads, discs] = [10_001, 10_002];

async function send(company: Company, path: "add" | "update", form: Form) {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  const headers = { authorization: `Bearer ${company.token}` };
  const response = await app.request(`/api/${path}-custom-search`, { method: "POST", headers, body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const list = async (company: Company) => (await (await company.get("/custom-searches")).json()) as CustomSearch[];

const named = (bytes: Uint8Array<ArrayBuffer> | Buffer, name: string, type: string) =>
  new File([new Uint8Array(bytes)], name, { type });
const drawn = (side = 40) => sharp({ create: { width: side, height: side, channels: 3, background: "#c00" } });

describe("a company's own searches", () => {
  it("are added, listed by name, changed and renamed, for the own company alone, with their audit", async () => {
    const [company, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    expect((await send(company, "add", { name: " Freinage  avant ", genartIds: `${pads},${discs}` })).status).toBe(200);
    expect(await list(company)).toMatchObject([
      { name: "Freinage avant", image: null, genarts: [{ id: pads }, { id: discs }] },
    ]);
    expect(await list(stranger)).toEqual([]);
    const change = { oldname: "Freinage avant", name: "Révision", genartIds: String(discs) };
    expect((await send(stranger, "update", change)).status).toBe(404);
    expect((await send(company, "update", change)).status).toBe(200);
    expect(await list(company)).toMatchObject([{ name: "Révision", genarts: [{ id: discs }] }]);
    const notes = await prisma().auditEntry.findMany({
      where: { companyId: company.companyId },
      orderBy: { id: "asc" },
    });
    expect(notes.map(({ action, entity }) => [action, entity])).toEqual([
      ["add", "custom-search"],
      ["change", "custom-search"],
    ]);
  });

  it("have one name each, also when ten ask for it at once", async () => {
    const company = await makeCompany();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(company, "add", { name: "Twice", genartIds: String(pads) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    await send(company, "add", { name: "Other", genartIds: String(pads) });
    const taken = { oldname: "Other", name: "Twice", genartIds: String(pads) };
    expect(await send(company, "update", taken)).toMatchObject({ status: 409, body: { code: "name-taken" } });
  });

  it("renamed at once have one name each: the others are told", async () => {
    const company = await makeCompany();
    const rename = (oldname: string, name: string) =>
      send(company, "update", { oldname, name, genartIds: String(pads) }).then(({ status }) => status);
    for (let turn = 0; turn < 8; turn += 1) {
      for (const name of ["A", "B", "C"])
        await send(company, "add", { name: `${name}${turn}`, genartIds: String(pads) });
      const toOne = await Promise.all([rename(`A${turn}`, `X${turn}`), rename(`B${turn}`, `X${turn}`)]);
      expect(toOne.sort()).toEqual([200, 409]);
      const ofOne = await Promise.all([rename(`C${turn}`, `Y${turn}`), rename(`C${turn}`, `Z${turn}`)]);
      expect([200 + 409, 200 + 404]).toContain(ofOne[0]! + ofOne[1]!);
    }
  });

  it("need a name of up to 255 characters and families that exist", async () => {
    const company = await makeCompany();
    const genartIds = String(pads);
    expect((await send(company, "add", { name: "x".repeat(255), genartIds })).status).toBe(200);
    for (const form of [
      { name: "x".repeat(256), genartIds },
      { name: " ", genartIds },
      { genartIds },
      { name: "a" },
      { name: "a", genartIds: "" },
      { name: "a", genartIds: "1;2" },
    ] as Form[])
      expect((await send(company, "add", form)).status).toBe(400);
    expect(await send(company, "add", { name: "a", genartIds: "99" })).toMatchObject({
      status: 422,
      body: { code: "unknown-genart" },
    });
  });

  it("are written with Social alone and read by any user", async () => {
    const reader = await makeCompany({ rights: ["CaiaApp"] });
    expect((await send(reader, "add", { name: "a", genartIds: String(pads) })).status).toBe(403);
    expect(await list(reader)).toEqual([]);
  });
});

describe("their pictures", () => {
  const add = (company: Company, image: File) =>
    send(company, "add", { name: `P${Math.random()}`, genartIds: String(pads), image });

  it("are encoded again without metadata, smaller, and seen by the own company alone", async () => {
    const [company, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    const photo = await drawn(3000)
      .jpeg()
      .withExif({ IFD0: { Copyright: "secret" } })
      .toBuffer();
    expect((await add(company, named(photo, "../../x.php", "text/html"))).status).toBe(200);
    const [search] = await list(company);
    const path = `/pictures/${search!.image}`;
    const served = await company.get(path);
    const bytes = Buffer.from(await served.arrayBuffer());
    const { format, width, exif } = await sharp(bytes).metadata();
    expect({ format, width, exif }).toEqual({ format: "webp", width: 1200, exif: undefined });
    expect(bytes.includes("secret")).toBe(false);
    expect(served.headers.get("content-type")).toBe("image/webp");
    expect(served.headers.get("x-content-type-options")).toBe("nosniff");
    const foreign = await stranger.get(path);
    const unknown = await stranger.get(`/pictures/${"A".repeat(22)}`);
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
  });

  it("that are replaced are gone; a change without a picture keeps the old one", async () => {
    const company = await makeCompany();
    const image = named(await drawn().png().toBuffer(), "a.png", "image/png");
    await send(company, "add", { name: "S", genartIds: String(pads), image });
    const [first] = await list(company);
    await send(company, "update", { oldname: "S", name: "S", genartIds: String(discs) });
    expect((await list(company))[0]?.image).toBe(first?.image);
    await send(company, "update", { oldname: "S", name: "S", genartIds: String(discs), image });
    expect((await list(company))[0]?.image).not.toBe(first?.image);
    expect((await company.get(`/pictures/${first!.image}`)).status).toBe(404);
  });

  it("are refused when they are none, whatever their name says: text, SVG, a bomb, a cut one, a polyglot's text", async () => {
    const company = await makeCompany();
    const svg = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`,
    );
    const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const cut = (await drawn(400).jpeg().toBuffer()).subarray(0, 500);
    for (const bytes of [Buffer.from("hello"), svg, bomb, cut, Buffer.from("GIF89a<script>alert(1)</script>")]) {
      const { status, body } = await add(company, named(bytes, "photo.jpg", "image/jpeg"));
      expect({ status, code: body.code }).toEqual({
        status: 400,
        code: expect.stringMatching(/^(not-a-picture|picture-too-large)$/) as string,
      });
    }
    const large = Buffer.alloc(10_000_001, 1);
    expect((await add(company, named(large, "a.jpg", "image/jpeg"))).body.code).toBe("picture-too-large");
    expect(await list(company)).toEqual([]);
  });
});
