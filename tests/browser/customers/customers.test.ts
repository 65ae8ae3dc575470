import type { Page } from "playwright-core";
import sharp from "sharp";
import { alive, base, complaints, openSignedIn, shoot } from "../support/browser";
import { makeCustomer, serveCustomer } from "../support/customers";
import { clio } from "../support/places";
import { said } from "../support/shopping";

const finder = (page: Page) => page.getByRole("combobox", { name: "Rechercher une société" });
const field = (page: Page, name: string) => page.locator(`dialog [name=${name}]`);

async function openForm(page: Page) {
  await page.goto("/customers");
  await alive(page.getByRole("button", { name: "Nouveau client" }));
  await page.getByRole("button", { name: "Nouveau client" }).click();
  await finder(page).waitFor();
}

describe("a customer's form", () => {
  it("is filled in from the register by words of a name, by keyboard, and keeps what it does not know", async () => {
    const page = await openSignedIn();
    await openForm(page);
    await field(page, "firstname").fill("Marc");
    await finder(page).fill("etoile");
    await page.getByRole("option", { name: /^Taxis de l'Étoile/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await said(page, "Fiche complétée : Taxis de l'Étoile");
    expect(await field(page, "company").inputValue()).toBe("Taxis de l'Étoile");
    expect(await field(page, "siren").inputValue()).toBe("987650355");
    expect(await field(page, "postalCode").inputValue()).toBe("75017");
    expect(await field(page, "firstname").inputValue()).toBe("Marc");
    expect(complaints.get(page)).toEqual([]);
  });

  it("is not lost by Escape, the cross or a click outside before somebody says so", async () => {
    const page = await openSignedIn();
    await openForm(page);
    await field(page, "firstname").fill("Claire");
    const dialog = page.getByRole("dialog");
    const stay = dialog.getByRole("button", { name: "Continuer la saisie" });
    await page.keyboard.press("Escape");
    await stay.waitFor();
    await page.keyboard.press("Escape");
    await stay.waitFor({ state: "detached" });
    await page.mouse.click(5, 400);
    await dialog.getByText("Ce que vous avez saisi n'est pas enregistré.").waitFor();
    await shoot(page, "unsaved");
    await stay.click();
    expect(await field(page, "firstname").inputValue()).toBe("Claire");
    await dialog.getByRole("button", { name: "Fermer" }).click();
    await dialog.getByRole("button", { name: "Abandonner" }).click();
    await dialog.waitFor({ state: "detached" });
    await openForm(page);
    expect(await field(page, "firstname").inputValue()).toBe("");
    await page.keyboard.press("Escape");
    await field(page, "firstname").waitFor({ state: "detached" });
  });

  it("names a postal code and a VAT number that cannot be", async () => {
    const page = await openSignedIn();
    await openForm(page);
    const filled = {
      firstname: "Claire",
      name: "Laurent",
      phone: "06 12 34 56 78",
      email: "c@exemple.test",
      city: "Lyon",
    };
    for (const [name, value] of Object.entries(filled)) await field(page, name as "name").fill(value);
    await field(page, "postalCode").fill("7500");
    await page.getByRole("button", { name: "Créer le client" }).click();
    await page.getByText("Code postal incomplet : 5 chiffres en France, 4 en Suisse").waitFor();
    await field(page, "postalCode").fill("75001");
    await field(page, "vatNumber").fill("FRXX");
    await page.getByRole("button", { name: "Créer le client" }).click();
    await page.getByText("Numéro incomplet : FR, deux caractères, puis le SIREN").waitFor();
  });

  it("says which number is wrong and which nobody carries", async () => {
    const page = await openSignedIn();
    await openForm(page);
    await finder(page).fill("987650349");
    await page.getByRole("button", { name: "Compléter" }).click();
    await page.getByRole("dialog").getByText("Ce SIREN n'est pas valable (9 chiffres avec clé)").waitFor();
    await finder(page).fill("732 829 320");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByText("Aucun résultat pour 732 829 320").waitFor();
    await finder(page).fill("356000000");
    await page.getByRole("button", { name: "Compléter" }).click();
    await said(page, "Fiche complétée : La Poste");
  });
});

describe("a customer's card", () => {
  it("shows the picture that is chosen, and refuses what is none", async () => {
    const page = await openSignedIn();
    const customer = await makeCustomer(page);
    await page.goto(`/customers/${customer.id}`);
    await alive(page.getByRole("button", { name: "Ajouter une photo" }));
    const input = page.locator("input[type=file]");
    await input.setInputFiles({ name: "face.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
    await said(page, "Ce fichier n'est pas une image JPEG, PNG, WebP ou GIF");
    const buffer = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#06c" } })
      .png()
      .toBuffer();
    await input.setInputFiles({ name: "face.png", mimeType: "image/png", buffer });
    await said(page, "Photo enregistrée");
    const shown = page.getByRole("img", { name: /^Photo de / }).locator("span");
    const url = /url\("(.*)"\)/.exec((await shown.getAttribute("style"))?.replaceAll("&quot;", '"') ?? "")?.[1] ?? "";
    const picture = await page.request.get(url);
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/webp"]);
    await page.getByRole("button", { name: "Changer la photo" }).waitFor();
  });

  it("links no vehicle twice and none that nobody knows, in the words of the trade", async () => {
    const page = await openSignedIn();
    const customer = await makeCustomer(page);
    await page.goto(`/customers/${customer.id}`);
    const plate = page.getByRole("textbox", { name: "Plaque" });
    await alive(plate);
    for (const [typed, words] of [
      ["AB-123-CD", "Ce véhicule est déjà associé à un client"],
      ["ZZ-999-ZZ", "Véhicule introuvable"],
    ] as const) {
      await plate.fill(typed);
      await page.getByRole("button", { name: "Associer" }).click();
      await page.getByText(words).waitFor();
    }
  });
});

describe("a vehicle that belongs to a customer", () => {
  it("brings that customer along when nobody is served", async () => {
    const page = await openSignedIn({ at: clio });
    await said(page, "Client de ce véhicule choisi : Mme Laurent");
    await page.getByRole("button", { name: /^Mme Laurent/ }).waitFor();
  });

  it("asks whether to keep the one who is served or to switch, and stays until answered", async () => {
    const page = await openSignedIn();
    const { name, id } = await serveCustomer(page);
    const question = `Ce véhicule est associé à Mme Laurent, vous servez Mme ${name}.`;
    await page.goto(clio);
    const asked = page.getByRole("group", { name: question });
    await asked.getByRole("button", { name: `Garder Mme ${name}` }).click();
    await asked.waitFor({ state: "detached" });
    await page.getByRole("button", { name: new RegExp(`^Mme ${name}`) }).waitFor();

    const other = await openSignedIn();
    await other.context().addCookies([{ name: "etabli.customer", value: String(id), url: base }]);
    await other.goto(clio);
    const again = other.getByRole("group", { name: question });
    await again.getByRole("button", { name: "Passer à Mme Laurent" }).click();
    await said(other, "Client de ce véhicule choisi : Mme Laurent");
    await other.getByRole("button", { name: /^Mme Laurent/ }).waitFor();
    expect(complaints.get(other)).toEqual([]);
  });
});
