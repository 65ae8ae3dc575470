import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing } from "../support/browser";
import { focusedName } from "../support/keyboard";
import { clio, inHistory } from "../support/places";

const chosen = "/selection-vehicule/vl/Renault/Clio%20III/1.5%20dCi%2085/1000080";
const ofKtype = "/identification-vehicule/search/ktype/1000080";
const inWorkshop = "/v3/search/immat/AB-123-CD";
const expert = { email: "expert@etabli.test" };
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const tabs = (page: Page) => page.getByRole("navigation", { name: "Onglets du véhicule" });
const slides = (page: Page) => page.getByRole("navigation", { name: "Menu de l'atelier" });

describe("the bar of a vehicle", () => {
  const bar = (page: Page) => page.getByRole("region", { name: "Véhicule en cours" });
  it("has the engine and the month of registration on a phone", async () => {
    const page = await openSignedIn({ width: "phone", at: clio });
    const line = bar(page).getByRole("list");
    for (const text of ["K9K 766", "03/2007"]) {
      const [item, whole] = await Promise.all([line.getByText(text).boundingBox(), line.boundingBox()]);
      expect((item?.y ?? 0) + (item?.height ?? 0)).toBeLessThanOrEqual((whole?.y ?? 0) + (whole?.height ?? 0) + 2);
    }
    expect(await overflowing(page)).toEqual([]);
  });

  it("has the whole VIN on a tablet", async () => {
    const page = await openSignedIn({ width: "tablet", at: clio });
    const vin = bar(page).getByText("VF1BR1H0H40123456").locator("visible=true");
    expect(await vin.evaluate((one) => one.scrollWidth <= one.clientWidth || one.clientWidth === 0)).toBe(true);
    expect(await overflowing(page)).toEqual([]);
  });

  it.each(["fr", "ar"])(
    "shows that its tabs go on where they are cut, and no more at their end (%s)",
    async (language) => {
      const page = await openSignedIn({ email: "complet@etabli.test", at: clio, language, width: "phone" });
      const line = page.locator("ul.scroll-edges");
      const fade = (side: "left" | "right") =>
        line.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), `--fade-${side}`);
      const [first, last] = language === "ar" ? (["right", "left"] as const) : (["left", "right"] as const);
      await alive(line);
      await page.waitForFunction(() => document.querySelector<HTMLElement>("ul.scroll-edges")?.style.length);
      expect([await fade(first), await fade(last)]).toEqual(["0px", "40px"]);
      await line.evaluate((one) =>
        one.scrollTo({ left: one.scrollWidth * (getComputedStyle(one).direction === "rtl" ? -1 : 1) }),
      );
      await page.waitForFunction(
        (name) => document.querySelector<HTMLElement>("ul.scroll-edges")?.style.getPropertyValue(name) === "0px",
        `--fade-${last}`,
      );
      expect(await fade(first)).toBe("40px");
    },
  );

  it("leaves what is derived of a rented vehicle inside the window", async () => {
    const at = "/identification-vehicule/search/immat/EZ-777-VW";
    const page = await openSignedIn({ email: "complet@etabli.test", at });
    await page.getByText("Véhicule de location").locator("visible=true").first().waitFor();
    expect(await overflowing(page)).toEqual([]);
  });
});

describe("the screens of a vehicle", () => {
  it("stay under the selection by which it was chosen", async () => {
    const page = await openSignedIn({ at: `${chosen}/parts/1` });
    await page.getByRole("link", { name: /^Jeu de plaquettes de frein/ }).click();
    await page.waitForURL(`**${chosen}/parts/1/101/101/*`);
    await page.getByRole("row", { name: /Bosch 0 986 494 104/ }).waitFor();
    const sheet = page.locator(`a[href^='${chosen}/article/']`).first();
    await page.goto((await sheet.getAttribute("href")) ?? "");
    await page.getByRole("region", { name: "Véhicule choisi" }).getByText("Renault Clio III 1.5 dCi 85").waitFor();
    await page.locator("#content").getByRole("link", { name: "Freinage" }).click();
    await page.waitForURL(`**${chosen}/parts/1`);
    expect(complaints.get(page)).toEqual([]);
  });

  it.each([
    ["/selection-vehicule/Renault/Clio%20III/x/1000080/parts/1/101", `${chosen}/parts/1/101`],
    ["/selection-vehicule/search/ktype/1000080", chosen],
    ["/selection-vehicule/search/renault/clio%20iii", "/selection-vehicule/vl/Renault/Clio%20III"],
    [
      "/identification-vehicule/Renault/Clio%20III/x/1000080/parts/1",
      "/identification-vehicule/search/ktype/1000080/parts/1",
    ],
    [`${clio}/genart/10001`, `${clio}/parts/1/101/101/10001`],
    [`${chosen}/genart/10001`, `${chosen}/parts/1/101/101/10001`],
    [`${clio}/search/MD360dtc/p0301`, `${clio}/dtc/P0301`],
    ["/parcoursMID/REN00080/10001-10002/10002", `${ofKtype}/search/parcoursMID/10001-10002/10002`],
    ["/parcoursMID/ren00080/10001", `${ofKtype}/search/parcoursMID/10001/10001`],
    ["/call/+33612345678", "/identification-vehicule/search/vin/VF1BR1H0H40123456"],
  ])("%s leads to its own address", async (asked, own) => {
    const page = await openSignedIn({ at: asked });
    await page.waitForURL(`**${own}`);
    expect(complaints.get(page)).toEqual([]);
  });

  it.each([
    [`${chosen}/parts/99`, "Introuvable"],
    [`${chosen}/nowhere`, /introuvable|existe pas/i],
    [chosen.replace("1000080", "999999999/parts/1"), "Version inconnue"],
    [`${clio}/genart/999999`, "Introuvable"],
    [`${clio}/app/toString`, "Cet outil n'existe pas"],
    [`${clio}/app/databox`, "Vous n'avez pas accès à Databox"],
    [`${chosen}/app/oem`, "Catalogue du constructeur"],
    [`${clio}/search/MD360dtc/P1351`, "Code défaut P1351"],
    [`${clio}/search/MD360dtc/bonjour`, "« bonjour » n'est pas un code défaut"],
    ["/parcoursMID/XYZ99999/10001", "Aucun véhicule ne porte le MID XYZ99999"],
    ["/parcoursMID/%2E%2E%3B/10001", /Aucun véhicule ne porte le MID/],
    ["/call/0999999999", "Aucun client n'a le numéro 0999999999"],
    ["/call/bonjour", "Aucun client n'a le numéro bonjour"],
    ["/identification-vehicule/search/operation/4711", "L'opération 4711 n'existe pas"],
    ["/identification-vehicule/search/operation/2026-00001/search/MD360dtc/P0301", "Code défaut P0301"],
    ["/identification-vehicule/search/dtc/P0301", "Code défaut P0301"],
    ["/identification-vehicule/search/Guii/99", "Série de photos 99"],
    ["/identification-vehicule/search/parcoursMID/10001-10002/10001", "Pièces choisies"],
    ["/identification-vehicule/search/dtc/999999/1", "Aucune pièce connue dans cette adresse"],
    ["/identification-vehicule/search/breadcrumb/10001", "Pièces choisies"],
  ])("%s says %s", async (asked, said) => {
    const page = await openSignedIn();
    const answer = await page.goto(asked);
    expect(answer?.status()).toBeLessThan(500);
    await title(page, said);
    expect(complaints.get(page)).toEqual([]);
  });

  it("an operation opens its vehicle, with every screen of it", async () => {
    const page = await openSignedIn({ at: "/identification-vehicule/search/operation/2026-00001" });
    await title(page, /Clio III/);
    await page.getByRole("region", { name: "Opération en cours" }).getByText("Opération 2026-00001").waitFor();
    await page.getByRole("link", { name: /^Freinage/ }).click();
    await page.waitForURL("**/search/operation/2026-00001/parts/1");
    expect(complaints.get(page)).toEqual([]);
  });

  it("chosen parts are opened for a vehicle of the history", async () => {
    const page = await openSignedIn({ at: clio });
    await title(page, /Clio III/);
    await inHistory(page, "Clio III");
    await page.goto("/identification-vehicule/search/parcoursMID/10001-10002/10002");
    await page.getByRole("link", { name: /Clio III/ }).click();
    await page.waitForURL(`**${clio}/search/parcoursMID/10001-10002/10002`);
    await title(page, /^Disque de frein/);
  });
});

describe("the tabs of a vehicle", () => {
  it("follow the rights, the type of the vehicle and the arrows", async () => {
    const page = await openSignedIn({ at: clio });
    await title(page, /Clio III/);
    const names = () => tabs(page).getByRole("link").allTextContents();
    const own = ["TecDOC", "TecRMI", "AutoData", "HaynesPro", "CarSelector", "OEM", "Panier"];
    expect((await names()).slice(0, own.length)).toEqual(own);
    const first = tabs(page).getByRole("link", { name: "TecDOC" });
    await alive(first);
    await first.focus();
    await page.keyboard.press("ArrowRight");
    expect(await focusedName(page)).toBe("TecRMI");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${clio}/app/tecrmi`);
    await tabs(page).locator("a[aria-current]", { hasText: "TecRMI" }).waitFor();
    await page.goto("/identification-vehicule/search/immat/GA-111-PL");
    await title(page, /Renault Trucks/);
    expect((await names()).slice(0, 5)).toEqual(["TecDOC", "CarSelector", "OEM", "Panier", "Convertisseur de pneus"]);
  });

  it("are the tiles for everybody alone for a reader who has the catalogue alone", async () => {
    const page = await openSignedIn({ email: "lecteur@etabli.test", at: clio });
    await title(page, /Clio III/);
    const [first, ...others] = await tabs(page).getByRole("link").allTextContents();
    expect([first, others.filter((name) => /TecRMI|AutoData|Haynes|CarSelector|OEM|Panier/.test(name))]).toEqual([
      "Pièces",
      [],
    ]);
  });

  it("show a tool in a frame that is told the VIN and the ktype", async () => {
    const page = await openSignedIn({ at: `${clio}/app/tecrmi` });
    const frame = page.frameLocator("iframe[title=TecRMI]");
    await frame.getByRole("heading", { name: "TecRMI : page de la démonstration" }).waitFor();
    await frame.getByText("VF1BR1H0H40123456").waitFor();
    await frame.getByText("1000080").waitFor();
    expect(await page.locator("iframe").getAttribute("sandbox")).toBe("");
    expect(complaints.get(page)).toEqual([]);
  });

  it("open the workshop in tablet mode for the tablet, by an identifier and by a ktype", async () => {
    for (const [at, there] of [
      [clio, inWorkshop],
      [chosen, "/v3/search/ktype/1000080"],
    ] as const) {
      const page = await openSignedIn({ email: "admin@etabli.test", at });
      await tabs(page).getByRole("link", { name: "Tablette" }).click();
      await page.waitForURL(`**${there}?mode=tablette`);
      await slides(page).getByRole("button", { name: "Quitter le mode tablette" }).waitFor();
    }
  });

  it("tell only administrators how a tool is connected", async () => {
    for (const [email, told] of [
      ["comptoir@etabli.test", false],
      ["garage@etabli.test", false],
      ["admin@etabli.test", true],
    ] as const) {
      const page = await openSignedIn({ email, at: "/embedded/oem" });
      await page.getByRole("heading", { name: "OEM n'est pas encore relié" }).waitFor();
      expect([email, await page.getByText("ETABLI_TOOLS").count()]).toEqual([email, told ? 1 : 0]);
    }
  });

  it("hold the cart beside the vehicle", async () => {
    const page = await openSignedIn({ at: chosen });
    await tabs(page).getByRole("link", { name: "Panier" }).click();
    await page.waitForURL(`**${chosen}/cart`);
    await title(page, /Panier/);
  });

  it("and a tool opens without a vehicle from the selection", async () => {
    const page = await openSignedIn({ at: "/selection-vehicule/app/tecrmi" });
    await page.frameLocator("iframe").getByText("Aucun véhicule n'a été transmis.").waitFor();
    await page.goto("/selection-vehicule/app/autodata");
    await title(page, "AutoData");
    await page.getByText("Cet onglet s'ouvre pour un véhicule. Identifiez-en un.").waitFor();
  });
});

describe("the workshop", () => {
  it("is denied without its right", async () => {
    const page = await openSignedIn({ at: "/v3" });
    await title(page, /autorisé/);
  });

  it("leads from its search bar to a vehicle, and stays there", async () => {
    const page = await openSignedIn({ ...expert, at: "/v3" });
    const field = page.getByRole("searchbox", { name: "Plaque ou VIN" });
    await alive(field);
    await field.fill("AB-123");
    await page.keyboard.press("Enter");
    await page.getByText("Ni plaque ni VIN complet pour l'instant.").waitFor();
    await field.fill("ab123cd");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${inWorkshop}`);
    await title(page, /Clio III/);
    await page.getByRole("link", { name: /^Freinage/ }).click();
    await page.waitForURL(`**${inWorkshop}/parts/1`);
    expect(complaints.get(page)).toEqual([]);
  });

  it("has a slide for each right, by address", async () => {
    const page = await openSignedIn({ ...expert, at: "/v3?slide=carselector" });
    await slides(page).locator("a[aria-current]", { hasText: "Sélection" }).waitFor();
    await page
      .locator("#workshop")
      .getByRole("link", { name: /Renault/ })
      .first()
      .waitFor();
    for (const slide of ["Pièces", "Clients"]) {
      await slides(page).getByRole("link", { name: slide, exact: true }).click();
      await title(page, slide);
    }
    await slides(page).getByRole("link", { name: "Diagnostic" }).click();
    const field = page.getByRole("searchbox", { name: "Code défaut ou VIN" });
    await alive(field);
    await field.fill("p0301");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/v3/search/dtc/P0301");
    await title(page, "Code défaut P0301");
  });

  it.each(["/v3", "/v3?slide=diag", "/v3?slide=contact", "/v3?slide=partselector", "/v3?slide=carselector"])(
    "%s takes what is typed at once, with keys; not under a finger",
    async (path) => {
      const page = await openSignedIn({ ...expert, at: path });
      await page.locator("#workshop input:focus").waitFor();
      await page.keyboard.type("ab");
      expect(await page.locator("#workshop input:focus").inputValue()).toMatch(/ab/i);
      const tablet = await openSignedIn({
        ...expert,
        width: "tablet",
        at: `${path}${path.includes("?") ? "&" : "?"}mode=tablette`,
      });
      await alive(tablet.locator("#workshop input").first());
      if (!path.endsWith("carselector")) expect(await focusedName(tablet)).toBe("");
    },
  );

  it("lists the vehicles of a Swiss plate, and opens the chosen one on the bench", async () => {
    const page = await openSignedIn({ email: "admin@etabli.test", at: "/v3" });
    await page.locator("#workshop input:focus").waitFor();
    await page.keyboard.type("zh123456");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Véhicules de la plaque ZH 123456" });
    await dialog.locator("a:focus", { hasText: "Škoda Octavia III" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/v3/search/vin/WV1ZZZ7HZGH123456");
    await title(page, /Volkswagen Transporter/);
    expect(complaints.get(page)).toEqual([]);
  });

  it("draws the vehicle's code and hides its make", async () => {
    const page = await openSignedIn({ ...expert, at: inWorkshop });
    const code = page.getByRole("button", { name: "QR code du véhicule" });
    await alive(code);
    await code.click();
    await page.getByRole("dialog").locator("svg[aria-busy=false] path").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Masquer la marque Renault" }).click();
    await page.reload();
    await page.getByRole("button", { name: "Afficher la marque Renault" }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("has a tablet mode by its address, which stays until it is left", async () => {
    const page = await openSignedIn({ ...expert, width: "tablet", at: `${inWorkshop}?mode=tablette` });
    await page.locator("#shell > header").waitFor({ state: "hidden" });
    const family = page.getByRole("link", { name: /^Freinage/ });
    await alive(family);
    await family.click();
    await page.waitForURL(`**${inWorkshop}/parts/1`);
    await page.locator("#shell > header").waitFor({ state: "hidden" });
    await slides(page).getByRole("button", { name: "Quitter le mode tablette" }).click();
    await page.locator("#shell > header").waitFor();
  });

  it.each(["desktop", "tablet", "phone"] as const)("fits and can be used by all: %s", async (width) => {
    const page = await openSignedIn({ ...expert, width, language: "ar" });
    for (const place of ["/v3", inWorkshop, `${clio}/app/tecrmi`]) {
      await page.goto(place);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect([place, await overflowing(page)]).toEqual([place, []]);
      expect([place, await accessibilityFaults(page)]).toEqual([place, []]);
    }
  });
});
