import { alive, openSignedIn } from "../support/browser";
import { makeCustomer } from "../support/customers";
import { focusedName } from "../support/keyboard";

describe("a dialog gives the focus back to what opened it", () => {
  it("when it is closed: a customer's choice, by its button and by what needs a customer", async () => {
    const page = await openSignedIn({ at: "/cart" });
    const quote = page.getByRole("button", { name: "Générer le devis" });
    await alive(quote);
    for (const name of ["Choisir un client", "Générer le devis"]) {
      await page.getByRole("button", { name }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog", { name: "Choisir un client" }).waitFor();
      await page.locator("dialog :focus[role=combobox]").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await page.locator("button:focus").waitFor();
      expect(await focusedName(page)).toBe(name);
    }
  });

  it("when a customer is chosen: the button that names them, in the place of the one that asked", async () => {
    const page = await openSignedIn();
    const { name } = await makeCustomer(page);
    await page.goto("/cart");
    const choose = page.getByRole("button", { name: "Choisir un client" });
    await alive(choose);
    await choose.focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog :focus[role=combobox]").waitFor();
    await page.keyboard.type(name);
    await page.getByText("1 client trouvé").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: new RegExp(name) }).waitFor();
    expect(await focusedName(page)).toContain(name);
  });

  it("when a new card is given up, and when the shortcuts are read", async () => {
    const page = await openSignedIn({ at: "/customers" });
    for (const [name, title] of [
      ["Nouveau client", "Nouveau client"],
      ["Raccourcis clavier", "Raccourcis clavier"],
    ] as const) {
      const button = page.getByRole("button", { name });
      await alive(button);
      await button.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog", { name: title }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name: title }).waitFor({ state: "hidden" });
      await page.locator("button:focus").waitFor();
      expect(await focusedName(page)).toBe(name);
    }
  });
});

it("a new card in place of the choice has the focus in its first field", async () => {
  const page = await openSignedIn({ at: "/cart" });
  const choose = page.getByRole("button", { name: "Choisir un client" });
  await alive(choose);
  await choose.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Nouveau client" }).press("Enter");
  await page.getByRole("dialog", { name: "Nouveau client" }).locator("input:focus, select:focus").waitFor();
});

describe("a dialog whose content comes late has the focus in its first field", () => {
  it.each([
    ["/customers", "Nouveau client", /./],
    ["/identification-vehicule/search/vin/VF1BR1H0H40123456", "Diagnostic", /VIN/],
  ])("%s: %s", async (path, name, label) => {
    const page = await openSignedIn({ email: "expert@etabli.test", at: path });
    const button = page.getByRole("button", { name, exact: true });
    await alive(button);
    await button.focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog input:focus, dialog select:focus").waitFor();
    expect(await focusedName(page)).toMatch(label);
  });
});
