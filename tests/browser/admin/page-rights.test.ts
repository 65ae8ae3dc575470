import { menuEntries } from "@/components/page/menu-entries";
import { tabPath } from "@/lib/domains/vehicles/paths/rules";
import { vehicleScreens, type ScreenRow } from "@/lib/domains/vehicles/paths/screens";
import { rightOfTab, vehicleTabs } from "@/lib/domains/vehicles/tabs/rules";
import { pageRights, pageRuleOf, pageRules, type PageRule } from "@/lib/shared/page-rights";
import { rights as allRights, type Right } from "@/lib/shared/rights";
import { secondUser } from "@/tests/support/company";
import type { OrdersMade } from "@/lib/domains/cart/schema";
import { addOne, json, newCustomer } from "@/tests/support/counter";
import { orderLines } from "@/tests/support/orders";
import { openQuote } from "@/tests/support/quotes";
import "@/tests/support/end";
import { prisma } from "@/lib/platform/db";
import { dataOf, toldIn, type Answer } from "../support/answers";
import { startPlainNext } from "../support/plain-next";
import { addressOf, screens, stateAbovePage, type Screen, type Values } from "../support/page-addresses";

const base = process.env.TEST_URL ?? "http://localhost:3000";
const denied = "Vous n'êtes pas autorisé à accéder à cette partie.";

/** A value for each folder in brackets; whoever may look finds something with most of them. */
const usual: Values = {
  ...{ field: "immat", value: "AB-123-CD", vtype: "vl", brand: "Renault", model: "Clio%20III", ktype: "1000080" },
  ...{ version: "1.5%20dCi%2085", family: "1", subFamily: "101", categoryId: "101", itemId: "10001" },
  ...{ genartId: "10001", name: "dtc", genartIds: "10001-10002", genarts: "10001-10002", first: "10001" },
  ...{
    dtc: "P0300",
    code: "P0300",
    codes: "P0300",
    number: "2026-00001",
    app: "tecrmi",
    phoneNumber: "0612345678",
    mid: "REN00080",
    selected: "10001",
    serviceId: "SV-A",
    nodeId: "08057",
    oeNumber: "7701207339",
    oeNrs: "7701207339",
    key: "unknown",
  },
  ...{
    a: "Renault",
    b: "Clio%20III",
    place: "1/101/101/10001",
    rest: "parts",
    unknown: "nowhere",
    vin: "VF1BR1H0H40123456",
    text: "freins",
  },
};

let company: Awaited<ReturnType<typeof openQuote>>;
let rows: Values;
let everything: string;
let around: string;
beforeAll(async () => {
  company = await openQuote();
  everything = company.company.token;
  const { company: own, customerId, articleId, quoteId } = company;
  await addOne(own, customerId, articleId);
  const where = { companyId: own.companyId, customerId };
  const line = await prisma().cartLine.findFirstOrThrow({ where, orderBy: { id: "desc" }, select: { id: true } });
  const other = await newCustomer(own);
  await addOne(own, other, articleId);
  const { orders } = await json<OrdersMade>(orderLines(own, other));
  const mail = { companyId: own.companyId, kind: "quote", language: "fr", toAddress: "a@example.com", subject: "a" };
  const { id: mailId } = await prisma().mail.create({
    data: { ...mail, dueAt: null, state: "sent" },
    select: { id: true },
  });
  const tools = await ask(`${base}/api/widget/carselector-apps?vehicle=1`, everything);
  const { apps } = JSON.parse(tools.text) as { apps: { id: number; appType: string }[] };
  const framed = apps.find(({ appType }) => appType === "iframeCarSelector");
  rows = {
    tileId: String(framed?.id ?? 0),
    ...{ customerId: String(customerId), lineId: String(line.id), articleId: String(articleId) },
    ...{ userId: String(own.userId), quoteId: String(quoteId), orderId: orders[0]?.orderId ?? "" },
    mailId: String(mailId),
  };
  around = (await ask(`${base}/password`, everything)).text;
});

function valuesOf({ route }: Screen): Values {
  const values = { ...usual, ...rows };
  if (/^\/(notification|viewer)\//.test(route)) return { ...values, id: "demo-notif-viewer-00001" };
  if (route.startsWith("/quotes")) return { ...values, id: rows.quoteId ?? "" };
  if (route.startsWith("/mails")) return { ...values, id: rows.mailId ?? "" };
  if (route.startsWith("/customers")) return { ...values, id: rows.customerId ?? "" };
  if (route.startsWith("/stock-occasion")) return { ...values, id: "1" };
  if (route.startsWith("/stock/techauto")) return { ...values, universe: "1", family: "101", category: "10101" };
  if (route.endsWith("/recycling")) return { ...values, virtual: "1" };
  if (route.endsWith("/tireStock")) return { ...values, virtual: "premium" };
  if (route.startsWith("/news")) return { ...values, number: "1" };
  if (route.startsWith("/packs")) return { ...values, name: "brakes-front" };
  if (route.startsWith("/trainings")) return { ...values, id: "2" };
  if (route.startsWith("/tiles")) return { ...values, id: "1" };
  if (route.startsWith("/brand-parts")) return { ...values, brand: "2", genart: "10001" };
  if (route.startsWith("/pieces/search")) return { ...values, value: "0986494104" };
  if (route.startsWith("/pieces/oes")) return { ...values, value: "7701207339" };
  if (/^\/pieces(-stock)?\//.test(route)) return { ...values, brand: "Bosch", id: rows.articleId ?? "" };
  return values;
}

type Headers = Record<string, string>;

async function ask(url: string, token: string | null, headers: Headers = {}): Promise<Answer> {
  const cookie = `etabli.language=fr${token ? `; etabli.session=${token}` : ""}`;
  const response = await fetch(url, { headers: { ...headers, cookie }, redirect: "manual" });
  const location = response.headers.get("location");
  // Next sends a navigation once more to the address that tells caches apart.
  if (headers.rsc && location?.includes("_rsc") && !url.includes("_rsc"))
    return ask(new URL(location, url).href, token, headers);
  return { status: response.status, location, text: await response.text() };
}

const placeOf = (screen: Screen) => addressOf(screen, valuesOf(screen));
const alone = (screen: Screen): Headers => ({
  rsc: "1",
  "next-router-state-tree": stateAbovePage(screen, valuesOf(screen)),
});
const looks: [string, (screen: Screen) => Headers][] = [
  ["a document", () => ({})],
  ["a navigation", () => ({ rsc: "1" })],
  ["a navigation inside its layouts", alone],
];

const vehicleRights: readonly Right[] = [
  "cart",
  "CartTab",
  "GuiSelector",
  "TecRMI",
  "DTC",
  "AutoData",
  "Pneu",
  "PRE",
  "Stock",
  "OEM",
  "OEMFamily",
];

const vehicles =
  /^\/(?:(?:identification-vehicule|v3)\/search\/\[field\]\/\[value\]|selection-vehicule\/.*\/\[ktype\])\/?/;

/** The row of a page below a vehicle; a tool without one needs the same. */
function rowOf(route: string): ScreenRow | undefined {
  if (route === "/selection-vehicule/app/[app]") return vehicleScreens.app;
  const inBrackets = ({ path }: ScreenRow) => path.replace(/\{(\w+):\w+\}/g, "[$1]");
  const rows = Object.values<ScreenRow>(vehicleScreens);
  return vehicles.test(route) ? rows.find((row) => inBrackets(row) === route.replace(vehicles, "")) : undefined;
}

/** The rights that a screen of a vehicle needs besides that of its address. */
function ownRights({ route }: Screen): readonly Right[] {
  const needs = rowOf(route)?.needs ?? { each: [] };
  if ("tabOf" in needs) return ["TecRMI"];
  return "each" in needs ? needs.each : needs.one;
}

const become = async (rights: readonly Right[]) => (await secondUser(company.company, rights)).token;
const screensOf = (rule: PageRule) => screens.filter(({ route }) => pageRuleOf(route) === rule);
const guarded = pageRules.filter(({ right }) => typeof right === "object");
const signedIn = screens.filter(({ route }) => pageRuleOf(route)?.right !== "public");

const known = new Map<Screen, Promise<string[]>>();

/** What a screen tells somebody with every right, beside what stands around every screen. */
function readData(screen: Screen): Promise<string[]> {
  const read = async () => dataOf((await ask(base + placeOf(screen), everything)).text, around, placeOf(screen));
  const data = known.get(screen) ?? read();
  known.set(screen, data);
  return data;
}

/** What is wrong with the answers to somebody who must not see a screen. */
async function faultsWithout(screen: Screen, token: string, own: string): Promise<unknown[]> {
  const faults: unknown[] = [];
  const data = (await readData(screen)).filter((one) => !own.includes(one));
  for (const [how, headersOf] of looks) {
    const answer = await ask(base + placeOf(screen), token, headersOf(screen));
    const told = toldIn(answer, data);
    if (told.length > 0) faults.push([placeOf(screen), how, "tells", told]);
    if (how !== "a document") continue;
    if (answer.status !== 403 || !answer.text.includes(denied)) faults.push([placeOf(screen), how, answer.status]);
  }
  return faults;
}

describe("every screen", () => {
  it.each(guarded.map((rule) => [rule.under, rule] as const))(
    "%s is there with its right, and tells nothing without it",
    async (_, rule) => {
      const right = rule.right as readonly Right[];
      const without = await become(allRights.filter((one) => !right.includes(one)));
      const also = rule.also ? [rule.also] : [];
      const holders = await Promise.all(right.map((one) => become([one, ...also])));
      const inFull = await Promise.all(right.map((one) => become([one, ...vehicleRights])));
      const withoutAlso = rule.also ? await become(allRights.filter((one) => one !== rule.also)) : null;
      const own = (await ask(`${base}/password`, without)).text;
      const faults: unknown[] = [];
      for (const screen of screensOf(rule)) {
        for (const holder of ownRights(screen).length > 0 ? inFull : holders) {
          const { status, text } = await ask(base + placeOf(screen), holder);
          if (status === 403 || status >= 500 || text.includes(`>${denied}<`))
            faults.push([placeOf(screen), "with its right", status]);
        }
        faults.push(...(await faultsWithout(screen, without, own)));
        if (withoutAlso) faults.push(...(await faultsWithout(screen, withoutAlso, own)));
      }
      expect(faults).toEqual([]);
    },
  );

  it("of a vehicle is denied (403) without the right of its own", async () => {
    const faults: unknown[] = [];
    for (const screen of screens.filter((one) => ownRights(one).length > 0)) {
      const narrow = await become(allRights.filter((one) => !ownRights(screen).includes(one)));
      const { status, text } = await ask(base + placeOf(screen), narrow);
      if (status !== 403 || !(text.includes("pas accès") || text.includes(denied)))
        faults.push([placeOf(screen), status]);
    }
    expect(faults).toEqual([]);
  });

  it("is asked for alone by a navigation inside its layouts", async () => {
    const screen = screens.find(({ route }) => route === "/pieces/search/[value]")!;
    const holder = await become(["PartSelector"]);
    const { text } = await ask(base + placeOf(screen), holder, alone(screen));
    expect([text.includes("Brembo"), text.includes('"shell"')]).toEqual([true, false]);
    const whole = await ask(base + placeOf(screen), holder, { rsc: "1" });
    expect([whole.text.includes("Brembo"), whole.text.includes('"shell"')]).toEqual([true, true]);
  });

  it("leads to the sign-in without a session, and tells nothing", async () => {
    const faults: unknown[] = [];
    for (const screen of signedIn) {
      const answer = await ask(base + placeOf(screen), null);
      const told = toldIn(answer, await readData(screen));
      if (told.length > 0 || !answer.location?.includes("/login")) faults.push([placeOf(screen), answer.status, told]);
    }
    expect(faults).toEqual([]);
  });
});

describe("every entry of the menu and every tab of a vehicle", () => {
  const clio = "/identification-vehicule/search/immat/AB-123-CD";
  const others = (...without: readonly Right[]) => allRights.filter((one) => !without.includes(one));
  const openers = (href: string, right: Right) => (pageRights(href).includes(right) ? pageRights(href) : [right]);
  const links = [
    ...menuEntries.flatMap(({ href }) => pageRights(href).map((right) => ({ right, page: "/password", href }))),
    ...vehicleTabs
      .filter((tab) => tab !== "tecdoc")
      .map((tab) => ({ right: rightOfTab(tab), page: clio, href: tabPath(clio, tab) })),
  ];

  it.each(links.map(({ right, href, page }) => [href, right, page] as const))(
    "%s is there with %s alone, and away without it",
    async (href, right, page) => {
      const [holder, without] = await Promise.all([
        become(["CarIdentifier", right, ...(right === "Tablette" ? (["v3"] as const) : [])]),
        become(others(...openers(href, right))),
      ]);
      const shown = async (token: string) => (await ask(base + page, token)).text.includes(`href="${href}"`);
      expect([await shown(holder), right !== "CarIdentifier" && (await shown(without))]).toEqual([true, false]);
    },
  );

  it.each(vehicleTabs.filter((tab) => tab !== "tecdoc" && tab !== "cart"))(
    "%s opens no frame without its right",
    async (tab) => {
      const without = await become(others(rightOfTab(tab)));
      const { text } = await ask(`${base}${clio}/app/${tab}`, without);
      expect([text.includes("Vous n'avez pas accès à"), text.includes(`/embedded/${tab}?`)]).toEqual([true, false]);
    },
  );
});

describe("a host that runs Next alone", () => {
  it("denies the screens of every right all the same", async () => {
    const [next, nothing] = await Promise.all([startPlainNext(), become([])]);
    const faults: unknown[] = [];
    for (const screen of guarded.flatMap((rule) => screensOf(rule).slice(-1))) {
      for (const [how, headersOf] of looks) {
        const answer = await ask(next.base + placeOf(screen), nothing, headersOf(screen));
        const told = toldIn(answer, await readData(screen));
        if (told.length > 0) faults.push([placeOf(screen), how, told]);
        if (how === "a document" && !answer.text.includes(denied)) faults.push([placeOf(screen), answer.status]);
      }
    }
    await next.stop();
    expect(faults).toEqual([]);
  });
});
