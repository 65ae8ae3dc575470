import "@/tests/support/end";
import { accessibilityFaults, openSignedIn, overflowing, shoot } from "../support/browser";

const vehicle = "/identification-vehicule/search/immat/AB-123-CD";

describe("the stock of a vehicle", () => {
  it("lists the house's own parts and Reparcar's units with their source, and is filtered by type", async () => {
    const page = await openSignedIn({ at: vehicle });
    await page.getByRole("link", { name: "Stock du véhicule" }).click();
    await page.waitForURL((url) => url.pathname.endsWith("/stock"));
    const rows = page.getByRole("row");
    await rows.filter({ hasText: "Reparcar" }).first().waitFor();
    await rows.filter({ hasText: "Notre stock" }).first().waitFor();
    await page.getByText("Recommandé").first().waitFor();
    await shoot(page, "vehicle-stock-desktop");
    expect(await accessibilityFaults(page)).toEqual([]);
    const all = await rows.count();
    const types = page.getByRole("navigation", { name: "Type de pièce" });
    await types.getByRole("link", { name: /^Moteur de réemploi/ }).click();
    await page.waitForURL((url) => url.searchParams.has("type"));
    await types.locator("[aria-current]", { hasText: "Moteur de réemploi" }).waitFor();
    expect(await rows.count()).toBeLessThan(all);
    await rows.getByRole("link", { name: /K9K/ }).first().click();
    await page.waitForURL((url) => url.pathname.endsWith("/1/recycling") && url.hash.startsWith("#unit-"));
    await page.locator(`li${new URL(page.url()).hash}`).waitFor();
  });

  it.each([
    ["fr", "phone"],
    ["ar", "phone"],
  ] as const)("fits the window in %s on a %s", async (language, width) => {
    const page = await openSignedIn({ language, width, at: `${vehicle}/stock` });
    await page.getByRole("row").nth(1).waitFor();
    await shoot(page, `vehicle-stock-${language}-${width}`);
    expect(await overflowing(page)).toEqual([]);
  });

  it("says that nothing lies ready, and is denied without the right", async () => {
    const page = await openSignedIn({ at: "/identification-vehicule/search/immat/GB-222-MT/stock" });
    await page.getByRole("heading", { name: "Rien en stock pour ce véhicule" }).waitFor();
    const reader = await openSignedIn({ email: "lecteur@etabli.test", at: `${vehicle}/stock` });
    await reader.getByRole("heading", { level: 1 }).waitFor();
    expect(await reader.getByRole("row").count()).toBe(0);
  });
});
