import type { Page } from "playwright-core";
import { alive, complaints, openSignedIn } from "../support/browser";
import { focusedName } from "../support/keyboard";
import { clio } from "../support/places";

const search = "/identification-vehicule/search";
const expert = { email: "expert@etabli.test" };
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();

describe("the addresses of searches", () => {
  it.each([
    [`${search}/MID/REN00080/search/MD360dtc/P0301`, "Code défaut P0301"],
    [`${search}/MID/REN00080/search/parcoursMID/10001-10002/10002`, /^Disque de frein/],
    [`${search}/dtc/10001-10002/10002`, "Pièces choisies"],
    [`${search}/Guii/6`, "Pièces choisies"],
    [`${search}/Guii/99`, "Série de photos 99"],
    [`${clio}/search/dtc/10001-10002/10001`, /^Jeu de plaquettes de frein/],
    [`${clio}/search/from-breadcrumb/10001-10002/10001`, /^Jeu de plaquettes de frein/],
    ["/v3/search/MID/REN00080", /Clio III/],
    ["/v3/search/operation/2026-00001", /Clio III/],
    [`${search}/operation/2026-00001/search/MD360dtc/P0401`, "Code défaut P0401"],
    [`${search}/operation/2026-00001/search/from-breadcrumb/10001-10002/10001`, /^Jeu de plaquettes de frein/],
    ["/v3/search/dtc/P0301", "Code défaut P0301"],
    ["/v3/search/Guii/6", "Pièces choisies"],
    ["/v3/search/breadcrumb/10001", "Pièces choisies"],
    ["/v3/search/immat/AB-123-CD/app/databox", "Vous n'avez pas accès à Databox"],
    ["/v3/search/immat/AB-123-CD/cart", /Panier/],
    [`${search}/immat/GA-111-PL/app/tecrmi`, "TecRMI ne couvre pas ce genre de véhicule"],
    [`${search}/immat/GB-222-MT/app/haynespro`, "HaynesPro ne couvre pas ce genre de véhicule"],
    [`${search}/ktype/1000080/app/oem`, "Catalogue du constructeur"],
  ])("%s shows %s", async (path, said) => {
    const page = await openSignedIn({ ...expert, at: path });
    await title(page, said);
    expect(complaints.get(page)).toEqual([]);
  });

  it.each(["lecteur@etabli.test"])("of fault codes are denied to %s", async (email) => {
    const page = await openSignedIn({ email });
    for (const path of [`${clio}/search/MD360dtc/P0301`, `${search}/dtc/P0301`, `${clio}/dtc/P0301-P0302`]) {
      await page.goto(path);
      await title(page, "Vous n'avez pas accès aux codes défaut");
    }
  });

  it("the cart beside a vehicle is denied to a reader without it", async () => {
    const page = await openSignedIn({ email: "lecteur@etabli.test", at: `${clio}/cart` });
    await title(page, "Vous n'avez pas accès à Panier");
  });

  it("a MID's parts are ticked for a deal, which asks for an operation; a plate's are not", async () => {
    const page = await openSignedIn({ at: `${clio}/search/from-breadcrumb/10001-10002/10001` });
    await title(page, /^Jeu de plaquettes de frein/);
    expect(await page.getByRole("button", { name: "DEAL" }).count()).toBe(0);
    await page.goto(`${search}/MID/REN00080/search/from-breadcrumb/10001-10002/10001`);
    const deal = page.getByRole("button", { name: "DEAL" });
    const ways = page.getByRole("group", { name: "Panier DEAL" });
    await alive(ways.getByRole("button", { name: "Ouvrir une opération" }));
    await ways.first().getByRole("checkbox").first().check();
    await page.getByText("Le panier DEAL demande une opération.").waitFor();
    expect(await deal.isDisabled()).toBe(true);
    await ways.getByRole("button", { name: "Ouvrir une opération" }).first().click();
    await page.waitForURL(/search\/operation\/2026-\d{5}\/search\/from-breadcrumb\/10001-10002\/10001\?parts=10001$/);
    await deal.click();
    await page.waitForURL(/search\/operation\/2026-\d{5}$/);
    await title(page, /Clio III/);
    await page.getByText("1 pièce retenue").waitFor();
  });
});

describe("a vehicle's dialogs give the focus back to what opened them", () => {
  it.each([
    ["/identification-vehicule", "Diagnostic"],
    ["/v3/search/immat/AB-123-CD", "QR code du véhicule"],
  ])("%s: %s", async (path, name) => {
    const page = await openSignedIn({ ...expert, at: path });
    const button = page.locator("#content").getByRole("button", { name, exact: true });
    await alive(button);
    await button.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.locator("button:focus").waitFor();
    expect(await focusedName(page)).toBe(name);
  });
});
