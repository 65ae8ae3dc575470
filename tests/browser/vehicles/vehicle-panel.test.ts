import type { Page } from "playwright-core";
import { accessibilityFaults, alive, base, complaints, openPage, openSignedIn, overflowing } from "../support/browser";

const found = (field: string, value: string) => `/identification-vehicule/search/${field}/${encodeURIComponent(value)}`;
const panel = (page: Page) => page.getByRole("complementary", { name: "Données du véhicule" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

describe("a VIN by itself", () => {
  it("names its maker while it is typed, before any registry is asked", async () => {
    const page = await openSignedIn({ at: "/identification-vehicule" });
    await alive(page.locator("input[name=vin]"));
    await page.locator("input[name=vin]").fill("TMBJJ7NE3G0999999");
    await page.getByText("D'après le VIN : Škoda · Tchéquie (Europe) · 2016 ou 1986").waitFor();
  });

  it("that no registry knows still offers its maker's models of the year", async () => {
    const page = await openSignedIn();
    await page.goto(found("vin", "WVWZZZ1KZ6W000001"));
    await page.getByRole("heading", { level: 1, name: "Aucun résultat pour WVWZZZ1KZ6W000001" }).waitFor();
    await page.getByRole("heading", { name: "Modèles Volkswagen de 2006" }).waitFor();
    await page.getByRole("link", { name: "Golf V", exact: true }).click();
    await page.waitForURL("**/selection-vehicule/vl/Volkswagen/Golf%20V");
    expect(complaints.get(page)).toEqual([]);
  });

  it("says only what it knows, beside what the registry knows", async () => {
    const page = await openSignedIn();
    await page.goto(found("immat", "EZ-777-VW"));
    await panel(page).getByText("Ce que dit le VIN").waitFor();
    await panel(page).getByText("Code W, propre au constructeur").waitFor();
    await page.goto(found("immat", "AB-123-CD"));
    await panel(page).getByText("Non indiquée : ce constructeur ne la code pas").waitFor();
  });
});

describe("corrections", () => {
  it("of an expert are saved with the words of the trade and shown at once", async () => {
    const page = await openSignedIn({ email: "expert@etabli.test" });
    await page.goto(found("immat", "EZ-777-VW"));
    await alive(panel(page).getByRole("button", { name: "Corriger" }));
    await panel(page).getByRole("button", { name: "Corriger" }).click();
    const form = dialog(page, "Corriger les identifiants");
    await form.locator("input[name=hmdnr]").fill("47x");
    await form.getByRole("button", { name: "Enregistrer les identifiants" }).click();
    await form.getByText("Chiffres uniquement.", { exact: true }).last().waitFor();
    await form.locator("input[name=hmdnr]").fill("4711");
    await form.getByRole("button", { name: "Enregistrer les identifiants" }).click();
    await page.getByText("Les données ont été mises à jour").waitFor();
    await panel(page).getByText("4711").waitFor();
    await panel(page).getByRole("button", { name: "Corriger" }).click();
    await form.getByRole("textbox", { name: "ktype de ce VIN" }).fill("999999999");
    await form.getByRole("button", { name: "Enregistrer le ktype" }).click();
    await page.getByText("Impossible de mettre à jour le ktype").waitFor();
    await form.getByRole("textbox", { name: "ktype de ce VIN" }).fill("1001287");
    await form.getByRole("button", { name: "Enregistrer le ktype" }).click();
    await page.getByText("Le KTYPEnr 1001287 a été ajouté").waitFor();
  });

  it("are offered to nobody else", async () => {
    const page = await openSignedIn();
    await page.goto(found("immat", "AB-123-CD"));
    await panel(page).getByText("Ce que dit le VIN").waitFor();
    expect(await panel(page).getByRole("button", { name: "Corriger" }).count()).toBe(0);
  });
});

describe("tips", () => {
  it("are counted, opened from the count, and added with everything that a tip needs", async () => {
    const page = await openSignedIn();
    await page.goto(found("immat", "DK-405-ZR"));
    await page.getByText(/\d+ astuces? trouvées?/).waitFor();
    const opens = panel(page).getByRole("button", { name: /^Astuces \(\d+\)$/ });
    await alive(opens);
    await opens.click();
    const tips = dialog(page, "Astuces pour ce véhicule");
    await tips.getByText("VKMC 03247").waitFor();
    await tips.getByRole("button", { name: "Ajouter une astuce" }).click();
    await tips.getByRole("button", { name: "Publier l'astuce" }).click();
    for (const fault of [
      "Choisissez une famille de pièces",
      "Saisissez au moins une référence",
      "Saisissez le contenu de l'astuce",
    ])
      await tips.getByText(fault).waitFor();
    await tips.getByLabel("Famille de pièces").selectOption({ label: "Freinage" });
    await tips.getByRole("textbox", { name: "Références" }).fill("GDB1550, P 85 020");
    await tips.getByRole("textbox", { name: /^Astuce/ }).fill("Vérifier l'usure du disque.");
    await tips.getByRole("button", { name: "Publier l'astuce" }).click();
    await page.getByText("L'astuce a été ajoutée").waitFor();
    await tips.getByText("P 85 020").last().waitFor();
    await tips.getByRole("button", { name: "Corriger" }).first().click();
    await tips.getByRole("textbox", { name: /^Astuce/ }).fill("Mesurer l'épaisseur du disque.");
    await tips.getByRole("button", { name: "Enregistrer la correction" }).click();
    await tips.getByText("Mesurer l'épaisseur du disque.").first().waitFor();
    await tips.getByRole("button", { name: "Retirer", exact: true }).first().click();
    await tips.getByRole("button", { name: "Retirer l'astuce" }).click();
    await tips.getByText("Mesurer l'épaisseur du disque.").first().waitFor({ state: "hidden" });
  });

  it("that are not there are said to be none", async () => {
    const page = await openSignedIn();
    await page.goto(found("immat", "EZ-777-VW"));
    await page.getByText("Aucune astuce trouvée").waitFor();
  });
});

describe("diagnostics", () => {
  it("open from the identification page, refuse what is neither, and lead to a vehicle by its VIN", async () => {
    const page = await openSignedIn({ at: "/identification-vehicule" });
    await alive(page.getByRole("button", { name: "Diagnostic" }));
    await page.getByRole("button", { name: "Diagnostic" }).click();
    const modal = dialog(page, "Diagnostic");
    const field = modal.getByLabel("VIN ou code défaut");
    await field.fill("P0420");
    await page.keyboard.press("Enter");
    await modal.getByText("Choisissez d'abord un véhicule").waitFor();
    await field.fill("bonjour");
    await page.keyboard.press("Enter");
    await modal.getByText("n'est ni un VIN ni un code défaut").waitFor();
    await field.fill("vf1br1h0h40123456");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${found("vin", "VF1BR1H0H40123456")}`);
    await page.getByRole("button", { name: "Diagnostic" }).click();
    await modal.getByRole("link", { name: /Renault Clio III/ }).waitFor();
  });

  it("need DiagButton", async () => {
    const page = await openSignedIn({ email: "lecteur@etabli.test", at: "/identification-vehicule" });
    await page.locator("input[name=vin]").waitFor();
    expect(await page.getByRole("button", { name: "Diagnostic" }).count()).toBe(0);
  });
});

it.each(["ar", "fr"])("the panel's dialogs and the card fit a phone, have names and mirror (%s)", async (language) => {
  const page = await openSignedIn({ email: "expert@etabli.test", language, width: "phone" });
  await page.goto(found("immat", "AB-123-CD"));
  for (const name of [/Astuces|النصائح/, /Diagnosti|فحص الأعطال/, /Corriger|تصحيح/]) {
    const opener = page.getByRole("button", { name }).first();
    await alive(opener);
    await opener.click();
    await page.getByRole("dialog").locator("form, ul").first().waitFor();
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    await page.keyboard.press("Escape");
  }
  await page.goto("/idcar/VF1BR1H0H40123456");
  expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
});

describe("the public card", () => {
  it("is read by anybody, with its code, and names neither plate nor holder", async () => {
    const page = await openPage();
    await page.goto("/idcar/VF3LBBHZHGS123456");
    await page.getByRole("heading", { level: 1, name: "Peugeot 308 II 1.6 BlueHDi 120" }).waitFor();
    await page.getByRole("img", { name: "Code QR de cette fiche" }).waitFor();
    await page.getByText("BHZ", { exact: true }).waitFor();
    const source = await (await fetch(`${base}/idcar/VF3LBBHZHGS123456`)).text();
    expect(source).not.toMatch(/DK-?405-?ZR|987\s?650\s?348|SIREN|Immatriculation|Certificat du/);
    expect(complaints.get(page)).toEqual([]);
  });

  it("of an unknown VIN does not exist", async () => {
    const page = await openPage();
    expect((await page.goto("/idcar/VF1AAAAAA40000001"))?.status()).toBe(404);
    await page.getByRole("heading", { name: "Aucune fiche pour ce VIN" }).waitFor();
  });
});
