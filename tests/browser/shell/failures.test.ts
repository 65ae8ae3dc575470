import type { Page } from "playwright-core";
import { alive, complaints, openSignedIn } from "../support/browser";
import { serveCustomer } from "../support/customers";
import { isReady } from "../support/outbox";
import { addFromList, openCart, openPads, said } from "../support/shopping";

const offline = "Le réseau est indisponible. Vos saisies sont conservées, réessayez.";

const forget = async (page: Page): Promise<void> => {
  await page.getByRole("alert").getByRole("button", { name: "Fermer" }).click();
  await page.getByText(offline).waitFor({ state: "detached" });
};

describe("without a network", () => {
  it("what is added waits, and goes by itself once the network is back", async () => {
    const page = await openSignedIn();
    await serveCustomer(page);
    await openPads(page);
    await isReady(page);
    await page.context().setOffline(true);
    await addFromList(page, "Bosch 0 986 494 104");
    await page.getByText(/^Bosch 0 986 494 104 × 1.* : attend le réseau/).waitFor();
    await page.context().setOffline(false);
    await said(page, "Saisies arrivées : 1");
    await page.goto("/cart");
    await page.getByRole("row", { name: /^Bosch 0 986 494 104/ }).waitFor();
  });

  it("a device that keeps nothing says so, and adding works once the network is back", async () => {
    const page = await openSignedIn();
    await serveCustomer(page);
    await openPads(page);
    await isReady(page);
    await page.evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.context().setOffline(true);
    await addFromList(page, "Bosch 0 986 494 104");
    await said(page, "Cet appareil ne garde rien : rien n'attend, votre saisie reste sur sa page.");
    await page.context().setOffline(false);
    await addFromList(page, "Bosch 0 986 494 104");
    await said(page, "Bosch 0 986 494 104 ajouté au panier");
  });

  it("a quantity stays as typed, and is saved by itself once the network is back", async () => {
    const page = await openSignedIn();
    await serveCustomer(page);
    await openPads(page);
    await addFromList(page, "Bosch 0 986 494 104");
    await said(page, "Bosch 0 986 494 104 ajouté au panier");
    await openCart(page);
    await isReady(page);
    const field = page.getByRole("textbox", { name: "Quantité de Bosch 0 986 494 104" });
    await page.context().setOffline(true);
    await field.fill("3");
    await page.keyboard.press("Enter");
    await page.getByText("Bosch 0 986 494 104 × 3 : attend le réseau").waitFor();
    await page.getByText("Saisies en attente, pas comptées ici : 1").waitFor();
    expect(await field.inputValue()).toBe("3");
    await page.context().setOffline(false);
    await said(page, "Saisies arrivées : 1");
    await page.reload();
    expect(await field.inputValue()).toBe("3");
  });

  it("identifying says so and keeps what was typed", async () => {
    const page = await openSignedIn();
    const plate = page.locator("input[name=immat]");
    await page.locator("input[name=immat]:focus").fill("DK-405-ZR");
    await page.context().setOffline(true);
    await page.keyboard.press("Enter");
    await said(page, offline);
    expect(await plate.inputValue()).toBe("DK-405-ZR");
    await page.context().setOffline(false);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: /308 II/ }).waitFor();
  });

  it("searching says so and keeps page and text", async () => {
    const page = await openSignedIn();
    await openPads(page);
    const { href } = new URL(page.url());
    const field = page.locator("header input[name=q]");
    await field.focus();
    await page.keyboard.type("0986494104");
    await page.context().setOffline(true);
    await page.keyboard.press("Enter");
    await said(page, offline);
    expect(page.url()).toBe(href);
    expect(await field.inputValue()).toBe("0986494104");
    await page.context().setOffline(false);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/find/0986494104");
  });

  it("a link and a form that their address answers keep the page, and lead on once the network is back", async () => {
    const page = await openSignedIn({ at: "/customers" });
    const field = page.getByRole("searchbox", { name: "Rechercher un client" });
    await alive(field);
    const { href } = new URL(page.url());
    await page.context().setOffline(true);
    await field.fill("Lefèvre");
    await page.keyboard.press("Enter");
    await said(page, offline);
    await forget(page);
    await page.getByRole("link", { name: "Devis", exact: true }).press("Enter");
    await said(page, offline);
    expect(page.url()).toBe(href);
    expect(await field.inputValue()).toBe("Lefèvre");
    await page.context().setOffline(false);
    await page.getByText(offline).waitFor({ state: "detached" });
    expect(page.url()).toBe(href);
    await field.press("Enter");
    await page.waitForURL(/\/customers\?search=Lef/);
    await page.getByRole("link", { name: "Devis", exact: true }).press("Enter");
    await page.waitForURL("**/quotes");
  });
});

describe("without an answer from the server", () => {
  it("what was typed stays, nothing leaves later by itself, and the next try goes there", async () => {
    const page = await openSignedIn();
    const plate = page.locator("input[name=immat]");
    await page.locator("input[name=immat]:focus").fill("DK-405-ZR");
    const { href } = new URL(page.url());
    await page.route("**/*", (route) => route.abort("connectionrefused"));
    await page.keyboard.press("Enter");
    await said(page, offline);
    await forget(page);
    await page.getByRole("combobox", { name: "Rechercher partout" }).focus();
    await page.keyboard.type("0986494104");
    await page.keyboard.press("Enter");
    await said(page, offline);
    await forget(page);
    await page.getByRole("link", { name: "Devis", exact: true }).press("Enter");
    await said(page, offline);
    await page.unroute("**/*");
    await page.getByText(offline).waitFor({ state: "detached" });
    expect(page.url()).toBe(href);
    expect(await plate.inputValue()).toBe("DK-405-ZR");
    expect(await page.getByRole("combobox", { name: "Rechercher partout" }).inputValue()).toBe("0986494104");
    await plate.press("Enter");
    await page.getByRole("heading", { level: 1, name: /308 II/ }).waitFor();
  });

  it("a dialog whose code does not come closes, says so, and opens with the next try", async () => {
    const page = await openSignedIn({ at: "/customers", workerless: true });
    const button = page.getByRole("button", { name: "Nouveau client" });
    await alive(button);
    await page.route("**/*", (route) => route.abort("connectionrefused"));
    await button.click();
    await said(page, offline);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.unroute("**/*");
    await button.click();
    await page.getByRole("dialog").getByRole("textbox").first().waitFor();
  });
});

describe("a page that cannot be shown", () => {
  it("reports itself and leaves the way on", async () => {
    const page = await openSignedIn({ at: "/customers", workerless: true });
    await page.getByRole("button", { name: "Nouveau client" }).waitFor();
    await page.route("**/_next/static/chunks/**", (route) => route.abort());
    const report = page.waitForResponse("**/api/error");
    await page.getByRole("button", { name: "Nouveau client" }).click();
    const answer = await report;
    expect(answer.ok()).toBe(true);
    expect(answer.request().postDataJSON()).toMatchObject({ pathname: "/customers" });
    await page.getByText("Une erreur inattendue est survenue.").waitFor();
    await page.unroute("**/_next/static/chunks/**");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await page.getByRole("heading", { level: 1, name: "Clients" }).waitFor();
    expect(complaints.get(page)).not.toEqual([]);
  });
});
