import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing } from "../support/browser";
import { healthy, plugIn } from "../support/serial-port";

const clio = "VF1BR1H0H40123456";
const peugeot = "VF3LBBHZHGS123456";
const expert = "expert@etabli.test";

/** Presses the one button and chooses the adapter where there are several. */
async function readCar(page: Page, adapter: string): Promise<void> {
  const read = page.getByRole("button", { name: "Lire les codes de la voiture" });
  await alive(read);
  await read.click();
  const dialog = page.getByRole("dialog", { name: "Choisir l'adaptateur" });
  await dialog
    .or(page.getByRole("button", { name: "Annuler" }))
    .first()
    .waitFor();
  if (await dialog.isVisible()) await dialog.getByRole("button", { name: adapter }).click();
}
const demonstration = "Adaptateur de démonstration";
const result = (page: Page) => page.getByRole("region", { name: "Lecture de la voiture" });

describe("diagnosis", () => {
  it("finds a vehicle by the 17 characters of its VIN and says which; codes and other texts are no VIN", async () => {
    const page = await openSignedIn({ at: "/diag" });
    const field = page.getByRole("combobox", { name: "VIN ou code défaut" });
    await alive(field);
    expect(await page.getByRole("button", { name: "ADAS 360" }).isDisabled()).toBe(true);
    await field.fill("VF3LBBHZHGS12345");
    await page.getByRole("option", { name: new RegExp(peugeot) }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByText("« VF3LBBHZHGS12345 » n'est ni un VIN de 17 caractères ni un code défaut.").waitFor();
    await field.fill("VF3LBBHZHGS123457");
    await page.keyboard.press("Enter");
    await page.getByText("Aucun véhicule trouvé pour le VIN VF3LBBHZHGS123457").waitFor();
    await field.fill("VF3LBBHZHGS12345");
    await page.getByRole("option", { name: new RegExp(peugeot) }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByText("Véhicule identifié").waitFor();
    await page.getByText(/^Peugeot · 308 II · .+ · diesel$/i).waitFor();
    await page.waitForURL(`**/diag?vin=${peugeot}`);
    await page.getByRole("region", { name: "Véhicule à diagnostiquer" }).getByText("DK-405-ZR").waitFor();
    await page
      .getByRole("region", { name: "Véhicules récents" })
      .getByText(/308 II/)
      .first()
      .waitFor();
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    expect(complaints.get(page)).toEqual([]);
  });

  it("leads from a typed code to its page, with the vehicle at hand", async () => {
    const page = await openSignedIn({ at: `/diag?vin=${clio}` });
    const field = page.getByRole("combobox", { name: "VIN ou code défaut" });
    await alive(field);
    await field.fill("p0401");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: /P0401/ }).waitFor();
    expect(page.url()).toContain(`/search/vin/${clio}/`);
  });

  it("shows the tools of the makers in their frame and leads to the box", async () => {
    const page = await openSignedIn({ at: `/diag?vin=${clio}` });
    const box = page.locator("main").getByRole("link", { name: "Mon boîtier" });
    expect(await box.getAttribute("href")).toBe("/app/mybox");
    await page.getByRole("region", { name: "Outils constructeurs" }).getByRole("link", { name: "Renault" }).click();
    await page.frameLocator("iframe").getByText(clio).waitFor();
    await page.getByRole("link", { name: "Retour au diagnostic" }).click();
    await page.getByRole("region", { name: "Autres marques" }).getByRole("link", { name: "Toyota" }).waitFor();
    await box.click();
    await page.waitForURL("**/app/mybox");
    await page.frameLocator("iframe").getByText("Mon boîtier : page de la démonstration").waitFor();
    await page.getByRole("navigation").first().waitFor();
    const stranger = await openSignedIn({ email: "autre@etabli.test", at: "/diag" });
    await stranger.getByRole("heading", { level: 1, name: "Diagnostic" }).waitFor();
    expect(await stranger.getByRole("link", { name: "Mon boîtier" }).count()).toBe(0);
    expect((await stranger.goto("/app/mybox"))?.status()).toBe(404);
  });

  it("is closed to who lacks its right", async () => {
    const page = await openSignedIn({ email: "lecteur@etabli.test", at: "/identification-vehicule" });
    expect([(await page.goto("/diag"))?.status(), (await page.goto("/diag/adas"))?.status()]).toEqual([403, 403]);
  });
});

describe("a car behind the demonstration's adapter", () => {
  it("is read and identified; the next reading says what came back, and its codes open", async () => {
    const page = await openSignedIn({ at: "/diag" });
    await readCar(page, demonstration);
    await result(page).getByText("3 codes lus").waitFor();
    await page.waitForURL(`**/diag?vin=${clio}`);
    await page.getByRole("region", { name: "Véhicule à diagnostiquer" }).getByText("AB-123-CD").waitFor();
    await result(page).getByText("Témoin moteur allumé").waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Lectures de ce véhicule" }).waitFor();
    await readCar(page, demonstration);
    const row = result(page).getByRole("listitem").filter({ hasText: "P0401" }).first();
    await row.getByText(/^Déjà vu le /).waitFor();
    expect(await result(page).getByRole("button", { name: "Effacer les codes" }).count()).toBe(0);
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    await result(page).getByRole("link", { name: "Ouvrir les 3 codes : causes et pièces" }).click();
    await page.getByRole("heading", { name: /P0401/ }).first().waitFor();
    expect(page.url()).toContain(`/search/vin/${clio}/`);
    expect(complaints.get(page)).toEqual([]);
  });

  it("asks before another car than the open one is meant", async () => {
    const page = await openSignedIn({ at: `/diag?vin=${peugeot}` });
    await readCar(page, demonstration);
    await page.getByText("Ce n'est pas la voiture ouverte").waitFor();
    expect(await result(page).count()).toBe(0);
    await page.getByRole("button", { name: "Ouvrir la voiture lue" }).click();
    await page.waitForURL(`**/diag?vin=${clio}`);
    await result(page).getByText("3 codes lus").waitFor();
  });

  it("is cleared by an expert at the second press; what is permanent stays", async () => {
    const page = await openSignedIn({ email: expert, at: `/diag?vin=${clio}` });
    await readCar(page, demonstration);
    await result(page).getByRole("button", { name: "Effacer les codes" }).click();
    await page.getByText("Effacer la mémoire de défauts ?").waitFor();
    await result(page).getByRole("button", { name: "Effacer maintenant" }).click();
    await result(page).getByText("1 code lu").waitFor();
    await result(page)
      .getByText(/^Déjà vu le /)
      .waitFor();
    const past = page.getByRole("region", { name: "Lectures de ce véhicule" });
    await past
      .getByText(/^effacés le /)
      .first()
      .waitFor();
    await readCar(page, demonstration);
    const back = result(page).getByRole("listitem").filter({ hasText: "P0299" });
    await back.getByText(/^Revenu après l'effacement du /).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });
});

describe("an adapter on a serial port", () => {
  it("is read like the demonstration's", async () => {
    const page = await openSignedIn();
    await plugIn(page, healthy);
    await page.goto("/diag");
    await readCar(page, "Adaptateur USB ou série");
    await result(page).getByText("1 code lu").waitFor();
    await page.waitForURL(`**/diag?vin=${peugeot}`);
  });

  it.each([
    ["pulled out in the middle", { "07": "gone" }, "L'adaptateur s'est déconnecté"],
    ["on a failing bus", { "03": "CAN ERROR" }, "Erreur du bus de la voiture"],
    ["without a vehicle", { "0100": "NO DATA" }, "Aucun véhicule ne répond"],
    ["that does not understand", { "0100": "?" }, "L'adaptateur ne comprend pas (?)"],
    ["that never answers", { ATI: null, ATZ: null }, "L'adaptateur ne répond pas"],
  ] as const)("%s is told, and can be tried again", async (_, wrong, told) => {
    const page = await openSignedIn();
    await plugIn(page, { ...healthy, ...wrong });
    await page.goto("/diag");
    await readCar(page, "Adaptateur USB ou série");
    await page.getByText(told).waitFor();
    await page.getByRole("button", { name: "Réessayer" }).waitFor();
    expect(await result(page).count()).toBe(0);
  });
});

describe("ADAS 360", () => {
  it("shows each sensor by keyboard, with its calibration and the parts that touch it", async () => {
    const page = await openSignedIn({ at: "/diag?vin=WVWZZZAUZGW123456" });
    await page.getByRole("link", { name: "ADAS 360" }).click();
    await page.getByRole("img", { name: /vu de dessus$/ }).waitFor();
    const camera = page.getByRole("radio", { name: "Caméra de pare-brise" });
    await alive(camera);
    await camera.focus();
    await page.keyboard.press("ArrowDown");
    const sheet = page.getByRole("region", { name: "Caméra de rétroviseur gauche" });
    await sheet.waitFor();
    await page.keyboard.press("ArrowUp");
    await page.getByRole("region", { name: "Caméra de pare-brise" }).waitFor();
    await page.locator("[data-sensor=frontRadar] path").first().click();
    const radar = page.getByRole("region", { name: "Radar avant" });
    await radar.getByText("Statique", { exact: true }).waitFor();
    await radar.getByRole("link", { name: "Pare-chocs avant" }).waitFor();
    const bumper = radar.getByRole("listitem").filter({ hasText: "Pare-chocs avant" });
    await bumper.getByText(/€/).first().waitFor();
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    await radar.getByRole("link", { name: "Pare-chocs avant" }).click();
    await page.waitForURL("**/search/vin/WVWZZZAUZGW123456/**");
    expect(complaints.get(page)).toEqual([]);
  });

  it("says so where a vehicle has none, and where no VIN is named", async () => {
    const page = await openSignedIn({ at: "/diag/adas?vin=JYARM321000123456" });
    await page.getByRole("heading", { name: "Pas d'aide à la conduite connue pour ce véhicule" }).waitFor();
    await page.goto("/diag/adas");
    await page.getByRole("heading", { name: "Cherchez d'abord un véhicule" }).waitFor();
  });
});
