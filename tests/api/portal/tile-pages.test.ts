import { documentNames } from "@/lib/domains/portal/documents/rules";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { findFrameTile, placeFrame } from "@/lib/domains/portal/frames/queries";
import { findNews, listNews } from "@/lib/domains/portal/news/queries";
import { findPack, listPacks } from "@/lib/domains/portal/packs/queries";
import { findVehicleAt } from "@/lib/domains/vehicles/queries/find-vehicle-at";
import { findLabourTimes } from "@/lib/domains/repair/times/queries";
import type { Actor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { textsOf } from "@/lib/platform/texts";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { readPortalSource } from "@/prisma/seed/portal/source";
import { clientOf, makeCompany, secondUser } from "@/tests/support/company";

let company: Awaited<ReturnType<typeof makeCompany>>;
const actorOf = async ({ token }: { token: string }): Promise<Actor> => {
  const actor = await findActor(token);
  if (!actor) throw new Error("nobody");
  return actor;
};
beforeAll(async () => {
  company = await makeCompany();
});

const titles: Record<"fr" | "en", Record<string, string>> = {
  fr: { "wheel-torques": "Couples de serrage des roues", warranty: "Demande de garantie" },
  en: { "wheel-torques": "Tightening torques of wheels", warranty: "Warranty claim" },
};

describe("documents and forms", () => {
  it.each(documentNames)("%s is a PDF in both languages with the letterhead of the house", async (name) => {
    for (const lang of ["fr", "en"] as const) {
      const answer = await company.get(`/documents/${name}?lang=${lang}`);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
      if (!titles[lang][name]) continue;
      const text = readPdf(bytes).text;
      expect(text).toContain(titles[lang][name]);
      expect(text).toContain("Garage");
    }
  });

  it("are in the language of the page from which they were opened, whatever the person's own", async () => {
    const textFor = async (headers: Record<string, string>) => {
      const answer = await company.get("/documents/warranty", headers);
      return readPdf(new Uint8Array(await answer.arrayBuffer())).text;
    };
    expect(await textFor({})).toContain("Demande de garantie");
    expect(await textFor({ cookie: "a=1; etabli.language=en" })).toContain("Warranty claim");
    const { title } = (await textsOf("de", "portal-documents")).documents.warranty;
    expect(await textFor({ cookie: "etabli.language=de" })).toContain(title);
    expect(await textFor({ cookie: "etabli.language=xx" })).toContain("Demande de garantie");
  });

  it("are those of the list alone, for who is signed in", async () => {
    expect((await company.get("/documents/nothing")).status).toBe(404);
    expect((await company.get("/documents/constructor")).status).toBe(400);
    expect((await clientOf().get("/documents/warranty")).status).toBe(401);
  });
});

describe("packs", () => {
  it("hold generic articles that the catalogue knows, in the order of the pack", async () => {
    const actor = await actorOf(company);
    const packs = await listPacks(actor, { lang: "fr" });
    expect(packs.length).toBeGreaterThanOrEqual(27);
    const pack = await findPack(actor, { name: "brakes-front", lang: "en" });
    expect(pack?.title).toBe("Brake pack front");
    expect(pack?.parts.slice(0, 2).map(({ id }) => id)).toEqual([10001, 10002]);
    expect(await findPack(actor, { name: "nothing", lang: "fr" })).toBeNull();
  });

  it("are for who reads a home page", async () => {
    const stranger = await actorOf(await secondUser(company, ["CaiaApp", "cart"]));
    await expect(findPack(stranger, { name: "service", lang: "fr" })).rejects.toMatchObject({ status: 403 });
    await expect(findNews(stranger, { number: 1, lang: "fr" })).rejects.toMatchObject({ status: 403 });
  });
});

it("tiles of the demonstration stand in the order of its content", async () => {
  const { docs, news } = readPortalSource();
  const namesOf = async (name: string) =>
    (await prisma().tile.findMany({ where: { widget: { name }, deletedAt: null }, orderBy: { place: "asc" } })).map(
      (tile) => tile.name,
    );
  expect(await namesOf("rse-docs")).toEqual(docs.map(({ name }) => name.fr));
  expect(await namesOf("rse-news")).toEqual(news.map(({ title }) => title.fr));
});

describe("news", () => {
  it("tell their article in the reader's language, and only where a tile of theirs leads to it", async () => {
    const actor = await actorOf(company);
    const news = await findNews(actor, { number: 1, lang: "en" });
    expect(news?.title).toBe("Wet timing belts: what to measure at every oil change");
    expect(news?.paragraphs).toHaveLength(3);
    expect(await findNews(actor, { number: 999, lang: "en" })).toBeNull();
    const smart = await actorOf(await secondUser(company, ["CaiaApp", "Smart"]));
    expect(await findNews(smart, { number: 2, lang: "fr" })).toBeNull();
    expect((await findNews(smart, { number: 4, lang: "fr" }))?.number).toBe(4);
    const numbers = (await listNews(smart, { lang: "fr" })).map(({ number }) => number);
    expect(numbers).toContain(4);
    expect(numbers).not.toContain(2);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe("the frame of a tile", () => {
  const idOf = async (url: string, appType: string) =>
    (await prisma().tile.findFirst({ where: { url, appType, deletedAt: null }, select: { id: true } }))?.id ?? 0;

  it("is told the vehicle, and stands where its right and type say", async () => {
    const id = await idOf("/embedded/tecrmi", "iframeCarSelector");
    const actor = await actorOf(company);
    const tile = await findFrameTile(actor, { id, lang: "fr" });
    expect(tile).toMatchObject({ title: "Documentation d'atelier", ofVehicle: true, strict: false });
    const vehicle = await findVehicleAt(actor, "/identification-vehicule/search/immat/AB-123-CD");
    expect(vehicle?.record.ktype).toEqual(expect.any(Number));
    const found = await placeFrame(actor, { tile: tile!, vehicle });
    expect(found).toMatchObject({ state: "shown", place: { state: "framed", own: true } });
    const { vin, ktype, mid } = vehicle!.record;
    const told = new URLSearchParams({ ...(vin && { vin }), ktype: String(ktype), ...(mid && { mid }) });
    expect(found.state === "shown" && found.place.address).toBe(`/embedded/tecrmi?${told}`);
    const without = await actorOf(await secondUser(company, ["CaiaApp", "CarIdentifier"]));
    expect(await findFrameTile(without, { id, lang: "fr" })).toBeNull();
  });

  it("is no frame where a tile opens something else, and none where there is no tile", async () => {
    const actor = await actorOf(company);
    const link = await idOf("/tools/vin", "iconLink");
    expect(link).toBeGreaterThan(0);
    expect(await findFrameTile(actor, { id: link, lang: "fr" })).toBeNull();
    expect(await findFrameTile(actor, { id: 2_000_000_000, lang: "fr" })).toBeNull();
  });
});

it("a vehicle at an address is found as its reader may look it up", async () => {
  const actor = await actorOf(company);
  expect(await findVehicleAt(actor, "/cart")).toBeNull();
  expect(await findVehicleAt(actor, "/identification-vehicule/search/immat/ZZ-999-ZZ")).toBeNull();
  const stranger = await actorOf(await secondUser(company, ["CaiaApp", "RSE"]));
  expect(await findVehicleAt(stranger, "/identification-vehicule/search/immat/AB-123-CD")).toBeNull();
});

it("labour times are those of the vehicle's MID, for who reads repair data", async () => {
  const actor = await actorOf(company);
  const vehicle = await findVehicleAt(actor, "/identification-vehicule/search/immat/AB-123-CD");
  const found = await findLabourTimes(actor, { mid: vehicle?.record.mid ?? "", lang: "fr" });
  expect(found?.groups.flatMap(({ lines }) => lines).every(({ minutes }) => minutes >= 0)).toBe(true);
  expect(found?.groups.length).toBeGreaterThan(1);
  expect(await findLabourTimes(actor, { mid: "NOTHING1", lang: "fr" })).toBeNull();
  const without = await actorOf(await secondUser(company, ["CaiaApp", "RSE"]));
  await expect(findLabourTimes(without, { mid: "REN00080", lang: "fr" })).rejects.toMatchObject({ status: 403 });
});
