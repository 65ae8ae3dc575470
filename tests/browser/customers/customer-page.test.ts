import { accessibilityFaults, complaints, openSignedIn, overflowing, widths } from "../support/browser";
import { serveCustomer } from "../support/customers";
import { addFromList, openPads, said } from "../support/shopping";
import { bosch, makeQuote } from "../support/companion";

describe("a customer's page", () => {
  it("shows name, ways, quotes, cart and the last visit", async () => {
    const page = await openSignedIn();
    const { id, name } = await serveCustomer(page);
    await page.goto(`/customers/${id}`);
    await page.getByRole("heading", { level: 1, name: new RegExp(name) }).waitFor();
    await page.getByRole("link", { name: /06 12 34 56 78/ }).waitFor();
    for (const title of ["Devis", /au panier$/])
      expect(await page.getByRole("heading", { level: 2, name: title, exact: true }).count()).toBe(0);
    expect(await page.getByText("Dernière visite").count()).toBe(0);
    await openPads(page);
    await addFromList(page, bosch);
    await said(page, `${bosch} ajouté au panier`);
    await page.goto("/cart");
    const number = await makeQuote(page);
    await page.goto(`/customers/${id}`);
    await page.getByRole("link", { name: new RegExp(number) }).waitFor();
    await page.getByRole("heading", { level: 2, name: "1 pièce au panier" }).waitFor();
    await page.getByText("Total TTC").waitFor();
    await page.getByText("Dernière visite").waitFor();
    expect(await page.getByText(/devis accepté/).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: widths.phone, height: 844 });
    expect(await overflowing(page)).toEqual([]);
    expect(complaints.get(page)).toEqual([]);
  });
});
