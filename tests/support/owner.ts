import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { sendMails } from "@/lib/domains/mails/commands/send-mails";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "./company";
import { calls, questionOf, send, type DeclaredCall, type Question, type Values } from "./contract";
import type { OrdersMade } from "@/lib/domains/cart/schema";
import type { Order } from "@/lib/domains/orders/schema";
import { addOne, json, newCustomer } from "./counter";
import { orderLines } from "./orders";
import { oweOrder, payeeOf } from "./payments";
import { openQuote } from "./quotes";

export type Client = Awaited<ReturnType<typeof makeCompany>>;

/** A call by its name, asked with these values by the client. */
export async function ask(client: { token: string }, name: string, values: Values): Promise<Response> {
  const call = calls.find((one) => one.name === name);
  if (!call) throw new Error(`there is no call ${name}`);
  const response = await send(call, questionOf(call, values), { authorization: `Bearer ${client.token}` });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return response;
}

export async function drawPicture(): Promise<File> {
  const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#0a0" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "a.png", { type: "image/png" });
}

/** What an hour of the owner's work costs. */
export const hourCents = 6_600;

/** A widget with a tile, and a group: no company owns them, so that every question names the same ones. */
let portal: { widget: string; widgetId: number; tileId: number; groupId: number } | null = null;

async function findPortal(company: Client) {
  if (portal) return portal;
  const widget = `rse-contrat-${randomBytes(4).toString("hex")}`;
  const { id: widgetId } = await json<{ id: number }>(company.post("/apps/widget", { name: widget, title: widget }));
  const tile = { widget, name: "Freinage", appType: "linkTo", url: "/pieces" };
  const { id: tileId } = await json<{ id: number }>(company.post("/newApp", tile));
  const group = { name: widget, roles: "garage", image: await drawPicture() };
  const { id: groupId } = await json<{ id: number }>(ask(company, "POST /apps/group", group));
  return { widget, widgetId, tileId, groupId };
}

/** The fields of tiles, widgets and groups that have a form. */
function placesOfPortal(route: string, values: Values): Values | null {
  const { widget, widgetId, tileId, groupId } = portal ?? {};
  const tile = { ...values, widget, id: tileId, url: "/pieces", img: "/tiles/app.svg", appType: "linkTo", roles: [] };
  const addresses = { urlStart: "/pieces", urlEnd: "/pieces", urlMaintenance: "/pieces", urlCover: "/tiles/app.svg" };
  const told = { name: "Freinage", data: "{}", groups: [], screens: [] };
  if (/^\/(newApp|updateApp)$/.test(route)) return { ...tile, ...addresses, ...told };
  if (/^\/(app|apps\/restore|apps\/changes|setAppOrder)\//.test(route)) return tile;
  if (route === "/apps/widget") return { ...values, id: widgetId, name: widget, img: "/tiles/app.svg" };
  if (route === "/apps/group/selection") return { ...values, groupId, roles: ["garage"] };
  if (/^\/apps\/(group|update-group)$/.test(route)) return { ...values, id: groupId, roles: "garage" };
  return route.startsWith("/apps/group/{id}") ? { ...values, id: groupId } : null;
}

/** A company that has one of everything, and the values by which calls name what it has. */
export async function makeOwner() {
  const { company, customerId, articleId, quoteId } = await openQuote();
  const { stockGroupId, companyId, userId } = company;
  const image = await drawPicture();
  const name = `Recherche ${randomBytes(4).toString("hex")}`;
  await addOne(company, customerId, articleId);
  const buyer = await newCustomer(company);
  await addOne(company, buyer, articleId);
  const { orders } = await json<OrdersMade>(orderLines(company, buyer));
  const orderId = orders[0]?.orderId ?? "";
  await oweOrder(company, { payee: payeeOf(company), orderNumber: orderId });
  const ordered = await json<Order>(company.get(`/order/${orderId}`));
  const where = { companyId, customerId };
  const line = await prisma().cartLine.findFirstOrThrow({ where, orderBy: { id: "desc" }, select: { id: true } });
  const onLine = { customerId, kind: "part", lineId: line.id, image };
  const shot = ask(company, "POST /cart/photos/{customerId}/{kind}/{lineId}", onLine);
  const { id: photo } = await json<{ id: string }>(shot);
  const genart = { genartId: "10001" };
  const item = { ...genart, brand: "Bosch", reference: "GR-1", label: "Démarreur", partType: "neuve", price: "12050" };
  const own = await json<{ id: number; image: string }>(
    ask(company, "POST /stock-items", { ...item, quantity: "2", stockGroup: stockGroupId, image }),
  );
  const { image: pictureId } = await json<{ image: string }>(company.get(`/stock-items/${own.id}?lang=fr`));
  await ask(company, "POST /add-custom-search", { name, image });
  const read = { vin: "VF1BR1H0H40123456", protocol: "A6", faults: [], readiness: null };
  const { id: readingId } = await json<{ id: number }>(company.post("/diagnostics/readings", read));
  const card = await json<{ token: string }>(company.get("/newQRLogin"));
  const [session] = await json<{ reference: string }[]>(company.get("/sessions"));
  const tip = { type: "MRE5202E1234", typeMot: "Freinage", codeMot: "GDB1550", obsMot: "Mesurer le disque." };
  const { id: tipId } = await json<{ id: number }>(ask(company, "POST /astuces", tip));
  const job = { field: "ktype", value: "1000080", codes: "P0401" };
  const { number: operation } = await json<{ number: string }>(company.post("/operations", job));
  const app = { name: "Planning", url: "/pieces", appType: "internal" };
  const empty = { img: null, widget: null, accessRight: null, brandId: null };
  const [dock] = await json<{ id: number; changedAt: string }[]>(company.post("/dock-apps", { ...empty, ...app }));
  await company.post(`/companies/settings/${companyId}`, { values: { labourT1: hourCents } });
  await company.post("/cart/work", { customerId, name: "Diagnostic", minutes: 30, rate: "T1", seen: hourCents });
  const work = await prisma().labourLine.findFirstOrThrow({ where, select: { id: true } });
  const kept = { id: 900_000_000, name: "Purge", minutes: 30, rate: "T1", rate_cents: 6_600, includes: [] };
  const noted = { companyId, customerId, quoteId, kind: "work", name: "Purge", kept, at: new Date() };
  const advised = await prisma().advisedLine.create({ data: noted, select: { id: true } });
  const car = { companyId, customerId, plate: name.slice(-7), brand: "Renault", model: "Clio" };
  const vehicle = await prisma().customerVehicle.create({ data: car, select: { id: true } });
  const back = { companyId, articleId, ktype: 1_000_080, orderNumber: orderId, userId };
  const comeback = await prisma().comeback.create({ data: back, select: { id: true } });
  const key = await json<{ id: number }>(company.post("/programs/keys", { name, rights: ["cart"], lastDay: "" }));
  const told = { companyId, url: "https://erp.example/hook", events: ["quote.accepted"], secret: new Uint8Array([1]) };
  const webhook = await prisma().webhook.create({ data: told, select: { id: true } });
  const failed = { companyId, webhookId: webhook.id, event: "test", data: {}, state: "failed" };
  const delivery = await prisma().webhookDelivery.create({ data: failed, select: { id: true } });
  const { id: packageId } = await json<{ id: number }>(company.post("/packages", { name, customerId }));
  const written = { quoteId, to: "client@example.com", subject: "Devis", text: "Bonjour" };
  const { mailId } = await json<{ mailId: number }>(company.post("/quote/mail", written));
  await sendMails(systemActor("mails", 0), { attach: () => Promise.resolve([]), most: 1000 });
  portal = await findPortal(company);
  const { items } = await json<{ items: { ref: string; price: number }[] }>(company.get("/stock/techauto/10101"));
  const goods = { item: { id: `techauto-${items[0]?.ref}` }, price: items[0]?.price, channel: "Techauto" };
  const bought = await json<{ id: number }>(company.post("/addItemToCart", { ...goods, customerId: "company" }));
  const values = { customerId, clientId: customerId, lineId: line.id, quoteId, userId, companyId, oldname: name };
  const places: Values = {
    own: own.id,
    labourId: work.id,
    advised: advised.id,
    car: vehicle.id,
    comebackId: comeback.id,
    programKey: key.id,
    webhook: webhook.id,
    delivery: delivery.id,
    packageId,
    reading: readingId,
    tip: tipId,
    picture: pictureId,
    photo,
    session: session?.reference,
    card: card.token,
    stockGroupId,
    operation,
    mail: mailId,
    dock: dock?.id,
    dockSeen: dock?.changedAt,
    basketLineId: bought.id,
    orderId,
    orderedLine: ordered.lines[0]?.id,
  };
  return { company, articleId, values: { ...values, ...places } as Values };
}

/** Values of the same kinds that name nothing. */
export const nothing: Values = {
  ...{ customerId: 2_000_000_001, clientId: 2_000_000_001, lineId: 2_000_000_002, quoteId: 2_000_000_003 },
  ...{ userId: 2_000_000_004, companyId: 2_000_000_005, oldname: "Recherche sans nom", own: 2_000_000_006 },
  ...{
    labourId: 2_000_000_014,
    advised: 2_000_000_015,
    car: 2_000_000_016,
    comebackId: 2_000_000_017,
    programKey: 2_000_000_018,
    webhook: 2_000_000_019,
    delivery: 2_000_000_020,
    packageId: 2_000_000_021,
    reading: 2_000_000_010,
    tip: 2_000_000_009,
    picture: "0".repeat(22),
    photo: "0".repeat(22),
    session: "0".repeat(16),
    card: "900000007",
    stockGroupId: 2_000_000_008,
    operation: "2099-99999",
    mail: 2_000_000_012,
    dock: 2_000_000_011,
    dockSeen: "2026-01-01T00:00:00.000Z",
    basketLineId: 2_000_000_013,
    orderId: "2099-99999",
    orderedLine: 2_000_000_012,
  },
};

/** What stands where a call names something by a word that others use for something else. */
export function placesOf({ route }: DeclaredCall, values: Values): Values {
  if (route === "/quote/mail") return { ...values, to: "client@example.com", subject: "Devis", text: "Bonjour" };
  if (route === "/packages") return { ...values, quoteId: null };
  if (route === "/quote/advised") return { ...values, advisedIds: [values.advised] };
  if (/^\/(quote|quotes)\//.test(route)) return { ...values, id: values.quoteId };
  if (route === "/vc/days") return { ...values, vehicleId: values.car, inspectionOn: null, serviceOn: "2027-03-14" };
  if (route.startsWith("/vc/")) return { ...values, id: values.customerId };
  if (route === "/programs/keys") return { ...values, rights: ["cart"], lastDay: "" };
  if (route === "/programs/webhooks") return { ...values, url: "https://erp.example/hook" };
  if (route.startsWith("/programs/keys/")) return { ...values, id: values.programKey };
  if (route.startsWith("/programs/webhooks/")) return { ...values, id: values.webhook };
  if (route.startsWith("/programs/deliveries/")) return { ...values, id: values.delivery };
  if (route.startsWith("/mails/")) return { ...values, id: values.mail };
  if (route.startsWith("/stock-items")) return { ...values, id: values.own, stockGroup: values.stockGroupId };
  if (route.startsWith("/own-stock/")) return { ...values, id: values.own };
  if (route.startsWith("/diagnostics/readings/")) return { ...values, id: values.reading };
  if (route === "/astuces/{id}") return { ...values, id: values.tip };
  if (route.startsWith("/pictures/")) return { ...values, id: values.picture };
  if (route.startsWith("/sessions/")) return { ...values, reference: values.session };
  if (route.startsWith("/cartItem/company/")) return { ...values, itemId: values.basketLineId };
  if (route.startsWith("/updateQuantity/company/")) return { ...values, lineId: values.basketLineId };
  if (route.startsWith("/cartItem/")) return { ...values, itemId: values.lineId };
  if (route === "/order/step" || route.endsWith("/criteria/{lineId}")) return { ...values, lineId: values.orderedLine };
  if (route === "/orders/place") return { ...values, id: values.lineId };
  if (route === "/cart/highlight") return { ...values, customerRow: values.lineId };
  if (route.startsWith("/operations")) return { ...values, number: values.operation, field: "ktype", value: "1000080" };
  if (route.startsWith("/md360dtc/")) return { ...values, value: values.operation, dtc: "P0401" };
  if (route.startsWith("/md360dtcMID/")) return { ...values, value: "REN00080", dtc: "P0401", codes: "P0401" };
  if (route.startsWith("/createDealCommand/")) return { ...values, dtc: "-" };
  const ofPortal = placesOfPortal(route, values);
  if (ofPortal) return ofPortal;
  if (route === "/dock-apps/order") return { ...values, ids: [values.dock], seen: [values.dock] };
  if (route.startsWith("/dock-apps/"))
    return {
      ...values,
      id: values.dock,
      url: "/pieces",
      img: "/tiles/app.svg",
      name: "Planning",
      seen: values.dockSeen,
    };
  if (route === "/dock-apps") return { ...values, url: "/pieces", img: "/tiles/app.svg", name: "Atelier" };
  if (route === "/frame-verdict") return { ...values, url: "http://127.0.0.1:1/" };
  if (route === "/statFile") return { ...values, filename: "hits-2025-06.csv" };
  if (route === "/qrlogin") return { ...values, token: values.card };
  return values;
}

export const questionFor = (call: DeclaredCall, values: Values): Question => questionOf(call, placesOf(call, values));
