import type { Page } from "playwright-core";
import { alive, complaints, openPage, openSignedIn, shoot } from "../support/browser";
import { said } from "../support/shopping";

const poster = (name: string) => `iframe[data-front=true][src="/embedded/poster/${name}"]`;
const stage = (screen: Page, online: boolean) => screen.locator(`main[data-online=${online}]`);
const card = (admin: Page, name: string) => admin.locator("li[data-screen]", { hasText: name });

/** A fresh screen with its administrator, paired by its code as people do. */
async function pair(name: string): Promise<{ screen: Page; admin: Page }> {
  const screen = await openPage();
  await screen.goto("/screen");
  const code = await screen.locator("[data-code]").textContent();
  const admin = await openSignedIn({ email: "admin@etabli.test", at: `/screens?code=${code}` });
  const field = admin.getByLabel(/^Nom de l'écran/);
  await alive(field);
  await field.fill(name);
  await admin.getByRole("button", { name: "Jumeler", exact: true }).click();
  await said(admin, `L'écran « ${name} » est jumelé.`);
  await screen.waitForURL(/\/screen\/[\w-]{22}$/);
  return { screen, admin };
}

/** Writes a playlist as its administrator does. */
async function show(admin: Page, name: string, posters: readonly string[]): Promise<void> {
  await admin.getByRole("button", { name: `Régler ${name}` }).click();
  const dialog = admin.getByRole("dialog");
  while (await dialog.getByRole("button", { name: "Enlever l'adresse 1" }).isVisible())
    await dialog.getByRole("button", { name: "Enlever l'adresse 1" }).click();
  for (const [at, one] of posters.entries()) {
    await dialog.getByRole("button", { name: "Ajouter une adresse" }).click();
    await dialog
      .getByLabel(`Adresse ${at + 1}`)
      .first()
      .fill(`/embedded/poster/${one}`);
  }
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await said(admin, `L'écran « ${name} » est enregistré.`);
}

it("a screen is paired by its code, changed live, cut off and back, and taken away", async () => {
  const name = `Vitrine ${Date.now()}`;
  const { screen, admin } = await pair(name);
  await screen.getByText("Cet écran n'est pas configuré").waitFor();
  await shoot(screen, "screen-not-configured");
  await show(admin, name, ["tyres"]);
  await screen.locator(poster("tyres")).waitFor();
  await shoot(screen, "screen-poster");
  await card(admin, name).getByText("Connecté").waitFor();
  await card(admin, name).getByText("Montre /embedded/poster/tyres").waitFor();
  await shoot(admin, "screens");

  await admin.getByRole("button", { name: `Message sur ${name}` }).click();
  await admin
    .getByRole("dialog")
    .getByLabel(/^Texte/)
    .fill("Fermeture à midi");
  await admin.getByRole("button", { name: "Afficher maintenant" }).click();
  await screen.getByText("Fermeture à midi").waitFor();

  await screen.context().setOffline(true);
  await stage(screen, false).waitFor();
  await screen.locator(poster("tyres")).waitFor();
  await shoot(screen, "screen-offline");
  await show(admin, name, ["brakes"]);
  await screen.context().setOffline(false);
  await Promise.all([stage(screen, true).waitFor(), screen.locator(poster("brakes")).waitFor()]);

  await admin.getByRole("button", { name: `Retirer l'appareil de ${name} ?` }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Retirer l'appareil" }).click();
  await screen.waitForURL("**/screen?new=1");
  await screen.locator("[data-code]").waitFor();
  await admin.getByRole("button", { name: `Supprimer ${name} ?` }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Supprimer", exact: true }).click();
  await card(admin, name).waitFor({ state: "detached" });
  expect(complaints.get(admin)).toEqual([]);
});

it("the demonstration's screen shows its list, counts as connected, and a vehicle's code for a moment", async () => {
  const screen = await openPage();
  await screen.goto("/screen/demo-ecran-accueil-0001");
  await screen.locator(poster("welcome")).waitFor();
  const editor = await openSignedIn({ email: "portail@etabli.test", at: "/smart-editor" });
  const tile = editor.getByRole("button", { name: "Modifier Écran d'accueil de démonstration" });
  await alive(tile);
  await tile.click();
  await editor.getByRole("tab", { name: "Écrans" }).click();
  const number = await editor.locator("datalist option", { hasText: "Accueil" }).first().getAttribute("value");
  await editor.getByLabel("Numéro de l'écran").fill(number ?? "");
  await editor.getByRole("dialog").getByRole("button", { name: "Ajouter", exact: true }).click();
  await editor.getByText("1 écran distant choisi, 1 connecté").waitFor();
  await shoot(editor, "tile-screens");

  const garage = await openSignedIn({ email: "expert@etabli.test", at: "/v3/search/immat/AB-123-CD" });
  const open = garage.locator("main").getByRole("button", { name: "QR code du véhicule" });
  await alive(open);
  await open.click();
  const choice = garage.getByRole("dialog").getByRole("group", { name: "Afficher sur un écran" });
  await choice.getByRole("combobox").selectOption({ label: "Accueil" });
  await choice.getByRole("button", { name: "Afficher" }).click();
  await screen.getByRole("dialog", { name: "Scannez avec votre téléphone" }).waitFor();
  await shoot(screen, "screen-code-window");
  expect([complaints.get(editor), complaints.get(garage)]).toEqual([[], []]);
});

it("an address that opens nothing says so and leads to a code", async () => {
  const page = await openPage();
  const response = await page.goto(`/screen/${"a".repeat(22)}`);
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "Afficher un code" }).click();
  await page.locator("[data-code]").waitFor();
});
