import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openPage, openSignedIn, overflowing, shoot } from "../support/browser";

const vin = "WVWZZZAUZGW123456";
const dialog = (page: Page) => page.getByRole("dialog");

it("a pass is made at the vehicle, stands on the public card, and is withdrawn from it", async () => {
  const page = await openSignedIn({
    email: "admin@etabli.test",
    at: "/identification-vehicule/search/immat/EZ-777-VW",
  });
  const open = page.getByRole("button", { name: "Carte IdCar" });
  await alive(open);
  await open.click();
  await dialog(page).getByLabel("Prochain contrôle technique").fill("2020-03-01");
  await dialog(page).getByText("Cette date est passée").waitFor();
  await dialog(page).getByLabel("Prochain contrôle technique").fill("2027-03-01");
  await dialog(page).getByText("Cette date est passée").waitFor({ state: "detached" });
  await dialog(page).getByLabel("Prochaine révision").fill("2026-12-24");
  await dialog(page).getByLabel("Révision à (km)").fill("beaucoup");
  await dialog(page)
    .getByRole("button", { name: /^(Créer la carte|Enregistrer)$/ })
    .click();
  await dialog(page).getByText("Indiquez un kilométrage en chiffres").waitFor();
  await dialog(page).getByLabel("Révision à (km)").fill("180 000");
  await dialog(page)
    .getByRole("button", { name: /^(Créer la carte|Enregistrer)$/ })
    .click();
  await dialog(page).getByRole("img", { name: "Code à scanner" }).waitFor();
  await dialog(page).getByRole("link", { name: "Télécharger la carte (essai)" }).waitFor();
  await shoot(page, "pass-made");
  expect(await accessibilityFaults(page)).toEqual([]);

  const card = await openPage({ width: "phone" });
  await card.goto(`/idcar/${vin}`);
  const garage = card.getByRole("region", { name: "Carte de Etabli" });
  await garage.getByRole("link", { name: /04 72 00 00 11/ }).waitFor();
  await garage.getByText("24/12/2026").waitFor();
  expect(await card.getByText("EZ-777-VW").count()).toBe(0);
  expect(await card.getByText("essai").count()).toBe(0);
  expect(await overflowing(card)).toEqual([]);
  expect(await accessibilityFaults(card)).toEqual([]);
  await shoot(card, "idcar-phone");

  await page.goto("/admin-idcar?q=EZ777VW");
  const withdraw = page.getByRole("button", { name: "Retirer EZ-777-VW" });
  await alive(withdraw);
  await shoot(page, "admin-idcar");
  expect(await accessibilityFaults(page)).toEqual([]);
  await withdraw.click();
  await dialog(page).getByRole("button", { name: "Retirer" }).click();
  await page.getByText("La carte est retirée").waitFor();
  await card.reload();
  await card.getByRole("heading", { level: 1 }).waitFor();
  expect(await garage.count()).toBe(0);
  for (const one of [page, card]) expect(complaints.get(one)).toEqual([]);
});

it("the demonstration's pass is on its card; a guess, a withdrawn one and one of another vehicle say that they open nothing", async () => {
  const page = await openPage();
  await page.goto("/idcar/VF1BR1H0H40123456?pass=demo-pass-ab123cd");
  await page.getByRole("region", { name: "Carte de Garage du Pont" }).waitFor();
  expect(await page.getByText("n'est plus valable").count()).toBe(0);
  await page.goto("/idcar/VF1BR1H0H40123456?pass=00000000-0000-4000-8000-000000000000");
  await page.getByText("Le lien que vous avez suivi n'ouvre aucune carte. Voici").waitFor();
  await page.getByRole("region", { name: "Carte de Garage du Pont" }).waitFor();
  expect(await page.getByText("n'est plus valable").count()).toBe(0);
  for (const address of [
    "/idcar/VF3LBBHZHGS123456?pass=demo-pass-dk405zr",
    "/idcar/VF3LBBHZHGS123456?pass=demo-pass-ab123cd",
  ]) {
    await page.goto(address);
    await page.getByText("Cette carte n'est plus valable").waitFor();
  }
  expect(await page.getByRole("region", { name: /Garage du Pont/ }).count()).toBe(0);
});

it("the list finds, changes and is closed to others", async () => {
  const page = await openSignedIn({ email: "admin@etabli.test", at: "/admin-idcar" });
  await page.getByText("Certificat d'essai").waitFor();
  await page.getByRole("searchbox", { name: "Chercher une carte" }).fill("AB123CD");
  await page.keyboard.press("Enter");
  await page.getByRole("cell", { name: /Peugeot/ }).waitFor({ state: "detached" });
  const row = page.getByRole("row", { name: /Renault Clio III.*Garage du Pont/s });
  const change = row.getByRole("button", { name: "Modifier AB-123-CD" });
  await alive(change);
  await change.click();
  await dialog(page).getByLabel("Pneus").fill("195/50 R16");
  await dialog(page).getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("La carte est à jour").waitFor();
  await page.goto("/admin-idcar?q=personne");
  await page.getByRole("heading", { name: "Aucune carte pour « personne »" }).waitFor();
  const other = await openSignedIn({ email: "garage@etabli.test" });
  await other.goto("/admin-idcar");
  expect(await other.getByText("demo-pass").count()).toBe(0);
  expect(await other.getByRole("table").count()).toBe(0);
});
