import { prisma } from "@/lib/platform/db";
import { rights as allRights } from "@/lib/shared/rights";
import { makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";
import {
  accessibilityFaults,
  alive,
  base,
  complaints,
  openPage,
  openSignedIn,
  overflowing,
  passLogin,
} from "../support/browser";
import { enterAs } from "../support/people";

const admin = "admin@etabli.test";
const mark = () => `${Date.now()}${Math.floor(Math.random() * 1000)}`;

describe("the users of a company", () => {
  it("are found while typing, and reached by keyboard", async () => {
    const page = await openSignedIn({ email: admin, at: "/users" });
    await page.getByRole("link", { name: "Utilisateurs", exact: true }).waitFor();
    const search = page.getByRole("searchbox", { name: "Rechercher un utilisateur" });
    await alive(search);
    await search.fill("gerard po");
    await page.waitForURL("**/users?search=gerard+po");
    await page.getByRole("link", { name: "Gérard Pont" }).waitFor();
    expect(await page.locator("main tbody tr").count()).toBe(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/users\/2$/);
    await page.getByRole("heading", { level: 1, name: "Gérard Pont" }).waitFor();
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    // Garage du Pont is not administered from Etabli.
    expect(await page.getByRole("main").getByText("Garage du Pont").count()).toBe(0);
    await page.goto("/users/4");
    await page.getByRole("heading", { name: "Page introuvable" }).waitFor();
  });

  it("are added, enter, and hold what they are given as long as they are given it", async () => {
    const page = await openSignedIn({ email: admin });
    const [name, email] = [`Nora ${mark()}`, `nora${mark()}@etabli.test`];
    await page.goto("/users");
    const add = page.getByRole("button", { name: "Ajouter un utilisateur" });
    await alive(add);
    await add.click();
    const dialog = page.getByRole("dialog");
    const submit = dialog.getByRole("button", { name: "Ajouter un utilisateur" });
    await submit.click();
    await dialog.getByText("Champ obligatoire").first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel("Nom").fill("Gérard Pont");
    await dialog.getByLabel("E-mail").fill(email);
    await dialog.getByRole("textbox", { name: "Mot de passe" }).fill("Rhone-Loire-7241");
    await submit.click();
    await page.getByText("Un utilisateur avec ce nom ou email existe déjà").waitFor();
    await dialog.getByLabel("Nom").fill(name);
    await submit.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();

    const save = page.getByRole("button", { name: "Enregistrer", exact: true });
    await alive(save);
    await page.getByRole("searchbox", { name: "Filtrer les droits" }).fill("caridentifier");
    await page.getByRole("checkbox", { name: /^CarIdentifier/ }).check();
    await page.getByText("1 changement à enregistrer").waitFor();
    await save.click();
    await page.getByText("Les droits ont été enregistrés").waitFor();

    const theirs = await openPage();
    await theirs.goto("/login");
    await passLogin(theirs, email, "Rhone-Loire-7241");
    expect((await theirs.goto("/identification-vehicule"))?.status()).toBe(200);

    // A second administrator takes the right away while the first one looks.
    const second = await openSignedIn({ email: admin, at: page.url() });
    const box = second.getByRole("checkbox", { name: /^CarIdentifier/ });
    await alive(box);
    await box.uncheck();
    await second.getByRole("button", { name: "Enregistrer", exact: true }).click();
    await second.getByText("Les droits ont été enregistrés").waitFor();
    expect((await theirs.reload())?.status()).toBe(403);
    await theirs.getByRole("heading", { name: /autorisé/ }).waitFor();

    await page.getByRole("searchbox", { name: "Filtrer les droits" }).fill("");
    await page.getByRole("checkbox", { name: /^PartSelector / }).check();
    await save.click();
    const note = page.getByText("Retiré : CarIdentifier");
    await note.waitFor();
    const { y } = (await note.boundingBox())!;
    expect([y > 48, y < page.viewportSize()!.height]).toEqual([true, true]);
    expect(await page.getByRole("checkbox", { name: /^CarIdentifier/ }).isChecked()).toBe(false);
    expect(await page.getByRole("checkbox", { name: /^PartSelector / }).isChecked()).toBe(true);
    await save.click();
    await page.getByText("Les droits ont été enregistrés").waitFor();
    await page.getByText(/window\.etabli = .*"PartSelector"/).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("keep what is ticked and not saved while the reader looks elsewhere, until it is cancelled", async () => {
    const company = await makeCompany();
    const { userId } = await secondUser(company, ["CaiaApp"]);
    const page = await enterAs(company);
    await page.goto(`/users/${userId}`);
    const box = page.getByRole("checkbox", { name: /^CarIdentifier/ });
    const oem = page.getByRole("checkbox", { name: /^naiVin/ });
    await alive(box);
    await box.check();
    await oem.uncheck();
    await page.getByRole("link", { name: "Tous les utilisateurs" }).click();
    await page.getByRole("heading", { level: 1, name: "Utilisateurs" }).waitFor();
    await page.goBack();
    await page.getByText("1 changement à enregistrer").waitFor();
    expect([await box.isChecked(), await oem.isChecked()]).toEqual([true, false]);
    await page.reload();
    await page.getByText("1 changement à enregistrer").waitFor();
    expect([await box.isChecked(), await oem.isChecked()]).toEqual([true, false]);
    for (const left of [2, 1]) {
      const cancel = page.getByRole("main").getByRole("button", { name: "Annuler" });
      expect(await cancel.count()).toBe(left);
      await cancel.first().click();
    }
    expect([await box.isChecked(), await oem.isChecked()]).toEqual([false, true]);
    expect(await overflowing(page)).toEqual([]);
  });

  it("join another company that the reader administers, and are shown there", async () => {
    const [company, other] = [await makeCompany(), await makeCompany()];
    const mine = { companyId: other.companyId, userId: company.userId };
    await prisma().membership.create({ data: { ...mine, rights: ["CaiaApp", "UsersAdmin"] } });
    const { userId } = await secondUser(company, ["CaiaApp"]);
    const page = await enterAs(company);
    await page.goto(`/users/${userId}`);
    const join = page.getByRole("button", { name: "Ajouter l'entreprise" });
    await alive(join);
    await join.click();
    await page.waitForURL(`**/users/${userId}?company=${other.companyId}`);
    await page.getByText("2 droits").waitFor();
    expect(await page.getByRole("checkbox", { name: /^CaiaApp/ }).isChecked()).toBe(true);
    expect(await join.count()).toBe(0);
    await page.getByText(/est déjà dans chaque entreprise que vous administrez/).waitFor();
  });

  it("put who may not enter any more out of the page that stands open", async () => {
    const company = await makeCompany();
    const { userId } = await secondUser(company, ["CaiaApp", "CarIdentifier"]);
    const theirs = await enterAs({ ...company, userId });
    await theirs.goto("/identification-vehicule");
    await alive(theirs.getByRole("button", { name: /^Menu de/ }));
    expect(
      (await company.post(`/users/setRights/${company.companyId}/${userId}`, { rights: ["CarIdentifier"] })).status,
    ).toBe(200);
    await theirs.getByText("Vous avez été déconnecté").waitFor({ timeout: 10_000 });
    await theirs.reload();
    expect(new URL(theirs.url()).pathname).toBe("/login");
  });

  it("cannot take their own administration away, and are for administrators only", async () => {
    const page = await openSignedIn({ email: admin, at: "/users/1" });
    const box = page.getByRole("checkbox", { name: /^UsersAdmin/ });
    await alive(box);
    await box.uncheck();
    await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
    await page.getByText("Vous ne pouvez pas vous retirer vous-même : UsersAdmin").waitFor();
    const garage = await openSignedIn();
    expect(await garage.getByRole("link", { name: "Utilisateurs", exact: true }).count()).toBe(0);
    for (const path of ["/users", "/users/2"]) {
      expect((await garage.goto(path))?.status()).toBe(403);
      await garage.getByRole("heading", { name: /autorisé/ }).waitFor();
    }
  });

  it("hear at the next action that their right is gone, and keep what they typed", async () => {
    const company = await makeCompany();
    const { token, userId } = await secondUser(company);
    const page = await openPage();
    await page.context().addCookies([{ name: "etabli.session", value: token, url: base }]);
    await page.goto("/users");
    const add = page.getByRole("button", { name: "Ajouter un utilisateur" });
    await alive(add);
    await add.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nom").fill("Léa Roche");
    await dialog.getByLabel("E-mail").fill(`lea${mark()}@etabli.test`);
    await dialog.getByRole("textbox", { name: "Mot de passe" }).fill("Rhone-Loire-7241");
    const rights = allRights.filter((right) => right !== "UsersAdmin");
    expect((await company.post(`/users/setRights/${company.companyId}/${userId}`, { rights })).status).toBe(200);
    const submit = dialog.getByRole("button", { name: "Ajouter un utilisateur" });
    await submit.click();
    await page.getByText("Vous n'êtes pas autorisé à accéder à cette partie.").first().waitFor();
    expect(await dialog.getByLabel("Nom").inputValue()).toBe("Léa Roche");
    expect(await page.getByText("Une erreur inattendue").count()).toBe(0);
    await company.post(`/users/setRights/${company.companyId}/${userId}`, { rights: allRights });
    await submit.click();
    await page.getByRole("heading", { level: 1, name: "Léa Roche" }).waitFor();
  });
});
