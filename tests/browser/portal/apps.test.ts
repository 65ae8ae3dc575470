import type { Page } from "playwright-core";
import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu principal" });
const faultsOf = async (page: Page) => (await accessibilityFaults(page)).concat(await overflowing(page));

describe("the apps of a company's settings", () => {
  it("stand in the menu of who holds their right, each in a frame", async () => {
    const page = await openSignedIn({ email: "admin@etabli.test", at: "/identification-vehicule" });
    const names = ["ERP", "Communication", "Visioconférence", "Back-office", "Aide", "Boutique"];
    for (const name of names) await menu(page).getByRole("link", { name, exact: true }).waitFor();
    await menu(page).getByRole("link", { name: "ERP", exact: true }).click();
    await page.waitForURL("**/app/erp");
    const frame = page.getByRole("main").locator("iframe");
    await frame.waitFor();
    expect(await frame.getAttribute("sandbox")).not.toContain("allow-same-origin");
    await page.frameLocator("main iframe").locator("body").getByText(/\S/).first().waitFor();
    await shoot(page, "app-erp");
    await page.goto("/app/ERP");
    await page.waitForURL("**/app/erp");
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints.get(page)).toEqual([]);
  });

  it("without an address lead an administrator to the settings, and nobody else anywhere", async () => {
    const company = await makeCompany();
    const page = await enterAs(company);
    await page.goto("/app/com");
    await page.getByRole("main").getByRole("heading", { name: "Communication n'a pas encore d'adresse" }).waitFor();
    await shoot(page, "app-unset");
    await page.getByRole("link", { name: "Réglages de l'entreprise" }).click();
    await page.waitForURL("**/users/company");
    const holder = await secondUser(company, ["CaiaApp", "CarIdentifier", "Com"]);
    const other = await enterAs({ ...company, userId: holder.userId });
    expect((await other.goto("/app/com"))?.status()).toBe(404);
    expect(await menu(other).getByRole("link", { name: "Communication" }).count()).toBe(0);
    const none = await secondUser(company, ["CaiaApp", "CarIdentifier"]);
    const third = await enterAs({ ...company, userId: none.userId });
    expect((await third.goto("/app/com"))?.status()).toBe(403);
    await prisma().companySetting.create({
      data: { companyId: company.companyId, name: "com", value: "https://refuse.example/" },
    });
    const address = "https://refuse.example/";
    await prisma().frameVerdict.upsert({
      where: { address },
      create: { address, verdict: "refused" },
      update: { verdict: "refused", checkedAt: new Date() },
    });
    await other.waitForTimeout(1100);
    await other.goto("/app/com");
    await other.getByRole("heading", { name: "Communication s'ouvre dans une fenêtre à part" }).waitFor();
    await shoot(other, "app-refused");
    expect(await other.locator("main iframe").count()).toBe(0);
  });

  it("hold the box of the garage", async () => {
    const page = await openSignedIn({ at: "/app/mybox" });
    await page.frameLocator("main iframe").locator("body").getByText(/\S/).first().waitFor();
    await menu(page).getByRole("link", { name: "Mon boîtier" }).waitFor();
  });
});

describe("the dock", () => {
  it("is kept by the administrator; its apps open from the palette and the shortcuts of who holds it", async () => {
    const company = await makeCompany();
    const page = await enterAs(company);
    await page.goto("/apps-manager");
    const add = page.getByRole("button", { name: "Ajouter une application" });
    await alive(add);
    await shoot(page, "apps-manager-empty");
    await add.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await dialog.locator("[aria-invalid=true]").first().waitFor();
    await dialog.getByLabel(/^Nom/).fill("erp");
    await dialog.getByLabel(/^Adresse/).fill("javascript:alert(1)");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await dialog.getByText(/Ce nom est pris par le produit/).waitFor();
    await dialog.getByText(/Adresse incomplète/).waitFor();
    await dialog.getByLabel(/^Nom/).fill("Planning");
    await dialog.getByLabel(/^Adresse/).fill("/embedded/mybox");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("Planning a été ajoutée.").waitFor();
    await shoot(page, "apps-manager");
    expect(await faultsOf(page)).toEqual([]);
    const holder = await secondUser(company, ["CaiaApp", "CarIdentifier", "Dock"]);
    const other = await enterAs({ ...company, userId: holder.userId });
    await other.goto("/identification-vehicule");
    await alive(other.locator("header button[popovertarget]").last());
    await other.keyboard.press("Control+k");
    await other.getByRole("dialog").getByRole("combobox").fill("Planning");
    await other.getByRole("option", { name: /Planning/ }).click();
    await other.waitForURL("**/app/Planning");
    await other.frameLocator("main iframe").locator("body").getByText(/\S/).first().waitFor();
    const none = await secondUser(company, ["CaiaApp", "CarIdentifier"]);
    const third = await enterAs({ ...company, userId: none.userId });
    expect((await third.goto("/app/Planning"))?.status()).toBe(403);
    expect((await third.goto("/apps-manager"))?.status()).toBe(403);
    const stranger = await enterAs(await makeCompany());
    expect((await stranger.goto("/app/Planning"))?.status()).toBe(404);
  });
});
