import type { Page } from "playwright-core";
import { alive } from "./browser";
import { companionAddress } from "./companion";
import { serveCustomer } from "./customers";
import { clio, clioPads } from "./places";
import { addFromList, addStockItem, openPads, said } from "./shopping";

/** Who looks: the garage, somebody with a fresh customer, somebody with more or fewer rights, or nobody. */
export type Viewer = "garage" | "new customer" | "expert" | "reader" | "complete" | "admin" | "vendor" | "nobody";

export interface Screen {
  path: string;
  /** A part of the page that comes last. */
  until: string;
  viewer?: Viewer;
  /** What is done on the page before it is looked at. */
  then?: (page: Page) => Promise<unknown>;
}

const menuOf = (page: Page) => page.locator("header [popover]").last();

async function openUserMenu(page: Page): Promise<void> {
  const trigger = page.locator("header button[popovertarget]").last();
  await alive(trigger);
  await trigger.click();
  await menuOf(page).locator("[role=menuitem]").first().waitFor();
}

/** Tells the shell something until it shows what it is asked for: it may begin to listen a moment after the header answers. */
async function askShell(page: Page, event: { type: string; detail?: object }, until: string): Promise<void> {
  await alive(page.locator("header button[popovertarget]").last());
  const opened = page.locator(until).first();
  const ask = () => page.evaluate(({ type, detail }) => window.dispatchEvent(new CustomEvent(type, { detail })), event);
  const shows = () =>
    opened.waitFor({ state: "attached", timeout: 5000 }).then(
      () => true,
      () => false,
    );
  do await ask();
  while (!(await shows()));
}

/** Opens a dialog of the shell, whatever the language. */
const openShellDialog = (page: Page, name: "link" | "picture" | "support", until: string): Promise<void> =>
  askShell(page, { type: "etabli:dialog", detail: { name } }, `dialog ${until}`);

const family = `${clio}/parts/1`;
const search = "/identification-vehicule/search";
const makes = (selector: string) => `/${selector}/vl`;
const model = (selector: string) => `/${selector}/vl/Renault/Clio%20III`;
const version = (selector: string) => `${model(selector)}/1.5%20dCi%2085/1000080`;

/** Every screen; an empty path is found in the database before the first look. */
export const screens: Record<string, Screen> = {
  login: { path: "/login", until: "input[name=password]", viewer: "nobody" },
  "login-v2": { path: "/v2/CarSelector", until: "input[name=password]", viewer: "nobody" },
  "one-time-link": { path: `/s/2/${Date.now()}`, until: "main button", viewer: "nobody" },
  "one-time-link-expired": { path: "/s/2/1700000000000", until: "main a", viewer: "nobody" },
  account: { path: "/mon-compte", until: "main li button" },
  portal: { path: "/rse", until: "main section li a" },
  home: { path: "/home", until: "main nav a", viewer: "admin" },
  "rse-editor": { path: "/rse-editor", until: "main section:last-of-type li", viewer: "admin" },
  "apps-manager": { path: "/apps-manager", until: "main tbody tr", viewer: "admin" },
  screens: { path: "/screens", until: "main li button", viewer: "admin" },
  "screen-set-up": {
    path: "/screens",
    until: "main li button",
    viewer: "admin",
    then: async (page) => {
      const setUp = page.locator("main li button").nth(1);
      await alive(setUp);
      await setUp.click();
      await page.locator("dialog ol li").last().waitFor();
    },
  },
  "screen-code": { path: "/screen?new=1", until: "main [data-code]", viewer: "nobody" },
  "screen-shown": { path: "/screen/demo-ecran-accueil-0001", until: "iframe[data-front=true]", viewer: "nobody" },
  "screen-empty": { path: "/screen/demo-ecran-atelier-0002", until: "main svg", viewer: "nobody" },
  offline: { path: "/offline", until: "main button", viewer: "nobody" },
  "screen-unknown": { path: "/screen/demo-ecran-inconnu-0009", until: "main a", viewer: "nobody" },
  "app-frame": { path: "/app/mybox", until: "main iframe" },
  "site-missing": { path: "/wp", until: "main h1", viewer: "admin" },
  "account-company": { path: "/mon-compte", until: "main section:last-of-type li button", viewer: "admin" },
  palette: {
    path: "/identification-vehicule",
    until: "input[name=immat]:focus",
    then: async (page) => {
      await alive(page.locator("input[name=immat]"));
      await page.keyboard.press("Control+k");
      await page.locator("dialog [role=option]").first().waitFor();
    },
  },
  "user-menu": { path: "/password", until: "main input[name=password2]", then: openUserMenu },
  "link-dialog": {
    path: "/password",
    until: "main input[name=password2]",
    then: (page) => openShellDialog(page, "link", "svg[role=img]"),
  },
  "picture-dialog": {
    path: "/password",
    until: "main input[name=password2]",
    then: (page) => openShellDialog(page, "picture", "input"),
  },
  "support-dialog": {
    path: "/password",
    until: "main input[name=password2]",
    viewer: "admin",
    then: (page) => openShellDialog(page, "support", "li a"),
  },
  password: { path: "/password", until: "main input[name=password2]" },
  identification: { path: "/identification-vehicule", until: "input[name=immat]:focus" },
  "identification-refused": {
    path: "/identification-vehicule",
    until: "input[name=immat]:focus",
    then: async (page) => {
      await page.locator("input[name=immat]").fill("FR-9OO-EL");
      await page.keyboard.press("Enter");
      await page.locator("input[aria-invalid=true]").waitFor();
    },
  },
  vehicle: { path: clio, until: "aside dl" },
  "vehicle-unknown": { path: `${search}/immat/ZZ-999-ZZ`, until: "main h1" },
  "vehicle-malformed": { path: `${search}/immat/FR-9OO-EL`, until: "main h1" },
  family: { path: family, until: "main ul li ul a" },
  subfamily: { path: `${family}/101`, until: "main ul li a" },
  list: { path: clioPads, until: "[role=grid]:not(:has([aria-busy])) [role=row]:has-text('23') >> text=/23[.,]95/" },
  search: { path: "/pieces/search/0986494104", until: "main a[href*='/pieces/article/']" },
  "search-words": { path: "/pieces/search/plaquettes%20clio%203", until: "main a[href*='/pieces/article/']" },
  "search-empty": { path: "/pieces/search/qqqqqqqq", until: "main h2" },
  article: { path: "", until: "main fieldset:not([aria-busy])" },
  "vehicle-article": { path: "", until: "main fieldset:not([aria-busy])" },
  clone: {
    path: "",
    until: "main fieldset:not([aria-busy])",
    then: async (page) => {
      await alive(page.locator("button[data-clone]"));
      await page.locator("button[data-clone]").click();
      await page.locator("dialog form select").first().waitFor();
    },
  },
  "stock-item": { path: "", until: "main dl" },
  "tyres-start": { path: "/tireStock", until: "main nav a" },
  tyres: { path: "/tireStock?search=205%2F55+R16", until: "main tbody tr" },
  "tyres-none": { path: "/tireStock?search=999%2F55+R16", until: "main h2" },
  "tyres-vehicle": { path: `${clio}/premium-1er-prix/tireStock`, until: "main tbody tr" },
  "tyres-slide": { path: "/v3?slide=tires&search=2055516", until: "main tbody tr", viewer: "expert" },
  used: { path: "/stock-occasion?brand=Renault", until: "main li svg" },
  "used-none": { path: "/stock-occasion?min=20000&max=10000&brand=zzz", until: "main h2" },
  "used-vehicle": { path: "/stock-occasion/1", until: "main dl" },
  store: { path: "/stock/techauto", until: "main section:last-of-type li a", viewer: "admin" },
  "store-universe": { path: "/stock/techauto/2", until: "main section li a", viewer: "admin" },
  "store-family": { path: "/stock/techauto/2/201", until: "main tbody tr", viewer: "admin" },
  "store-none": { path: "/stock/techauto/2?q=qqqqqqqq", until: "main h2", viewer: "admin" },
  "store-missing": { path: "/stock/techauto/99", until: "main h1", viewer: "admin" },
  "basket-empty": { path: "/cart?tab=company", until: "main h2", viewer: "admin" },
  "cart-hub-search": { path: "/cart?tab=hub&q=0986494104", until: "main section form" },
  cart: { path: "/cart?tab=cart", until: "main table" },
  "cart-empty": { path: "/cart", until: "main h2", viewer: "new customer" },
  "cart-nobody": { path: "/cart", until: "main h2", viewer: "expert" },
  "cart-order": { path: "/cart?tab=order", until: "main h2" },
  orders: { path: "/orders", until: "main table" },
  "orders-none": { path: "/orders?search=zzzz", until: "main h2" },
  order: { path: "/orders/2026-00001", until: "main dl" },
  "cart-hub": { path: "/cart?tab=hub", until: "main table" },
  "customer-form": {
    path: "/customers",
    until: "main table",
    then: async (page) => {
      await page.locator("main button[aria-haspopup=dialog]").first().click();
      await page.locator("dialog [name=country]").waitFor();
    },
  },
  customers: { path: "/customers", until: "main table" },
  customer: { path: "", until: "main h1" },
  "customer-page": {
    path: "",
    until: "main h1",
    then: async (page) => {
      await page.locator("main button[aria-haspopup=dialog]").first().click();
      await page.locator("dialog input[readonly]").waitFor();
    },
  },
  companion: { path: "", until: "footer button", viewer: "nobody" },
  "companion-cart": {
    path: "",
    until: "footer button",
    viewer: "nobody",
    then: (page) => page.locator("input[value=cart]").check(),
  },
  "companion-unknown": { path: "/gcd?id=7", until: "main h1", viewer: "nobody" },
  packs: { path: "/packs", until: "main li a" },
  pack: { path: "/packs/service", until: "main form input" },
  "pack-vehicle": { path: `/packs/service?vehicle=${encodeURIComponent(clio)}`, until: "main li a svg" },
  "pack-unknown": { path: "/packs/nothing", until: "main h1" },
  "news-list": { path: "/news", until: "main li a" },
  news: { path: "/news/2", until: "main article p" },
  trainings: { path: "/trainings", until: "main li a" },
  "trainings-none": { path: "/trainings?search=qqqqqqqq", until: "main h2" },
  training: { path: "/trainings/2", until: "main li button" },
  tools: { path: "/tools", until: "main li a" },
  "tyre-size": {
    path: "/tools/tyre-size?from=205%2F55+R16+91V&to=225%2F40+R18+88H",
    until: "main table",
  },
  units: { path: "/tools/units", until: "main input" },
  "crit-air": { path: "/tools/crit-air", until: "main select" },
  "vin-reader": { path: "/tools/vin?vin=VF1BR1H0H40123456", until: "main dl" },
  labour: { path: `/tools/labour?vehicle=${encodeURIComponent(clio)}`, until: "main input[type=checkbox]" },
  today: { path: "/today", until: "main section" },
  quotes: { path: "/quotes", until: "main table" },
  packages: { path: "/packages", until: "main li a" },
  "packages-none": { path: "/packages", until: "main h2", viewer: "admin" },
  "packages-denied": { path: "/packages", until: "main h1", viewer: "reader" },
  package: { path: "/packages/1", until: "main fieldset li" },
  "package-unknown": { path: "/packages/2147483647", until: "main h1" },
  "packages-vehicle": { path: `${clio}/packages`, until: "#content a[href$='/packages/1']" },
  "packages-vehicle-none": { path: `${clio}/packages`, until: "main h1", viewer: "admin" },
  "package-vehicle": { path: `${clio}/packages/1`, until: "main td input[type=checkbox]:checked" },
  "package-vehicle-unknown": { path: `${clio}/packages/2147483647`, until: "main h1" },
  operations: { path: "/operations", until: "main table" },
  operation: { path: "/operations/2026-00001", until: "main form textarea" },
  "operation-vehicle": { path: `${search}/operation/2026-00001`, until: "#content a[href*='/parts/1']" },
  "fault-start": { path: "/dtc", until: "main form input" },
  "fault-codes": { path: `${clio}/dtc/P0401-C0035-P1351`, until: "[data-part] .text-price" },
  "fault-alone": { path: "/dtc/U0100", until: "main form input" },
  quote: { path: "", until: "main canvas" },
  makes: { path: makes("selection-vehicule"), until: "main li a" },
  models: { path: `${makes("selection-vehicule")}/Renault`, until: "main li a" },
  versions: { path: model("selection-vehicule"), until: "main table" },
  version: { path: version("selection-vehicule"), until: "aside dl" },
  "stats-makes": { path: makes("stats-selector"), until: "main li a", viewer: "expert" },
  "stats-models": { path: `${makes("stats-selector")}/Renault`, until: "main li a", viewer: "expert" },
  "stats-versions": { path: model("stats-selector"), until: "main table", viewer: "expert" },
  "stats-version": { path: version("stats-selector"), until: "aside", viewer: "expert" },
  social: { path: "/social", until: "main section:last-of-type h2" },
  "new-tip": { path: "/social/ajout-astuce", until: "main form textarea" },
  "new-item": { path: "/social/add-new-item", until: "main form input[type=file]" },
  "new-search": { path: "/social/new-custom-search", until: "main form ul li" },
  pictures: { path: `${clio}/genart360`, until: "#zone-parts", viewer: "expert" },
  "pictures-zone": { path: `${clio}/genart360?way=oem&zone=front-brakes`, until: "#zone-parts form", viewer: "expert" },
  "pictures-side": { path: `${clio}/genart360?view=side`, until: "#zone-parts", viewer: "expert" },
  "pictures-engine": {
    path: `${clio}/genart360?view=engine-bay`,
    until: "#scene-spots ~ ol li a",
    viewer: "expert",
  },
  "pictures-numbers": {
    path: `${clio}/genart360?view=underside&way=oem`,
    until: "#scene-spots ~ ol li a",
    viewer: "expert",
  },
  around: {
    path: clio,
    until: "aside dl",
    then: async (page) => {
      const opener = page.locator("[data-around]");
      await alive(opener);
      await opener.click();
      await page.locator("dialog [data-loaded=true]").waitFor({ state: "attached" });
    },
  },
  oem: { path: `${clio}/app/oem`, until: "main a[href$='/oem/08057']" },
  "oem-family": { path: `${clio}/oem`, until: "main a[href$='/oem/08057']", viewer: "complete" },
  "oem-plate": { path: `${clio}/oem/08057`, until: "main li[data-position] button" },
  "oem-unknown": { path: `${clio}/oem/99999`, until: "main h1" },
  "oem-number": { path: `${clio}/oem/number/7701207339`, until: "#oe-articles" },
  "oe-selector": { path: "/oe-selector?vin=VF1BR1H0H40123456", until: "main h2", viewer: "complete" },
  "oe-number-form": { path: "/part-selector-oe", until: "main form input", viewer: "complete" },
  "oe-number": { path: "/part-selector-oe/7701207339", until: "#oe-articles", viewer: "complete" },
  "guided-parts": { path: `${clio}/katia`, until: "main li a" },
  "guided-part": { path: `${clio}/katia?part=10004`, until: "main section[aria-label] ul li" },
  "guided-numbers": { path: `${clio}/katia/full`, until: "main tbody tr" },
  "guided-none": { path: `${clio}/katia/NOSUCH1`, until: "main h2" },
  sivin: { path: `${clio}/app/sivince`, until: "main li a", viewer: "complete" },
  overview: { path: `${clio}/app/adncatalog`, until: "main tbody tr", viewer: "complete" },
  workshop: { path: "/v3", until: "#workshop input:not([disabled])", viewer: "expert" },
  "workshop-vehicle": { path: "/v3/search/immat/AB-123-CD", until: "aside dl", viewer: "expert" },
  several: { path: `${search}/vehiculeTechnique/MRE9011FA588`, until: "main li a" },
  "pictures-denied": { path: `${clio}/genart360`, until: "main h1" },
  "photo-set": { path: `${search}/Guii/6`, until: "main h1 ~ p" },
  proof: { path: "", until: "main .paper table" },
  "repair-data": { path: `${clio}/app/autodata`, until: "main section[data-state=OK] table" },
  revision: { path: `${clio}/rev`, until: "main table" },
  "revision-due": {
    path: `${clio}/rev?km=160000&on=2026-11-20&registered=2007-03-14`,
    until: "main [data-due=overdue] table",
  },
  "revision-service": { path: `${clio}/rev/SV-B`, until: "main td input[type=checkbox]:checked" },
  "work-sheet": { path: `${clio}/work-sheet`, until: "main .paper table" },
  "workshop-data": { path: `${clio}/app/haynespro?q=batterie`, until: "main ol li a" },
  users: { path: "/users", until: "main table", viewer: "admin" },
  user: { path: "/users/1", until: "main pre", viewer: "admin" },
  matrix: { path: "/users/matrix", until: "main table", viewer: "admin" },
  "company-settings": { path: "/users/company", until: "main form", viewer: "admin" },
  connected: { path: "/connectedUsers", until: "main p[role=status]", viewer: "admin" },
  audit: { path: "/audit", until: "main tbody tr", viewer: "admin" },
  mails: { path: "/mails", until: "main h1", viewer: "admin" },
  programs: { path: "/programs", until: "main section:last-of-type", viewer: "admin" },
  "audit-empty": { path: "/audit?text=qqqqqqqq", until: "main h2", viewer: "admin" },
  notifications: { path: "/notifications", until: "main table input[type=checkbox]" },
  "notification-sender": { path: "/notification-sender", until: "main form button[type=submit]", viewer: "admin" },
  "notification-viewer": { path: "/viewer/demo-notif-viewer-00001", until: "main iframe" },
  "notification-expired": { path: "/notification/demo-notif-expired-00005", until: "main [role=alert] a" },
  payments: { path: "/payments", until: "main form", viewer: "admin" },
  "checkout-empty": { path: "/checkout", until: "main h2", viewer: "admin" },
  conditions: { path: "/cgv/fr", until: "main section" },
  qrcodes: { path: "/qrcodes", until: "main button", viewer: "admin" },
  "vendor-start": { path: "/vendor", until: "main ol li" },
  "vendor-form": {
    path: "/vendor",
    until: "main ol li",
    then: async (page) => {
      await alive(page.locator("main section button"));
      await page.locator("main section button").click();
      await page.locator("main form input[name=iban]").waitFor();
    },
  },
  "vendor-account": { path: "/vendor", until: "main form input[name=delivery]", viewer: "vendor" },
  "vendor-orders": { path: "/vendor/orders", until: "main tbody a", viewer: "vendor" },
  "vendor-order": {
    path: "/vendor/orders",
    until: "main tbody a",
    viewer: "vendor",
    then: async (page) => {
      await page.locator("main tbody a").first().click();
      await page.locator("main section button").first().waitFor();
    },
  },
  vendors: { path: "/vendors", until: "main nav li a", viewer: "admin" },
  "vendor-case": { path: "/vendors/2", until: "main textarea", viewer: "admin" },
  "vendor-unknown": { path: "/vendors/2000000000", until: "main h1", viewer: "admin" },
  conversations: { path: "/conversations", until: "main nav li a", viewer: "admin" },
  "conversation-unknown": { path: "/conversations/2000000000", until: "main h1", viewer: "admin" },
  chat: {
    path: "/password",
    until: "main input[name=password2]",
    viewer: "complete",
    then: async (page) => {
      await askShell(page, { type: "etabli:chat" }, "textarea[name=text]");
      await page.locator("textarea[name=text]").waitFor();
    },
  },
  "admin-idcar": { path: "/admin-idcar", until: "main tbody tr", viewer: "admin" },
  map: { path: "/map", until: "[data-plane] svg", viewer: "admin" },
  dashboard: { path: "/sv5actia?view=figures", until: "#shares tbody tr", viewer: "admin" },
  "dashboard-drill": { path: "/sv5actia?view=figures&make=Renault", until: "#shares tbody tr", viewer: "complete" },
  "dashboard-workshop": { path: "/sv5actia/workshop", until: "main section tbody tr" },
  denied: { path: "/cart", until: "main h1", viewer: "reader" },
  "not-found": { path: "/quotes/2147483647", until: "main h1" },
};

/** Fills a cart and finds the addresses that depend on what the database holds. */
export async function findAddresses(page: Page): Promise<void> {
  const customer = await serveCustomer(page);
  await openPads(page);
  for (const article of ["Bosch 0 986 494 104", "TRW GDB1634"]) {
    await addFromList(page, article);
    await said(page, `${article} ajouté au panier`);
  }
  const sheet = await page.getByRole("link", { name: /fiche de Bosch 0 986 494 104/ }).getAttribute("href");
  screens["vehicle-article"]!.path = sheet!;
  screens.clone!.path = sheet!;
  screens["stock-item"]!.path = `/pieces/own/${await addStockItem(page)}`;
  screens.proof!.path = `${sheet!}/proof`;
  screens.article!.path = `/pieces/article/${sheet!.split("/").at(-1)}`;
  screens.customer!.path = `/customers/${customer.id}`;
  screens["customer-page"]!.path = screens.customer!.path;
  screens.companion!.path = await companionAddress(page, customer);
  screens["companion-cart"]!.path = screens.companion!.path;
  await page.goto("/cart");
  await page.getByRole("button", { name: "Générer le devis" }).click();
  await page.waitForURL("**/quotes/*");
  screens.quote!.path = new URL(page.url()).pathname;
}
