import { accessibilityFaults, alive, complaints, openSignedIn, overflowing } from "../support/browser";

const admin = "admin@etabli.test";

describe("the settings of a company", () => {
  it("are saved by name; what is wrong stands beside its field and gets the focus", async () => {
    const page = await openSignedIn({ email: admin, at: "/users" });
    await page.getByRole("link", { name: "Réglages de la société" }).click();
    await page.getByRole("heading", { level: 1, name: "Réglages de la société Etabli" }).waitFor();
    const iban = page.getByRole("textbox", { name: "IBAN" });
    const place = page.getByRole("textbox", { name: "Position sur la carte" });
    const save = page.getByRole("button", { name: "Enregistrer" });
    await alive(iban);
    expect(await place.inputValue()).toBe("45.7485, 4.8217");
    await iban.fill("FR76 3000 6000 0112 3456 7890 188");
    await save.click();
    await page.getByText("IBAN refusé : vérifiez le pays, la longueur et la clé").waitFor();
    expect(await iban.evaluate((field) => field === document.activeElement)).toBe(true);
    await iban.fill("fr7630006000011234567890189");
    await page.getByRole("checkbox", { name: "Ne pas compter notre activité" }).check();
    await page.getByText("2 changements à enregistrer").waitFor();
    await save.click();
    await page.getByText("Aucun changement").waitFor();
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    await page.reload();
    expect(await iban.inputValue()).toBe("FR76 3000 6000 0112 3456 7890 189");
    await alive(iban);
    await iban.fill("");
    await page.getByRole("checkbox", { name: "Ne pas compter notre activité" }).uncheck();
    await save.click();
    await page.getByText("Aucun changement").waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("are closed to who administers nobody", async () => {
    const page = await openSignedIn();
    expect((await page.goto("/users/company"))?.status()).toBe(403);
  });
});
