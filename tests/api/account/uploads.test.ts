import { fork } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { app } from "@/lib/api/app";
import { prisma } from "@/lib/platform/db";
import { clientOf, makeCompany, secondUser } from "@/tests/support/company";
import { newCustomer, refusal } from "@/tests/support/counter";
import { mp4, webm } from "@/tests/support/videos";
import "@/tests/support/end";

const drawn = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: "#a33" } });
const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#777", noise: { type: "gaussian", mean: 128, sigma: 4 } },
  });
let made: Promise<Buffer> | undefined;
const bomb = () =>
  (made ??= sharp({ create: { width: 11_900, height: 11_900, channels: 3, background: "#000" } })
    .png({ compressionLevel: 9 })
    .toBuffer());
const jpeg = () => drawn().jpeg().toBuffer();

const pads = 10_001;
const clio = 1_000_080;
type Company = Awaited<ReturnType<typeof makeCompany>>;
type Fields = Record<string, string | File>;

async function post(token: string, to: string, fields: Fields): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return app.request(`/api${to}`, { method: "POST", body, headers: { authorization: `Bearer ${token}` } });
}

const named = (bytes: Uint8Array, name = "me.jpg") => new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });

const item = (stockGroup: number): Fields => ({
  ...{ brand: "Maison", reference: "M-1", label: "Plaquette", genartId: String(pads), price: "1990", quantity: "1" },
  ...{ partType: "neuve", stockGroup: String(stockGroup) },
});

/** Every call of the product that takes a picture. */
const doors: Record<string, (company: Company, image: File) => Promise<Response>> = {
  "a profile picture": ({ token }, image) => post(token, "/set-profile-picture", { image }),
  "a company's cover": ({ token, companyId }, image) => post(token, `/set-company-cover/${companyId}`, { image }),
  "a customer's picture": async (company, image) =>
    post(company.token, `/vc/picture/${await newCustomer(company)}`, { image }),
  "an item's picture": ({ token, stockGroupId }, image) =>
    post(token, "/stock-items", { ...item(stockGroupId), image }),
  "a search's picture": ({ token }, image) =>
    post(token, "/add-custom-search", { name: "Freins", genartIds: String(pads), image }),
  "a vehicle's photograph": ({ token }, image) => post(token, `/photos360/${clio}/photos`, { image }),
  "a plate's picture": ({ token }, image) => post(token, "/lpr", { image }),
  "a VIN's picture": ({ token }, image) => post(token, "/readVin", { image }),
  "a certificate's picture": ({ token }, image) => post(token, "/readCard", { image }),
};

/** Those whose picture is kept. */
const stored = () => Object.entries(doors).filter(([name]) => !/plate|VIN|certificate/.test(name));

const wrong: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  "a renamed text": () => Buffer.from("holiday.jpg"),
  "an SVG": () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  "a picture that breaks off": async () => (await noisy(400, 300).jpeg().toBuffer()).subarray(0, 3000),
  "a page behind a GIF's signature": () => Buffer.from("GIF89a=1;/*<html>*/alert(1)"),
  "20,000 pixels": () => drawn(20_000, 2).png().toBuffer(),
  "a bomb of 140 million pixels": () => bomb(),
  "a GIF too large to be decoded in little memory": () => drawn(4100, 3000).gif().toBuffer(),
  "a TIFF": () => drawn().tiff().toBuffer(),
};

describe.each(stored())("%s", (_, send) => {
  it("of more than 40 megapixels is refused as too large, not as unreadable", async () => {
    const photo = await drawn(8000, 5100).jpeg().toBuffer();
    expect(await refusal(await send(await makeCompany(), named(photo)))).toEqual([400, "picture-too-large"]);
    expect(await refusal(await send(await makeCompany(), named(await bomb())))).toEqual([400, "picture-too-large"]);
  });
});

describe.each(Object.entries(doors))("%s", (_, send) => {
  const company = makeCompany();

  it.each(Object.keys(wrong))("refuses %s with its problem", async (name) => {
    const response = await send(await company, named(await wrong[name]!()));
    const [status, code] = await refusal(response);
    expect([status, code]).toEqual([
      400,
      expect.stringMatching(/^(not-a-picture|not-a-jpeg|picture-too-large|not-only-a-picture)$/),
    ]);
  });
});

const polyglot = async () => Buffer.concat([await jpeg(), Buffer.from("<html><script>alert(1)</script>")]);

describe.each(stored())("%s", (_, send) => {
  it("is no other file at the same time, and lies under a name of ours without its metadata", async () => {
    const company = await makeCompany();
    expect(await refusal(await send(company, named(await polyglot())))).toEqual([400, "not-only-a-picture"]);
    const exif = { IFD0: { Copyright: "secret place" }, IFD3: { GPSLatitude: "48/1 51/1 30/1" } };
    const photo = await drawn(90, 60).withExif(exif).jpeg().toBuffer();
    expect((await send(company, named(photo, "../../evil name.php"))).status).toBe(200);
    const rows = await prisma().picture.findMany({ where: { companyId: company.companyId } });
    const { format, exif: kept } = await sharp(rows[0]!.bytes!).metadata();
    expect([rows.length, format, kept, /^[\w-]{22}$/.test(rows[0]!.id)]).toEqual([1, "webp", undefined, true]);
    const shown = await company.get(`/pictures/${rows[0]!.id}`);
    const safe = ["content-type", "x-content-type-options", "content-security-policy"].map((name) =>
      shown.headers.get(name),
    );
    expect(safe).toEqual(["image/webp", "nosniff", "default-src 'none'; sandbox"]);
  });
});

const info = async (client: { get: Company["get"] }) =>
  (await (await client.get("/userInfo")).json()) as { picture: string | null };

describe("a profile picture", () => {
  it("is a square, seen by colleagues and in the user's other companies alone, and leaves nothing behind", async () => {
    const [company, stranger] = [await makeCompany(), await makeCompany()];
    const colleague = await secondUser(company);
    const first = (await (
      await post(company.token, "/set-profile-picture", { image: named(await drawn(900, 300).png().toBuffer()) })
    ).json()) as { filename: string };
    expect((await info(company)).picture).toBe(first.filename);
    const shown = await colleague.get(`/pictures/${first.filename}`);
    const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([width, height]).toEqual([300, 300]);
    expect((await stranger.get(`/pictures/${first.filename}`)).status).toBe(404);
    await prisma().membership.create({
      data: { companyId: stranger.companyId, userId: company.userId, rights: ["CaiaApp"] },
    });
    expect((await stranger.get(`/pictures/${first.filename}`)).status).toBe(200);
    await post(company.token, "/set-profile-picture", { image: named(await jpeg()) });
    expect(await prisma().picture.count({ where: { companyId: company.companyId } })).toBe(1);
    expect((await company.del("/set-profile-picture")).status).toBe(200);
    expect([
      (await info(company)).picture,
      await prisma().picture.count({ where: { companyId: company.companyId } }),
    ]).toEqual([null, 0]);
  });
});

const sendVideo = (token: string, companyId: number, bytes: Uint8Array, name = "film.mp4") =>
  post(token, `/set-company-video/${companyId}`, {
    video: new File([new Uint8Array(bytes)], name, { type: "video/mp4" }),
  });

describe("a company's video", () => {
  it.each([
    ["MP4", mp4(), "video/mp4"],
    ["WebM", webm(), "video/webm"],
  ])("%s is stored under a name of ours and played in parts, as what it is", async (_, film, type) => {
    const company = await makeCompany();
    const sent = await sendVideo(company.token, company.companyId, film, "evil.html");
    const { filename } = (await sent.json()) as { filename: string };
    expect(filename).toMatch(/^[\w-]{22}$/);
    const whole = await company.get(`/videos/${filename}`);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const headers = [
      "content-type",
      "content-length",
      "accept-ranges",
      "x-content-type-options",
      "content-security-policy",
    ];
    expect(headers.map((name) => whole.headers.get(name))).toEqual([
      type,
      String(film.length),
      "bytes",
      "nosniff",
      "default-src 'none'; sandbox",
    ]);
    expect(bytes.length).toBe(film.length);
    const part = await company.get(`/videos/${filename}`, { range: "bytes=100000-199999" });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 100000-199999/${film.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100_000, 200_000))).toBe(true);
    expect(await refusal(await company.get(`/videos/${filename}`, { range: `bytes=${film.length}-` }))).toEqual([
      416,
      "range-not-there",
    ]);
    const stranger = await makeCompany();
    expect((await stranger.get(`/videos/${filename}`)).status).toBe(404);
  });

  it("crosses many chunks unchanged", async () => {
    const company = await makeCompany();
    const film = mp4({
      more: [
        Buffer.concat([
          Buffer.from("003d0908" + "6d646174", "hex"),
          Buffer.from(Uint8Array.from({ length: 4_000_000 }, (_, at) => (at * 7919) >> 8)),
        ]),
      ],
    });
    const { filename } = (await (await sendVideo(company.token, company.companyId, film)).json()) as {
      filename: string;
    };
    const got = Buffer.from(await (await company.get(`/videos/${filename}`)).arrayBuffer());
    expect(got.subarray(-4_000_000).equals(film.subarray(-4_000_000))).toBe(true);
    const across = Buffer.from(
      await (await company.get(`/videos/${filename}`, { range: "bytes=524000-1600000" })).arrayBuffer(),
    );
    expect(across.equals(got.subarray(524_000, 1_600_001))).toBe(true);
  });

  it("must be one, leaves nothing behind when it is not, and replaces the one before", async () => {
    const company = await makeCompany();
    const { token, companyId } = company;
    for (const bytes of [Buffer.from("no film"), await jpeg(), mp4().subarray(0, 200_000), Buffer.alloc(0)])
      expect(await refusal(await sendVideo(token, companyId, bytes))).toEqual([400, "not-a-video"]);
    expect(await refusal(await post(token, `/set-company-video/${companyId}`, { video: "text" }))).toEqual([
      400,
      "invalid-input",
    ]);
    expect(await refusal(await company.post(`/set-company-video/${companyId}`))).toEqual([400, "invalid-input"]);
    expect(await prisma().video.count({ where: { companyId } })).toBe(0);
    await sendVideo(token, companyId, mp4());
    await sendVideo(token, companyId, webm());
    expect(await prisma().video.count({ where: { companyId } })).toBe(1);
    expect((await company.del(`/set-company-video/${companyId}`)).status).toBe(200);
    expect(await prisma().videoChunk.count({ where: { companyId } })).toBe(0);
  });

  it("belongs to the session's company: any other answers like one that does not exist, and nothing changes", async () => {
    const [company, other] = [await makeCompany(), await makeCompany()];
    const answers = [other.companyId, 2_000_000_000].map(async (id) => {
      const response = await sendVideo(company.token, id, mp4());
      return { status: response.status, body: (await response.text()).replace(/"requestId":"[^"]*"/, "") };
    });
    const [one, two] = await Promise.all(answers);
    expect(one).toEqual({ ...two, status: 404 });
    expect(
      (await post(company.token, `/set-company-cover/${other.companyId}`, { image: named(await jpeg()) })).status,
    ).toBe(404);
    const row = await prisma().company.findUniqueOrThrow({ where: { id: other.companyId } });
    expect([row.cover, row.video]).toEqual([null, null]);
  });
});

describe("a form", () => {
  it("larger than any picture is refused while it comes", async () => {
    const { token } = await makeCompany();
    const type = "multipart/form-data; boundary=x";
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
    });
    const init = {
      method: "POST",
      body: endless,
      duplex: "half",
      headers: { authorization: `Bearer ${token}`, "content-type": type },
    };
    expect(await refusal(await app.request("/api/set-profile-picture", init as RequestInit))).toEqual([
      413,
      "body-too-large",
    ]);
  });

  it("is read whatever its boundary", async () => {
    const { token } = await makeCompany();
    const image = await drawn().png().toBuffer();
    for (const boundary of ["x", "0", "a b", "-".repeat(70)]) {
      const headers = {
        authorization: `Bearer ${token}`,
        "content-type": `multipart/form-data; boundary="${boundary}"`,
      };
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="é.png"\r\ncontent-type: image/png\r\n\r\n`;
      const body = Buffer.concat([Buffer.from(head), image, Buffer.from(`\r\n--${boundary}--\r\n`)]);
      const response = await app.request("/api/set-profile-picture", { method: "POST", body, headers });
      expect([boundary, response.status]).toEqual([boundary, 200]);
    }
  });

  it("of one user does not hold up another's", async () => {
    const [greedy, other] = [await makeCompany(), await makeCompany()];
    const ends: (() => void)[] = [];
    const still = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new Uint8Array(20_000_000));
          ends.push(() => controller.error(new Error("gone")));
        },
      });
    const headers = { authorization: `Bearer ${greedy.token}`, "content-type": "multipart/form-data; boundary=x" };
    const ask = async () =>
      refusal(
        await app.request("/api/set-profile-picture", {
          ...{ method: "POST", body: still(), duplex: "half", headers },
        } as RequestInit),
      );
    const waiting = Array.from({ length: 6 }, ask);
    await new Promise((done) => setTimeout(done, 300));
    const sent = await post(other.token, "/set-profile-picture", { image: named(await jpeg()) });
    for (const end of ends) end();
    expect(sent.status).toBe(200);
    const codes = (await Promise.all(waiting)).map(([, code]) => code);
    expect(codes.filter((code) => code === "forms-busy")).toHaveLength(5);
    expect(codes).toContain("upload-incomplete");
  });

  it("that is none is refused", async () => {
    const { token } = await makeCompany();
    const headers = { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=x" };
    const response = await app.request("/api/set-profile-picture", { method: "POST", body: "--y nothing", headers });
    expect(await refusal(response)).toEqual([400, "invalid-input"]);
    expect((await clientOf(token).post("/set-profile-picture", {})).status).toBe(400);
  });
});

test("the worst pictures that are taken in grow the process by less than 100 MB", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "etabli-pictures-"));
  const noise = noisy(7000, 5700);
  const files = {
    "small.jpg": await jpeg(),
    "turned.jpg": await noise.clone().withMetadata({ orientation: 6 }).jpeg({ quality: 50 }).toBuffer(),
    "progressive.jpg": await noisy(4000, 3000).jpeg({ quality: 40, progressive: true }).toBuffer(),
    "interlaced.png": await drawn(4000, 3000).ensureAlpha().png({ progressive: true }).toBuffer(),
    "large.gif": await drawn(4000, 3000).gif().toBuffer(),
    "large.webp": await drawn(7000, 5700).webp({ lossless: true }).toBuffer(),
  };
  const names = Object.entries(files).map(([name, bytes]) => {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    return file;
  });
  const script = path.resolve(__dirname, "../../support/encode-worst.ts");
  for (const worst of names.slice(1)) {
    const child = fork(script, [names[0]!, worst], { execArgv: ["--import", "tsx"] });
    const grown = await new Promise<number>((resolve, reject) => {
      child.once("message", (message) => resolve((message as { grown: number }).grown));
      child.once("exit", () => reject(new Error(`${path.basename(worst)} was not taken in`)));
    });
    expect([path.basename(worst), grown < 100_000_000]).toEqual([path.basename(worst), true]);
  }
});
