import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing } from "../support/browser";
import { clioPads } from "../support/places";

const article = /Bosch 0 986 494 104/;

async function openSheet(page: Page) {
  await page.goto(clioPads);
  const link = page.getByRole("link", { name: article }).first();
  await alive(link);
  await link.click();
  await page.waitForURL("**/article/*");
  await page.getByRole("heading", { name: "Travail d'expert" }).waitFor();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

describe("expert work on an article's sheet", () => {
  it("hides a reference, which the list counts and can show, and the toast's undo brings it back", async () => {
    const page = await openSignedIn({ email: "expert@etabli.test" });
    await openSheet(page);
    const sheet = page.url();
    await button(page, "Masquer pour ce véhicule").click();
    await page.getByText("Bosch 0 986 494 104 est masquée pour ce véhicule").waitFor();
    await button(page, "Afficher pour ce véhicule").waitFor();
    await page.goto(clioPads);
    await page.getByText("masqués par votre équipe 1").first().waitFor();
    expect(await page.getByRole("row", { name: article }).count()).toBe(0);
    const show = page.getByRole("button", { name: "Les voir" }).first();
    await alive(show);
    await show.click();
    await page.getByRole("row", { name: article }).waitFor();
    await page.goto(sheet);
    await button(page, "Afficher pour ce véhicule").click();
    await page.getByText("Bosch 0 986 494 104 est affichée pour ce véhicule").waitFor();
    await button(page, "Annuler").click();
    await page.getByText("Bosch 0 986 494 104 est masquée pour ce véhicule").waitFor();
    await button(page, "Afficher pour ce véhicule").click();
    await button(page, "Masquer pour ce véhicule").waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("gives an attribute another value for this vehicle and takes it back", async () => {
    const page = await openSignedIn({ email: "expert@etabli.test" });
    await openSheet(page);
    await button(page, "Modifier les attributs").click();
    const form = page.getByRole("dialog", { name: "Attributs de Bosch 0 986 494 104" });
    await form.getByRole("radio", { name: "Ce véhicule" }).check();
    await form.getByLabel("Largeur", { exact: true }).fill("large");
    await form.getByRole("button", { name: "Enregistrer les attributs" }).click();
    const wrong = form.getByLabel("Largeur", { exact: true }).and(page.locator("[aria-invalid=true]:focus"));
    await wrong.waitFor();
    await form.getByText("Écrivez un nombre.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await form.getByLabel("Largeur", { exact: true }).fill("118,5");
    await wrong.waitFor({ state: "detached" });
    expect(await page.getByText("Écrivez un nombre.").count()).toBe(0);
    await form.getByRole("button", { name: "Enregistrer les attributs" }).click();
    await page.getByText("Les attributs de Bosch 0 986 494 104 ont été modifiés").waitFor();
    await page.getByRole("definition").filter({ hasText: "118,5 mm" }).waitFor();
    await button(page, "Annuler").click();
    await page.getByRole("definition").filter({ hasText: "116,7 mm" }).waitFor();
  });

  it("ticks a decisive criterion and takes it back", async () => {
    const page = await openSignedIn({ email: "expert@etabli.test" });
    await openSheet(page);
    await button(page, "Critères déterminants").click();
    const form = page.getByRole("dialog", { name: /^Critères déterminants/ });
    const box = form.getByRole("checkbox").first();
    await box.waitFor();
    await box.click();
    await form.getByRole("button", { name: "Enregistrer les critères" }).click();
    await page.getByText("Les critères ont été enregistrés").waitFor();
    await button(page, "Annuler").click();
    await form.waitFor({ state: "hidden" });
  });

  it("says that the criteria could not be read, in both forms, and tries again", async () => {
    const page = await openSignedIn({ email: "expert@etabli.test" });
    await openSheet(page);
    for (const [open, title, field] of [
      ["Modifier les attributs", /^Attributs de/, "combobox"],
      ["Critères déterminants", /^Critères déterminants/, "checkbox"],
    ] as const) {
      await page.route("**/api/genartAttributes/**", (route) => route.fulfill({ status: 503, json: {} }));
      await button(page, open).click();
      const form = page.getByRole("dialog", { name: title });
      await form.getByRole("alert").filter({ hasText: "Les critères n'ont pas pu être lus" }).waitFor();
      await page.unroute("**/api/genartAttributes/**");
      await form.getByRole("button", { name: "Réessayer" }).click();
      await form.getByRole(field).first().waitFor();
      await page.reload();
    }
  });

  it("hides an article from the list itself and shows it there again", async () => {
    const page = await openSignedIn({ email: "expert@etabli.test", at: clioPads });
    const row = page.getByRole("row", { name: /TRW GDB1634/ });
    await alive(row);
    await row.click();
    await button(page, "Masquer pour ce véhicule").click();
    await page.getByText("TRW GDB1634 est masquée pour ce véhicule").waitFor();
    await row.waitFor({ state: "detached" });
    await button(page, "Les voir").first().click();
    await row.click();
    await button(page, "Afficher pour ce véhicule").click();
    const said = page.getByText("TRW GDB1634 est affichée pour ce véhicule");
    await said.waitFor();
    await button(page, "Masquer pour ce véhicule").waitFor();
    // A message lies over what is below it for a moment.
    await said.waitFor({ state: "detached" });
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("goes away with the header's switch, is remembered for the user, and comes back", async () => {
    const page = await openSignedIn({ email: "expert@etabli.test" });
    await openSheet(page);
    const turn = button(page, "Données d'expert");
    const countries = page.getByRole("heading", { name: "Pays de vente" });
    expect([await turn.getAttribute("aria-pressed"), await countries.count()]).toEqual(["true", 1]);
    await turn.click();
    await page.getByText("Données d'expert masquées").waitFor();
    await page.getByRole("heading", { name: "Travail d'expert" }).waitFor({ state: "detached" });
    expect(await countries.count()).toBe(0);
    await page.goto(clioPads);
    await alive(page.getByRole("row", { name: article }));
    await page.getByRole("row", { name: article }).click();
    expect(await button(page, "Masquer pour ce véhicule").count()).toBe(0);
    await turn.click();
    await button(page, "Masquer pour ce véhicule").waitFor();
  });

  it("is not there without expertData", async () => {
    const page = await openSignedIn({ at: clioPads });
    const link = page.getByRole("link", { name: article }).first();
    await alive(link);
    await link.click();
    await page.waitForURL("**/article/*");
    await page.getByRole("heading", { name: "Fournisseurs" }).waitFor();
    expect(await page.getByRole("heading", { name: "Travail d'expert" }).count()).toBe(0);
    expect(await button(page, "Données d'expert").count()).toBe(0);
  });

  it("fits a phone", async () => {
    const page = await openSignedIn({ email: "expert@etabli.test", width: "phone" });
    await openSheet(page);
    await button(page, "Modifier les attributs").click();
    await page
      .getByRole("dialog")
      .getByRole("textbox")
      .or(page.getByRole("dialog").getByRole("combobox"))
      .first()
      .waitFor();
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
  });
});
