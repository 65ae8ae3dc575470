import "@/tests/support/end";
import { findScreenView } from "@/lib/domains/live/screens/queries/get-view";
import type { ScreenSetUp, ScreenView } from "@/lib/domains/live/screens/schema";
import { findKeyHolder } from "@/lib/domains/session/queries/find-key";
import { prisma } from "@/lib/platform/db";
import { clientOf, makeCompany, secondUser } from "@/tests/support/company";
import { json } from "@/tests/support/counter";
import { openDevice, pairScreen } from "@/tests/support/screens";
import { openStream } from "@/tests/support/streams";

const nobody = clientOf();
type Company = Awaited<ReturnType<typeof makeCompany>>;

const page = (url: string, part: object = {}) => ({ url, seconds: 10, ...part });
const change = (company: Pick<Company, "post">, { id, version }: Pick<ScreenSetUp, "id" | "version">, part: object) =>
  company.post(`/screens/change/${id}`, { version, ...part });
const listOf = (company: Pick<Company, "get">) => json<ScreenSetUp[]>(company.get("/screens"));
const codeOf = async (response: Promise<Response>) => {
  const answer = await response;
  return [answer.status, ((await answer.json()) as { code?: string }).code];
};

describe("pairing", () => {
  it("makes the device that shows a code a screen of the company, and tells its key once", async () => {
    const company = await makeCompany();
    const device = await openDevice();
    expect(device.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(new Date(device.expiresAt).getTime() - Date.now()).toBeGreaterThan(9.5 * 60_000);
    expect(await device.collect()).toEqual({ key: null, expired: false });
    const typed = ` ${device.code.slice(0, 3).toLowerCase()} ${device.code.slice(3)}`;
    const paired = await json<ScreenSetUp>(company.post("/screens/pair", { code: typed, name: "Accueil" }));
    expect([paired.name, paired.state, paired.playlist]).toEqual(["Accueil", "unpaired", []]);
    const { key } = await device.collect();
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(await device.collect()).toEqual({ key: null, expired: true });
    expect(await json<ScreenView>(nobody.get(`/screen/${key}`))).toMatchObject({
      name: "Accueil",
      urls: [],
      data: null,
    });
    const [screen] = await listOf(company);
    expect(screen?.state).toBe("waiting");
  });

  it("tells a code that was typed before from one that nobody knows", async () => {
    const [company, other] = [await makeCompany(), await makeCompany()];
    const device = await openDevice();
    await company.post("/screens/pair", { code: device.code, name: "Accueil" });
    const again = await company.post("/screens/pair", { code: device.code, name: "Bis" });
    expect([again.status, await again.json()]).toEqual([
      409,
      expect.objectContaining({ code: "code-used", name: "Accueil" }),
    ]);
    expect(await codeOf(other.post("/screens/pair", { code: device.code, name: "Bis" }))).toEqual([
      404,
      "code-unknown",
    ]);
    expect(await codeOf(company.post("/screens/pair", { code: "ABCDE0", name: "Bis" }))).toEqual([404, "code-unknown"]);
    expect(await listOf(other)).toEqual([]);
  });

  it("is refused after its ten minutes and after ten guesses", async () => {
    const company = await makeCompany();
    const device = await openDevice();
    await prisma().$executeRaw`update screen_code set expires_at = now() - interval '1 second' where screen_id is null`;
    expect(await codeOf(company.post("/screens/pair", { code: device.code, name: "Bis" }))).toEqual([
      404,
      "code-unknown",
    ]);
    expect(await device.collect()).toEqual({ key: null, expired: true });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => company.post("/screens/pair", { code: "ZZZZZZ", name: "x" })),
    );
    expect(guesses.some(({ status }) => status === 429)).toBe(true);
  });

  it("gives one of two typists the screen", async () => {
    const [one, two] = [await makeCompany(), await makeCompany()];
    const device = await openDevice();
    const body = { code: device.code, name: "Accueil" };
    const answers = await Promise.all([one.post("/screens/pair", body), two.post("/screens/pair", body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await listOf(one)).length + (await listOf(two)).length).toBe(1);
  });

  it("gives a screen another device, and the one before loses its address at once", async () => {
    const company = await makeCompany();
    const first = await pairScreen(company);
    const stream = await openStream(nobody, `/sse/public?screen=${first.key}`);
    await change(company, first.screen, { playlist: [page("https://a.test/")] });
    const second = await openDevice();
    await company.post("/screens/pair", { code: second.code, screenId: first.screen.id });
    await stream.ended();
    expect((await nobody.get(`/screen/${first.key}`)).status).toBe(404);
    const { key } = await second.collect();
    expect((await json<ScreenView>(nobody.get(`/screen/${key}`))).urls).toEqual(["https://a.test/"]);
  });
});

describe("a screen's address", () => {
  it.each(["A".repeat(22), "demo-ecran-inconnu-0001", "'".repeat(22)])("opens nothing as %p", async (key) => {
    const answers = await Promise.all([
      nobody.get(`/screen/${encodeURIComponent(key)}`),
      nobody.post(`/screen/${encodeURIComponent(key)}/beat`, { showing: "", visible: true }),
      nobody.get(`/sse/public?screen=${encodeURIComponent(key)}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(key.includes("'") ? [400, 400, 401] : [404, 404, 401]);
  });

  it("is no companion's: keys of one kind open nothing of the other", async () => {
    const company = await makeCompany();
    const { key } = await pairScreen(company);
    expect((await nobody.get("/companion", { "x-companion": key })).status).toBe(401);
    const { clientId } = await json<{ clientId: number }>(company.post("/vc/newClient", {}));
    const { address } = await json<{ address: string }>(company.post("/vc/companion", { customerId: clientId }));
    const companion = new URL(address).searchParams.get("id") ?? "";
    expect((await nobody.get(`/screen/${companion}`)).status).toBe(400);
  });
});

describe("what a screen shows", () => {
  it("is its playlist in its order, told to it within its stream", async () => {
    const company = await makeCompany();
    const { key, screen } = await pairScreen(company);
    const stream = await openStream(nobody, `/sse/public?screen=${key}`);
    const items = [page("https://b.test/", { days: [1], from: "08:00", to: "18:00" }), page("https://a.test/")];
    const changed = await json<ScreenSetUp>(
      change(company, screen, { playlist: items, night: { from: "20:00", to: "07:00" } }),
    );
    expect((await stream.next("Screen URLs")).data).toMatchObject({ screenId: screen.id });
    const view = await json<ScreenView>(nobody.get(`/screen/${key}`));
    expect(view.urls).toEqual(["https://b.test/", "https://a.test/"]);
    expect(view.playlist[0]).toMatchObject({ days: [1], from: "08:00", to: "18:00", seconds: 10 });
    expect(view.night).toEqual({ from: "20:00", to: "07:00" });
    expect(changed.version).toBe(screen.version + 1);
  });

  it("is changed by one of two who saw the same", async () => {
    const company = await makeCompany();
    const { screen } = await pairScreen(company);
    const answers = await Promise.all(["A", "B"].map((name) => change(company, screen, { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const kept = (await listOf(company))[0];
    expect(await refused?.json()).toMatchObject({ code: "screen-changed", screen: { name: kept?.name, version: 2 } });
  });

  it.each([
    [{ playlist: [page("javascript:alert(1)")] }],
    [{ playlist: [page("/cart")] }],
    [{ playlist: [page("https://a.test/", { seconds: 1 })] }],
    [{ playlist: [page("https://a.test/", { days: [8] })] }],
    [{ playlist: [page("https://a.test/", { from: "25:00", to: "26:00" })] }],
    [{ playlist: Array.from({ length: 41 }, () => page("https://a.test/")) }],
    [{ night: { from: "22:00", to: "x" } }],
    [{ name: " " }],
  ])("is never %j", async (part) => {
    const company = await makeCompany();
    const { screen } = await pairScreen(company);
    expect((await change(company, screen, part)).status).toBe(400);
  });

  it("is a message for some minutes, on one screen or on all", async () => {
    const company = await makeCompany();
    const [one, two] = [await pairScreen(company, "A"), await pairScreen(company, "B")];
    const streams = await Promise.all([one, two].map(({ key }) => openStream(nobody, `/sse/public?screen=${key}`)));
    await company.post("/screens/message", { ids: [one.screen.id], text: "Fermeture à midi", minutes: 5 });
    await streams[0]!.next("Screen URLs");
    const messages = async () =>
      Promise.all([one, two].map(async ({ key }) => (await json<ScreenView>(nobody.get(`/screen/${key}`))).message));
    expect(await messages()).toEqual(["Fermeture à midi", ""]);
    expect(streams[1]!.all("Screen URLs")).toEqual([]);
    expect(await json(company.post("/screens/message", { ids: null, text: "Bonjour" }))).toEqual({ count: 2 });
    await streams[1]!.next("Screen URLs");
    expect(await messages()).toEqual(["Bonjour", "Bonjour"]);
    await company.post("/screens/message", { ids: null, text: "" });
    expect(await messages()).toEqual(["", ""]);
  });

  it("is a tile of the portal that is addressed to it, while its time is", async () => {
    const company = await makeCompany();
    const { key, screen } = await pairScreen(company);
    const tile = {
      widget: "smart-screens",
      name: "Promo",
      appType: "iframe",
      url: "/embedded/poster/tyres",
      screens: [screen.id],
    };
    const { id } = await json<{ id: number }>(company.post("/newApp", tile));
    const urls = async () => (await json<ScreenView>(nobody.get(`/screen/${key}`))).urls;
    expect(await urls()).toEqual(["/embedded/poster/tyres"]);
    const chosen = await json<{ id: string; selected: boolean }[]>(company.get(`/app/screens/smart-screens/${id}`));
    expect(chosen.filter(({ selected }) => selected).map((one) => one.id)).toEqual([String(screen.id)]);
    await company.del(`/app/smart-screens/${id}`);
    expect(await urls()).toEqual([]);
  });
});

describe("a code on a screen", () => {
  it("is told to that screen, and to one that comes back meanwhile", async () => {
    const company = await makeCompany();
    const { key, screen } = await pairScreen(company);
    const stream = await openStream(nobody, `/sse/public?screen=${key}`);
    const body = { url: "https://etabli.test/idcar/VF1", checked: true, selectedScreen: screen.id };
    expect((await company.post("/screen/qrcode", body)).status).toBe(200);
    expect((await stream.next("Screen Data")).data).toMatchObject({
      screenId: screen.id,
      url: body.url,
      checked: true,
    });
    expect((await json<ScreenView>(nobody.get(`/screen/${key}`))).data).toMatchObject({ url: body.url, checked: true });
    await company.post("/screen/qrcode", { ...body, checked: false });
    expect((await json<ScreenView>(nobody.get(`/screen/${key}`))).data).toBeNull();
  });

  it("never signs anybody in, and stands on no screen of another company", async () => {
    const [company, other] = [await makeCompany(), await makeCompany()];
    const { screen } = await pairScreen(company);
    const show = (client: Pick<Company, "post">, url: string) =>
      codeOf(client.post("/screen/qrcode", { url, selectedScreen: screen.id }));
    expect(await show(company, "http://localhost:3000/s/2/1700000000000")).toEqual([422, "one-time-link"]);
    expect(await show(other, "https://a.test/")).toEqual([404, "not-found"]);
    expect(await show(company, "javascript:alert(1)")).toEqual([400, "invalid-input"]);
  });
});

describe("signs of life", () => {
  it("say how the screen is; a device without the secret does not count while it lives", async () => {
    const company = await makeCompany();
    const { screen, device, key } = await pairScreen(company);
    expect(await device.beat({ showing: "Bienvenue" })).toMatchObject({ counted: true });
    const stranger = await nobody.post(`/screen/${key}/beat`, { showing: "autre", visible: true });
    expect([await stranger.json(), stranger.headers.get("set-cookie")]).toEqual([
      expect.objectContaining({ counted: false }),
      null,
    ]);
    await device.beat({ showing: "Pneus", errors: ["https://a.test/: > 8 s"], visible: false });
    const [now] = await listOf(company);
    expect(now).toMatchObject({
      id: screen.id,
      state: "live",
      showing: "Pneus",
      visible: false,
      lastError: "https://a.test/: > 8 s",
    });
  });

  it("let another device at the same address take the place of one that has been silent", async () => {
    const company = await makeCompany();
    const { screen, device, key } = await pairScreen(company);
    await device.beat({});
    await prisma().$executeRaw`update screen set seen_at = now() - interval '76 seconds' where id = ${screen.id}`;
    expect((await listOf(company))[0]?.state).toBe("silent");
    const taken = await nobody.post(`/screen/${key}/beat`, { showing: "", visible: true });
    expect(taken.headers.get("set-cookie")).toMatch(
      /^etabli\.screen=[\w-]{43}; Path=\/api\/screen; HttpOnly; SameSite=Strict/,
    );
    expect(await device.beat({})).toMatchObject({ counted: false });
  });

  it("are refused once the device was taken away, with its stream and its address", async () => {
    const company = await makeCompany();
    const { screen, device, key } = await pairScreen(company);
    await device.beat({});
    const stream = await openStream(nobody, `/sse/public?screen=${key}`);
    expect((await json<ScreenSetUp>(company.post(`/screens/unpair/${screen.id}`))).state).toBe("unpaired");
    await stream.ended();
    expect((await device.beatRaw({})).status).toBe(404);
    expect((await nobody.get(`/sse/public?screen=${key}`)).status).toBe(401);
    expect((await company.del(`/screens/${screen.id}`)).status).toBe(200);
    expect(await listOf(company)).toEqual([]);
    const holder = await findKeyHolder(key);
    expect(holder && (await findScreenView(holder))).toBeNull();
  });

  it("are counted live for editors, by the table alone", async () => {
    const company = await makeCompany();
    const { screen, device } = await pairScreen(company);
    const stream = await openStream(company, `/sse/screens/${screen.id}`);
    expect((await stream.next("screen count")).data).toEqual({
      screenId: screen.id,
      connected: false,
      count: 0,
      live: [],
    });
    await device.beat({});
    expect((await stream.next("screen count", 2)).data).toEqual({
      ...{ screenId: screen.id, connected: true, count: 1, live: [screen.id] },
    });
    await prisma().$executeRaw`update screen set seen_at = now() - interval '76 seconds' where id = ${screen.id}`;
    expect((await stream.next("screen count", 3)).data).toMatchObject({ connected: false, count: 0 });
  });
});

describe("who may", () => {
  it("set up screens: administrators and the Smart editor of their own company", async () => {
    const company = await makeCompany({ rights: ["CaiaApp", "SmartEditor"] });
    const { screen } = await pairScreen(company);
    const [reader, other] = [await secondUser(company, ["CaiaApp"]), await makeCompany()];
    const asks = (client: Pick<Company, "get" | "post" | "del">) => [
      client.get("/screens"),
      client.post("/screens/pair", { code: "ABCDEF", name: "x" }),
      client.post("/screens/message", { ids: [screen.id], text: "x" }),
      change(client, screen, { name: "x" }),
      client.post(`/screens/unpair/${screen.id}`),
      client.del(`/screens/${screen.id}`),
      client.get(`/sse/screens/${screen.id}`),
    ];
    const statuses = async (client: Pick<Company, "get" | "post" | "del">) =>
      (await Promise.all(asks(client))).map(({ status }) => status);
    expect(await statuses(reader)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    expect(await statuses(other)).toEqual([200, 404, 404, 404, 404, 404, 404]);
    expect(await json(reader.get("/screens/choice"))).toEqual([{ id: screen.id, name: screen.name, live: false }]);
    expect((await listOf(company)).map(({ name }) => name)).toEqual([screen.name]);
  });

  it("do so for another company: the house's administrators, in that company's trail", async () => {
    const company = await makeCompany();
    const house = await secondUser({ companyId: 11, stockGroupId: 1 }, ["CaiaApp", "admin"]);
    const device = await openDevice();
    const body = { code: device.code, name: "Chez eux", companyId: company.companyId };
    const screen = await json<ScreenSetUp>(house.post("/screens/pair", body));
    expect((await change(house, screen, { name: "Vitrine" })).status).toBe(200);
    expect((await listOf(company)).map(({ name }) => name)).toEqual(["Vitrine"]);
    const trail = await prisma().auditEntry.findMany({
      where: { companyId: company.companyId, entity: "screen" },
      orderBy: { id: "asc" },
      select: { action: true, userId: true },
    });
    expect(trail).toEqual(["pair", "change"].map((action) => ({ action, userId: house.userId })));
    const foreign = await openDevice();
    const asked = await company.post("/screens/pair", { code: foreign.code, name: "x", companyId: 11 });
    expect(asked.status).toBe(404);
  });
});
