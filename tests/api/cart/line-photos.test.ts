import "@/tests/support/end";
import sharp from "sharp";
import { forgetLoosePhotos } from "@/lib/domains/cart/photos/commands/forget-photos";
import type { LinePhoto } from "@/lib/domains/cart/photos/rules";
import type { Cart } from "@/lib/domains/cart/schema";
import type { CompanionView } from "@/lib/domains/live/companion/schema";
import type { Quote, QuoteMade } from "@/lib/domains/quotes/schema";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import { addressOf, phoneOf } from "@/tests/support/companion";
import { addOne, json, newCustomer, openCounter, refusal, type Client } from "@/tests/support/counter";
import { phonePhoto, photosPath, sendPhoto } from "@/tests/support/photos";
import { expireQuotes, quoteNew } from "@/tests/support/quotes";

const cartOf = (company: Client, customerId: number) => json<Cart>(company.get(`/getCart/${customerId}`));

/** A cart of one part and of one piece of work. */
async function openWorkshop() {
  const counter = await openCounter();
  const { company, customerId, articleId } = counter;
  await company.post(`/companies/settings/${company.companyId}`, { values: { labourT1: 6_000 } });
  await addOne(company, customerId, articleId);
  await company.post("/cart/work", { customerId, name: "Purge", minutes: 30, rate: "T1", seen: 6_000 });
  const { lines, labour } = await cartOf(company, customerId);
  const part = { customerId, kind: "part" as const, lineId: lines[0]?.id ?? 0 };
  return { ...counter, part, work: { ...part, kind: "work" as const, lineId: labour[0]?.id ?? 0 } };
}

const send = (company: Client, place: Parameters<typeof sendPhoto>[1], bytes: Uint8Array, key?: string) =>
  json<LinePhoto>(sendPhoto(company, place, bytes, key));
const shownTo = async (reader: Pick<Client, "get">, id: string) => (await reader.get(`/pictures/${id}`)).status;
const picturesOf = ({ companyId }: Client) => prisma().picture.count({ where: { companyId } });
/** As the nightly work does it, two days later. */
async function tidyLater({ companyId }: Client) {
  await prisma().linePhoto.updateMany({ where: { companyId }, data: { createdAt: new Date(Date.now() - 2 * 864e5) } });
  await forgetLoosePhotos(systemActor("tidy", 0));
}

describe("a photograph on a line", () => {
  it("is made anew upright, at most 1600 pixels with a thumbnail of 320, without what the camera noted", async () => {
    const { company, part } = await openWorkshop();
    const { id, small } = await send(company, part, await phonePhoto());
    for (const [name, side] of [
      [id, 1600],
      [small, 320],
    ] as const) {
      const bytes = Buffer.from(await (await company.get(`/pictures/${name}`)).arrayBuffer());
      const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
      expect([format, width, height, exif, orientation]).toEqual(["webp", (side * 3) / 4, side, undefined, undefined]);
      expect(bytes.toString("latin1")).not.toContain("Secretphone");
      // What lay at the left edge of the sensor is on top.
      const top = await sharp(bytes).extract({ left: 0, top: 0, width: 9, height: 9 }).raw().toBuffer();
      expect(top[2]).toBeGreaterThan(top[0] ?? 255);
    }
  });

  it("stands in cart, phone and quote, stays frozen there", async () => {
    const { company, customerId, part, work } = await openWorkshop();
    const [first, second, third] = [
      await send(company, part, await phonePhoto(640, 480, "#803020")),
      await send(company, part, await phonePhoto(640, 480, "#208030")),
      await send(company, work, await phonePhoto(640, 480, "#203080")),
    ];
    const cart = await cartOf(company, customerId);
    expect([cart.lines[0]?.photos, cart.labour[0]?.photos]).toEqual([[first, second], [third]]);
    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    expect((await company.del(`${photosPath(part)}/${first.id}`)).status).toBe(200);
    expect((await cartOf(company, customerId)).lines[0]?.photos).toEqual([second]);
    await company.del(`/cart/work/${customerId}/${work.lineId}`);
    await tidyLater(company);
    const { document } = await json<Quote>(company.get(`/quote/${id}`));
    expect([document.lines[0]?.photos, document.labour?.[0]?.photos]).toEqual([[first, second], [third]]);
    const { key } = await addressOf(company, customerId);
    const phone = phoneOf(key);
    const view = await json<CompanionView>(phone.get("/companion"));
    expect([view.lines[0]?.photos, view.quote?.lines[0]?.photos]).toEqual([[second], [first, second]]);
    expect(view.quote?.labour[0]?.photos).toEqual([third]);
    for (const { id: shown, small } of [first, second, third])
      expect([await shownTo(phone, shown), await shownTo(phone, small)]).toEqual([200, 200]);
    const pdf = Buffer.from(await (await company.get(`/quote/${id}/pdf`)).arrayBuffer()).toString("latin1");
    expect(pdf.match(/\/Filter \/DCTDecode/g)).toHaveLength(3);
  });

  it("goes along to another list, comes back with a quote made anew, and never loses one where two lines meet", async () => {
    const { company, customerId, articleId, part } = await openWorkshop();
    const photo = await phonePhoto(320, 240);
    const mine = await send(company, part, photo);
    await company.post("/cart/move", { customerId, lineId: part.lineId, tab: "wishlist" });
    await addOne(company, customerId, articleId);
    const [there] = (await cartOf(company, customerId)).lines;
    const other = await send(company, { ...part, lineId: there?.id ?? 0 }, photo);
    await company.post("/cart/move", { customerId, lineId: part.lineId, tab: "cart" });
    const { lines } = await cartOf(company, customerId);
    expect(lines.map(({ photos }) => photos)).toEqual([[other, mine]]);
    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    await company.del(`/cartItem/${customerId}/${lines[0]?.id}`);
    await expireQuotes(company);
    await company.post("/quote/redo", { quoteId: id });
    expect((await cartOf(company, customerId)).lines[0]?.photos).toEqual([other, mine]);
  });

  it("is deleted when it is taken off and no quote names it, and with a line that left without one", async () => {
    const { company, customerId, part, work } = await openWorkshop();
    const photo = await phonePhoto(320, 240);
    const { id } = await send(company, part, photo);
    await send(company, work, photo);
    expect(await picturesOf(company)).toBe(4);
    expect((await company.del(`${photosPath(part)}/${id}`)).status).toBe(200);
    expect(await refusal(await company.del(`${photosPath(part)}/${id}`))).toEqual([404, "not-found"]);
    expect([await picturesOf(company), await shownTo(company, id)]).toEqual([2, 404]);
    await tidyLater(company);
    expect(await picturesOf(company)).toBe(2);
    await company.del(`/cart/work/${customerId}/${work.lineId}`);
    await forgetLoosePhotos(systemActor("tidy", 0));
    expect(await picturesOf(company)).toBe(0);
  });

  it("is one picture, whatever is sent, once for a key, and four of a line at most", async () => {
    const { company, customerId, part } = await openWorkshop();
    const photo = await phonePhoto(320, 240);
    const text = Buffer.from("no picture at all");
    for (const bytes of [new Uint8Array(), text, photo.subarray(0, photo.length / 2)])
      expect(await refusal(await sendPhoto(company, part, bytes))).toEqual([400, "not-a-picture"]);
    const huge = await sharp({ create: { width: 11_000, height: 9_200, channels: 3, background: "#777" } })
      .jpeg({ quality: 20 })
      .toBuffer();
    expect(await refusal(await sendPhoto(company, part, huge))).toEqual([400, "picture-too-large"]);
    expect((await cartOf(company, customerId)).lines[0]?.photos).toEqual([]);
    const [once, again] = [await send(company, part, photo, "k1"), await send(company, part, photo, "k1")];
    expect(again).toEqual(once);
    await Promise.all([1, 2, 3, 4, 5].map(() => sendPhoto(company, part, photo)));
    expect((await cartOf(company, customerId)).lines[0]?.photos).toHaveLength(4);
    expect(await refusal(await sendPhoto(company, part, photo))).toEqual([409, "too-many-photos"]);
    expect(await picturesOf(company)).toBe(8);
  });

  it("is seen by the company and by its own customer's page, and brought by sellers alone", async () => {
    const { company, part } = await openWorkshop();
    const photo = await phonePhoto(320, 240);
    const { id, small } = await send(company, part, photo);
    const stranger = await makeCompany();
    const neighbour = phoneOf((await addressOf(company, await newCustomer(company))).key);
    const own = phoneOf((await addressOf(company, part.customerId)).key);
    for (const name of [id, small]) {
      expect(await Promise.all([company, own].map((reader) => shownTo(reader, name)))).toEqual([200, 200]);
      expect(await Promise.all([stranger, neighbour].map((reader) => shownTo(reader, name)))).toEqual([404, 404]);
    }
    expect(await refusal(await sendPhoto(stranger, part, photo))).toEqual([404, "not-found"]);
    expect((await stranger.del(`${photosPath(part)}/${id}`)).status).toBe(404);
    const clerk = await secondUser(company, ["CaiaApp"]);
    expect((await sendPhoto(clerk, part, photo)).status).toBe(403);
  });
});
