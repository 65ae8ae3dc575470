import type { Page } from "playwright-core";
import sharp from "sharp";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing } from "../support/browser";

const mark = () => `${Date.now()}${Math.floor(Math.random() * 1000)}`;

/** Chooses an entry of the header's shortcut menu. */
async function shortcut(page: Page, name: string) {
  const menu = page.getByRole("button", { name: "Raccourcis", exact: true });
  await alive(menu);
  await menu.click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

describe("what a company shares", () => {
  it("is added from the header's shortcut menu, by right", async () => {
    const page = await openSignedIn();
    for (const [name, path] of [
      ["Ajouter une astuce", "/social/ajout-astuce"],
      ["Nouvel article", "/social/add-new-item"],
      ["Nouvelle recherche personnalisée", "/social/new-custom-search"],
    ] as const) {
      await shortcut(page, name);
      await page.waitForURL(`**${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    const reader = await openSignedIn({ email: "lecteur@etabli.test" });
    const own = reader.getByRole("button", { name: "Raccourcis", exact: true });
    await alive(own);
    await own.click();
    // The company's box asks for no right.
    expect(await reader.getByRole("menuitem").allTextContents()).toEqual(["Mon boîtier"]);
    await reader.goto("/social/add-new-item");
    await reader.getByRole("heading", { name: /autorisé/ }).waitFor();
  });

  it("is a tip for a vehicle chosen by its plate, listed with the way to its vehicles", async () => {
    const page = await openSignedIn();
    const text = `Contrôler la durite ${mark()}`;
    await page.goto("/social/ajout-astuce");
    const save = page.getByRole("button", { name: "Publier l'astuce" });
    await alive(save);
    await save.click();
    await page.getByText("Choisissez un véhicule").waitFor();
    const vehicle = page.getByRole("textbox", { name: "Véhicule", exact: true });
    const choose = page.getByRole("button", { name: "Choisir", exact: true });
    for (const [typed, said] of [
      ["plaquettes", "Ce n'est ni une plaque, ni un VIN, ni un type."],
      ["ZZ-999-ZZ", "Aucun véhicule à ce numéro."],
      ["ab123cd", /Clio III.*, type MRE5202E1234/],
    ] as const) {
      await vehicle.fill(typed);
      await choose.click();
      await page.getByText(said).waitFor();
    }
    await page.getByLabel("Famille de pièces").selectOption({ label: "Freinage" });
    await page.getByLabel("Références").fill("GDB1634");
    await page.getByRole("textbox", { name: "Astuce", exact: true }).fill(text);
    await save.click();
    await page.waitForURL("**/social");
    const tip = page.getByRole("listitem").filter({ hasText: text });
    await tip.waitFor();
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    await tip.getByRole("link", { name: /type MRE5202E1234/ }).click();
    await page.waitForURL("**/search/vehiculeTechnique/MRE5202E1234**");
    expect(complaints.get(page)).toEqual([]);
  });

  it("is an item with its picture, found in the part search, on its sheet, changed and removed", async () => {
    const page = await openSignedIn();
    const reference = `GR ${mark()}`;
    await page.goto("/social/add-new-item");
    const save = page.getByRole("button", { name: "Enregistrer l'article" });
    await alive(save);
    await save.click();
    await page.getByText("Veuillez remplir tous les champs").waitFor();
    await page.getByText("Choisissez une image").waitFor();
    await page.getByLabel("Marque").fill("Garage Révision");
    await page.getByLabel("Référence").fill(reference);
    await page.getByLabel("Désignation").fill("Démarreur révisé");
    await page.getByRole("combobox", { name: "Pièce", exact: true }).fill("Jeu de plaquettes de frein, frein à disque");
    await page.getByLabel("Type de pièce").selectOption({ label: "Réusinée" });
    await page.getByLabel("Prix HT").fill("120,50");
    await page.getByLabel("EAN").fill("4006381333932");
    await page.getByLabel("Numéros d'origine (OE)").fill("77 01 471 234, GX 9");
    const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: "#060" } })
      .jpeg()
      .toBuffer();
    await page.getByLabel("Image").setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: picture });
    await save.click();
    await page.getByText("Vérifiez les chiffres de cet EAN").waitFor();
    await page.getByText("Corrigez les champs signalés").waitFor();
    await page.getByLabel("EAN").fill("4006381333931");
    await save.click();
    await page.getByText(`L'article ${reference} a été ajouté`).waitFor();
    await page.waitForURL("**/pieces/own/*");
    await page.getByText("120,50 €").waitFor();
    await page.getByText("77 01 471 234, GX 9").waitFor();
    const drawn = page.getByRole("img", { name: `Image de ${reference}` });
    expect(await drawn.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(90);
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);

    await page.goto(`/pieces/search/${encodeURIComponent(reference.toLowerCase().replace(" ", "-"))}`);
    const hit = page.getByRole("listitem").filter({ hasText: reference });
    await hit.getByText("À nous").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto("/pieces-stock");
    await page.getByRole("link", { name: /^Garage Révision/ }).click();
    await page.waitForURL("**/pieces-stock/Garage%20R%C3%A9vision");
    await page.getByRole("link", { name: /^Freinage/ }).click();
    await page.getByRole("link", { name: /^Jeu de plaquettes/ }).click();
    await page.getByRole("link", { name: reference, exact: true }).click();
    await page.getByRole("link", { name: "Modifier", exact: true }).click();
    await alive(save);
    await page.getByLabel("Prix HT").fill("99");
    await save.click();
    await page.getByText("99,00 €").waitFor();
    await page.getByRole("button", { name: "Supprimer", exact: true }).click();
    await page.getByRole("button", { name: "Supprimer l'article" }).click();
    await page.getByText(`${reference} a été supprimé`).waitFor();
    await page.waitForURL("**/social");
    expect(await page.getByText(reference, { exact: true }).count()).toBe(0);
    expect(complaints.get(page)).toEqual([]);
  });

  it("fits a phone", async () => {
    const page = await openSignedIn({ width: "phone" });
    for (const path of ["/social", "/social/ajout-astuce", "/social/add-new-item", "/social/new-custom-search"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect([path, await accessibilityFaults(page), await overflowing(page)]).toEqual([path, [], []]);
    }
  });
});
