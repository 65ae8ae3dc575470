import { accessibilityFaults, alive, complaints, openSignedIn, overflowing } from "../support/browser";

const admin = "admin@etabli.test";

describe("administration", () => {
  it("makes a QR card, marks what is edited, restores it and confirms it", async () => {
    const page = await openSignedIn({ email: admin, at: "/qrcodes" });
    const make = page.getByRole("button", { name: "Nouvelle carte" });
    await alive(make);
    await make.click();
    await page.getByRole("img", { name: /^QR code de connexion/ }).waitFor();
    const card = page.getByRole("listitem").filter({ has: page.getByRole("img", { name: /^QR code/ }) });
    const user = card.getByRole("combobox", { name: "Utilisateur" });
    await user.fill("garage@etabli.test");
    await card.getByText("Modifiée").waitFor();
    await card.getByRole("button", { name: "Annuler" }).click();
    expect([await user.inputValue(), await card.getByText("Modifiée").count()]).toEqual(["", 0]);
    await user.fill("nobody@etabli.test");
    await card.getByRole("button", { name: "Confirmer" }).click();
    await card.getByText("Choisissez un utilisateur de la liste").waitFor();
    await user.fill("garage@etabli.test");
    await card.getByRole("checkbox", { name: "Carte active" }).check();
    await card.getByRole("button", { name: "Confirmer" }).click();
    await page.getByText("La carte a été enregistrée").waitFor();
    await card.getByText("Active", { exact: true }).waitFor();
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    await page.reload();
    await alive(make);
    expect(await page.getByRole("img", { name: /^QR code de connexion/ }).count()).toBe(0);
    expect(complaints.get(page)).toEqual([]);
  });

  it("prints the cards that were chosen, or one alone", async () => {
    const page = await openSignedIn({ email: admin, at: "/qrcodes" });
    const make = page.getByRole("button", { name: "Nouvelle carte" });
    await alive(make);
    const fresh = page.getByRole("listitem").filter({ has: page.getByRole("img", { name: /^QR code/ }) });
    for (let made = 1; made <= 3; made += 1) {
      await make.click();
      await fresh.nth(made - 1).waitFor();
    }
    const onPaper = async (print: () => Promise<void>) => {
      await page.evaluate(() => {
        const seen = window as unknown as { printed: number };
        window.print = () => {
          seen.printed = document.querySelectorAll("main li:not(.no-print)").length;
          window.dispatchEvent(new Event("afterprint"));
        };
      });
      await print();
      return page.evaluate(() => (window as unknown as { printed: number }).printed);
    };
    expect(await onPaper(() => fresh.first().getByRole("button", { name: "Imprimer cette carte" }).click())).toBe(1);
    expect(await onPaper(() => page.getByRole("button", { name: "Imprimer 3 cartes" }).click())).toBe(3);
    await fresh.first().getByRole("checkbox", { name: "À imprimer" }).uncheck();
    expect(await onPaper(() => page.getByRole("button", { name: "Imprimer 2 cartes" }).click())).toBe(2);
  });

  it("shows who is connected, and what every right opens", async () => {
    const page = await openSignedIn({ email: admin, at: "/connectedUsers" });
    await page.getByRole("cell", { name: "admin@etabli.test" }).waitFor();
    await page.goto("/users/matrix");
    const filter = page.getByRole("searchbox", { name: "Filtrer par droit, écran ou appel" });
    await alive(filter);
    await filter.fill("/customers");
    await page.getByText("1 droit affiché").waitFor();
    await page.getByRole("rowheader", { name: /^cart/ }).waitFor();
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    const garage = await openSignedIn();
    for (const path of ["/qrcodes", "/connectedUsers", "/users/matrix"])
      expect([path, (await garage.goto(path))?.status()]).toEqual([path, 403]);
  });
});
