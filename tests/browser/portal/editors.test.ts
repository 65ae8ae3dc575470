import { randomBytes } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { makeCompany, secondUser } from "@/tests/support/company";
import { drawPicture } from "@/tests/support/owner";
import "@/tests/support/end";
import { accessibilityFaults, alive, complaints, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";

/** A widget of its own with tiles, so that no other test meets them. */
async function makeWidget(company: Awaited<ReturnType<typeof makeCompany>>, ...tiles: string[]): Promise<string> {
  const name = `rse-essai-${randomBytes(4).toString("hex")}`;
  await company.post("/apps/widget", { name, title: name });
  for (const tile of tiles)
    await company.post("/newApp", { widget: name, name: tile, appType: "linkTo", url: "https://exemple.fr" });
  return name;
}
const section = (page: Page, widget: string) => page.getByRole("region", { name: widget, exact: true });
const named = (page: Page, widget: string) =>
  section(page, widget)
    .getByRole("button", { name: /^Modifier / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")?.replace("Modifier ", "")));

const undo = (page: Page, told: string) =>
  page.locator("[data-toast]").filter({ hasText: told }).getByRole("button", { name: "Annuler", exact: true }).click();

async function openEditor(page: Page): Promise<void> {
  await page.goto("/rse-editor");
  await alive(page.getByRole("button", { name: "Nouvelle rubrique" }));
}

describe("the editor of a home", () => {
  it("adds a tile with an alert, says what is wrong, and shows when it is seen", async () => {
    const company = await makeCompany();
    const widget = await makeWidget(company);
    const page = await enterAs(company);
    await openEditor(page);
    await page.getByRole("button", { name: `Ajouter une tuile à ${widget}` }).click();
    const dialog = page.getByRole("dialog", { name: "Nouvelle tuile" });
    await dialog.getByRole("tab", { name: "Chronologie" }).click();
    expect(await dialog.getByRole("textbox", { name: "Alerte de début" }).isDisabled()).toBe(true);
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await dialog.getByText("Le nom est requis").waitFor();
    await dialog.getByLabel(/^Nom\s*\*?$/).fill("Semaine du freinage");
    await dialog.getByLabel("Adresse", { exact: true }).fill("https://exemple.fr/freinage");
    await dialog.getByRole("tab", { name: /^Chronologie/ }).click();
    await dialog.getByRole("textbox", { name: "Date de début" }).fill("5/12/2036 8h");
    await dialog.getByRole("textbox", { name: "Alerte de début" }).fill("06/12/2036 08:00");
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await dialog.getByText("L'alerte de début doit être antérieure à la date de début").waitFor();
    await dialog.getByRole("textbox", { name: "Alerte de début" }).fill("01/12/2036 08:00");
    await dialog.getByText("Annoncée du 01/12/2036 08:00 au 05/12/2036 08:00").waitFor();
    await shoot(page, "editor-chronology");
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await page.getByText("App ajoutée.").waitFor();
    expect(await named(page, widget)).toEqual(["Semaine du freinage"]);
    await section(page, widget).getByText("Pas encore visible", { exact: true }).waitFor();
    // The notice lies where it covers least of a full page, unless it went by itself.
    const notice = page.getByRole("region", { name: "Avis" }).getByRole("button", { name: "Fermer" });
    await notice.click({ timeout: 2000 }).catch(() => undefined);
    await notice.waitFor({ state: "detached" });
    // What lies half below the bar of the page is reached by scrolling.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect((await accessibilityFaults(page)).concat(await overflowing(page))).toEqual([]);
    expect(complaints.get(page)).toEqual([]);
  });

  it("moves tiles by keyboard in every open window, deletes one and brings it back", async () => {
    const company = await makeCompany();
    const widget = await makeWidget(company, "Un", "Deux", "Trois");
    const [page, other] = [await enterAs(company), await enterAs(await second(company))];
    await Promise.all([openEditor(page), openEditor(other)]);
    await section(page, widget).getByRole("button", { name: "Déplacer Un, position 1" }).focus();
    await page.keyboard.press("Space");
    await page.getByText("Un soulevée, position 1 sur 3.").waitFor({ state: "attached" });
    await page.keyboard.press("ArrowDown");
    await page.getByText("Un à la position 2 sur 3.").waitFor({ state: "attached" });
    await page.keyboard.press("Space");
    await page.getByText("Ordre enregistré").waitFor();
    await section(other, widget).getByRole("button", { name: "Déplacer Un, position 2" }).waitFor();
    expect(await named(other, widget)).toEqual(["Deux", "Un", "Trois"]);
    await section(page, widget).getByRole("button", { name: "Autres actions pour Un" }).click();
    await page.getByRole("menuitem", { name: "Supprimer" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await page.getByText("L'app Un a été supprimée.").waitFor();
    expect(await named(page, widget)).toEqual(["Deux", "Trois"]);
    await undo(page, "L'app Un a été supprimée.");
    await page.getByText("L'app Un est de retour.").waitFor();
    expect(await named(page, widget)).toEqual(["Deux", "Un", "Trois"]);
  });

  it("shows both texts of a tile that two people changed", async () => {
    const company = await makeCompany();
    const widget = await makeWidget(company, "Freinage");
    const [page, other] = [await enterAs(company), await enterAs(await second(company))];
    await Promise.all([openEditor(page), openEditor(other)]);
    const open = async (one: Page) => {
      await section(one, widget).getByRole("button", { name: "Modifier Freinage" }).click();
      return one.getByRole("dialog");
    };
    const [mine, theirs] = [await open(page), await open(other)];
    await theirs.getByLabel(/^Nom\s*\*?$/).fill("Freinage avant");
    await theirs.getByRole("button", { name: "Enregistrer" }).click();
    await other.getByText("App mise à jour.").waitFor();
    await mine.getByLabel(/^Nom\s*\*?$/).fill("Freins");
    await mine.getByRole("button", { name: "Enregistrer" }).click();
    await mine.getByText("Enregistré : Freinage avant").waitFor();
    await shoot(page, "editor-conflict");
    await mine.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("App mise à jour.").waitFor();
    expect(await named(page, widget)).toEqual(["Freins"]);
  });
});

const dragTo = async (page: Page, from: Locator, to: Locator) => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("there is nothing to drag");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 30, { steps: 5 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 + 5, { steps: 10 });
  await page.mouse.up();
};
const menuOf = async (page: Page, widget: string, label: string, item: string) => {
  await section(page, widget).getByRole("button", { name: label }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

describe("what an editor does with tiles", () => {
  it("drags one by its handle; the order is saved at once and can be undone", async () => {
    const company = await makeCompany();
    const widget = await makeWidget(company, "Un", "Deux", "Trois");
    const page = await enterAs(company);
    await openEditor(page);
    const handle = (name: string) => section(page, widget).getByRole("button", { name: `Déplacer ${name},` });
    await handle("Un").scrollIntoViewIfNeeded();
    await dragTo(page, handle("Un"), handle("Trois"));
    await page.getByText("Ordre enregistré").waitFor();
    expect(await named(page, widget)).toEqual(["Deux", "Trois", "Un"]);
    await undo(page, "Ordre enregistré");
    await handle("Un")
      .and(page.getByRole("button", { name: "Déplacer Un, position 1" }))
      .waitFor();
    await page.reload();
    await alive(handle("Un"));
    expect(await named(page, widget)).toEqual(["Un", "Deux", "Trois"]);
    expect(complaints.get(page)).toEqual([]);
  });

  it("copies one, finds it, looks at it as a family does, and reads who did what", async () => {
    const company = await makeCompany();
    const widget = await makeWidget(company, "Freinage", "Filtration");
    const page = await enterAs(company);
    await openEditor(page);
    await menuOf(page, widget, "Autres actions pour Freinage", "Dupliquer");
    const dialog = page.getByRole("dialog");
    expect(await dialog.getByLabel(/^Nom\s*\*?$/).inputValue()).toBe("Freinage (copie)");
    await dialog.getByRole("checkbox", { name: "Marchand" }).check();
    await dialog.getByText(/^Touche /).waitFor();
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await page.getByText("App ajoutée.").waitFor();
    expect(await named(page, widget)).toEqual(["Freinage", "Filtration", "Freinage (copie)"]);
    await page.getByRole("searchbox", { name: "Chercher une tuile" }).fill("freinage");
    await section(page, widget).getByRole("button", { name: "Modifier Filtration" }).waitFor({ state: "detached" });
    expect(await named(page, widget)).toEqual(["Freinage", "Freinage (copie)"]);
    await page.getByLabel("Aperçu en tant que").selectOption({ label: "Garage" });
    await section(page, widget).getByText("1 sur 2").waitFor();
    await page.getByLabel("Aperçu en tant que").selectOption({ label: "Marchand" });
    await section(page, widget).getByText("2 sur 2").waitFor();
    await shoot(page, "editor-preview");
    await page.getByLabel("Aperçu en tant que").selectOption("");
    await section(page, widget).getByRole("button", { name: "Modifier Freinage", exact: true }).click();
    await dialog.getByLabel(/^Nom\s*\*?$/).fill("Freins");
    await dialog.getByLabel("Nom en anglais").fill("Brakes");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("App mise à jour.").waitFor();
    await page.getByRole("searchbox", { name: "Chercher une tuile" }).fill("");
    await menuOf(page, widget, "Autres actions pour Freins", "Historique");
    await dialog.getByText("a modifié Freins").waitFor();
    await dialog.getByText("Nom en anglais :").waitFor();
    await dialog.getByText("a ajouté Freinage").waitFor();
    await shoot(page, "editor-history");
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints.get(page)).toEqual([]);
  });
});

describe("widgets and groups", () => {
  it("a widget is made, its name fixed from then on, and goes when it is empty", async () => {
    const company = await makeCompany();
    const taken = await makeWidget(company, "Un");
    const name = `rse-essai-${randomBytes(4).toString("hex")}`;
    const page = await enterAs(company);
    await openEditor(page);
    await page.getByRole("button", { name: "Nouvelle rubrique" }).click();
    const dialog = page.getByRole("dialog");
    const make = dialog.getByRole("button", { name: "Créer" });
    await make.click();
    await dialog.getByText("Le nom est requis").waitFor();
    await dialog.getByLabel(/^Nom/).fill("smart-noel");
    await make.click();
    await dialog.getByText("Le nom doit commencer par rse-").waitFor();
    await dialog.getByLabel(/^Nom/).fill(taken);
    await make.click();
    await dialog.getByText(`Le nom ${taken} n'est pas disponible, merci d'en choisir un autre`).waitFor();
    await dialog.getByLabel(/^Nom/).fill(name);
    await dialog.getByLabel(/^Titre$/).fill(`Noël ${name}`);
    await dialog.getByLabel("Titre en anglais", { exact: true }).fill("Christmas");
    await make.click();
    await page.getByText(`Rubrique Noël ${name} créée`).waitFor();
    const label = `Noël ${name}`;
    await menuOf(page, label, `Autres actions pour ${label}`, "Modifier la rubrique");
    expect(await dialog.getByLabel(/^Nom/).isDisabled()).toBe(true);
    expect(await dialog.getByLabel("Titre en anglais", { exact: true }).inputValue()).toBe("Christmas");
    await shoot(page, "editor-widget");
    await page.keyboard.press("Escape");
    await menuOf(page, label, `Autres actions pour ${label}`, "Supprimer la rubrique");
    await dialog.getByRole("button", { name: "Supprimer" }).click();
    await page.getByText(`Rubrique ${label} supprimée`).waitFor();
    await menuOf(page, taken, `Autres actions pour ${taken}`, "Supprimer la rubrique");
    await dialog.getByRole("button", { name: "Supprimer" }).click();
    await page.getByText("Impossible de supprimer le widget : il contient encore des tuiles").waitFor();
  });

  it("a group is made with its picture and families, tells whom it reaches, and stays while a tile needs it", async () => {
    const company = await makeCompany();
    const widget = await makeWidget(company);
    const name = `Freinage ${randomBytes(3).toString("hex")}`;
    const page = await enterAs(company);
    await openEditor(page);
    await page.getByRole("button", { name: /^Groupes \(/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Nouveau groupe" }).click();
    await dialog.getByRole("button", { name: "Créer" }).click();
    await dialog.getByText("Merci de sélectionner au moins une famille client").waitFor();
    await dialog.getByText("Une image est requise").waitFor();
    await dialog.getByLabel(/^Nom/).fill(name);
    const picture = await drawPicture();
    const file = { name: "a.png", mimeType: "image/png", buffer: Buffer.from(await picture.arrayBuffer()) };
    await dialog.locator("input[type=file]").setInputFiles(file);
    await dialog.getByRole("checkbox", { name: "Garage" }).check();
    await dialog.getByText(/^Touche \d/).waitFor();
    await dialog.getByRole("button", { name: "Créer" }).click();
    await page.getByText(`Groupe ${name} créé`).waitFor();
    await shoot(page, "editor-groups");
    const groups = await company
      .get("/apps/groups")
      .then((answer) => answer.json() as Promise<{ id: number; name: string }[]>);
    const { id } = groups.find((group) => group.name === name)!;
    await company.post("/newApp", { widget, name: "Club", appType: "linkTo", url: "/pieces", groups: [id] });
    await dialog.getByRole("button", { name: `Supprimer ${name}` }).click();
    await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
    await page.getByText("Impossible de supprimer ce groupe, il est utilisé dans au moins une application").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe("the editor looks right", () => {
  it.each([
    ["phone-ar", { width: "phone", language: "ar" }],
    ["dark", { dark: true }],
    ["phone", { width: "phone" }],
  ] as const)("%s", async (look, wanted) => {
    const company = await makeCompany();
    const widget = await makeWidget(company, "Semaine du freinage", "Filtration d'hiver");
    const page = await enterAs(company, wanted);
    await page.goto("/rse-editor");
    await alive(page.getByRole("main").getByRole("searchbox"));
    await shoot(page, `editor-${look}`);
    expect((await accessibilityFaults(page)).concat(await overflowing(page))).toEqual([]);
    await section(page, widget)
      .locator("button[aria-haspopup=dialog]")
      .filter({ hasText: "Semaine du freinage" })
      .click();
    await page.getByRole("dialog").getByRole("tab").first().waitFor();
    await shoot(page, `editor-${look}-tile`);
    await page.getByRole("dialog").getByRole("tab").nth(1).click();
    await shoot(page, `editor-${look}-time`);
    expect((await accessibilityFaults(page)).concat(await overflowing(page))).toEqual([]);
  });
});

const second = async (company: Awaited<ReturnType<typeof makeCompany>>) => ({
  userId: (await secondUser(company)).userId,
  companyId: company.companyId,
});
