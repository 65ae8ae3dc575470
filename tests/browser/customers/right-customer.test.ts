import type { Page } from "playwright-core";
import { base, complaints, openSignedIn, shoot } from "../support/browser";
import { cardOf, freshName, serveCustomer } from "../support/customers";

/** The Golf of the demonstration, which no customer has. */
const unlinked = "/identification-vehicule/search/immat/EZ-777-VW";
const notices = (page: Page) => page.getByRole("region", { name: "Avis" });

describe("a vehicle that is linked to nobody", () => {
  it("asks whether it goes on with the customer served last, once for both", async () => {
    const page = await openSignedIn();
    const { name } = await serveCustomer(page);
    await page.goto(unlinked);
    const question = `Ce véhicule n'est associé à personne, vous servez Mme ${name}.`;
    const asked = page.getByRole("group", { name: question });
    await shoot(page, "customer-question");
    await asked.getByRole("button", { name: `Continuer avec Mme ${name}` }).click();
    await asked.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("button", { name: new RegExp(`^Mme ${name}`) }).waitFor();
    expect(await asked.count()).toBe(0);
    expect(complaints.get(page)).toEqual([]);
  });

  it("adds nothing before that is answered, and then what was asked for", async () => {
    const page = await openSignedIn();
    const { name } = await serveCustomer(page);
    await page.goto(`${unlinked}/parts/1/101/101/10001`);
    await page.locator("[role=grid]:not(:has([aria-busy]))").waitFor();
    const row = page.getByRole("row", { name: /\d,\d\d\s€/ }).first();
    await row.getByRole("button", { name: /^Ajouter .* au panier$/ }).click();
    const dialog = page.getByRole("dialog", { name: "Pour qui est cette pièce ?" });
    await dialog.waitFor();
    expect(await page.locator("#cart-link").getAttribute("aria-label")).toBe("Panier, vide");
    await dialog.getByRole("button", { name: `Continuer avec Mme ${name}` }).click();
    await notices(page)
      .getByText(/ ajouté au panier$/)
      .waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("leads to the choice of another one", async () => {
    const page = await openSignedIn();
    await serveCustomer(page);
    await page.goto(unlinked);
    await page
      .getByRole("group", { name: /associé à personne/ })
      .getByRole("button", { name: "Autre client" })
      .click();
    await page.getByRole("dialog", { name: "Choisir un client" }).waitFor();
  });
});

describe("a customer with a long name", () => {
  it.each(["phone", "tablet", "desktop"] as const)("is named in full where one adds (%s)", async (width) => {
    const page = await openSignedIn({ width });
    const company = `Établissements de carrosserie industrielle et de réparation automobile ${freshName()}`;
    const info = { ...cardOf(freshName()), company };
    const answer = await page.request.post("/api/vc/newClient", { headers: { "x-etabli": "1" }, data: { info } });
    const { clientId } = (await answer.json()) as { clientId: number };
    await page.context().addCookies([{ name: "etabli.customer", value: String(clientId), url: base }]);
    await page.goto("/identification-vehicule/search/immat/EZ-777-VW/parts/1/101/101/10001");
    const chip = page.getByRole("button", { name: new RegExp(`^${company}`) });
    await chip.waitFor();
    const cut = await chip.evaluate((button) =>
      [button, ...button.querySelectorAll("*")].some(
        (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible",
      ),
    );
    expect(cut).toBe(false);
    const box = await chip.boundingBox();
    const { width: room = 0 } = page.viewportSize() ?? {};
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(room);
  });
});
