import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn } from "../support/browser";
import { clio } from "../support/places";
import { openSecondServer } from "../support/second-server";

const admin = { email: "admin@etabli.test" };
const ofKtype = "/identification-vehicule/search/ktype/1000080";
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();

const tools = {
  gtestimate: "hide",
  tablette: "https://tablette.example/{ktype}?vin={vin}",
  databox: "https://databox.example/{plate}/{lang}",
  adncatalog: "https://adn.example/{lang}/{ktype}?mid={mid}",
  tecrmi: "https://rmi.example/{lang}/start",
};
let server: Awaited<ReturnType<typeof openSecondServer>>;
beforeAll(async () => {
  server = await openSecondServer({
    ETABLI_TOOLS: JSON.stringify(tools),
    // Registries on this machine are refused, as one that does not answer.
    ETABLI_PLATE_REGISTRY_URL: "http://127.0.0.1:9/vehicles",
  });
});
afterAll(() => server.close());

describe("a tool that the installation", () => {
  const tabs = (page: Page) => page.getByRole("navigation", { name: "Onglets du véhicule" });

  it("hides has no tab, and its address says so", async () => {
    const page = await openSignedIn({ ...admin, at: server.url + ofKtype });
    await tabs(page).getByRole("link", { name: "Databox" }).waitFor();
    expect(await tabs(page).getByRole("link", { name: "GTEstimate" }).count()).toBe(0);
    const answer = await page.goto(`${server.url}${ofKtype}/app/gtestimate`);
    await title(page, "GTEstimate n'est pas utilisé ici");
    expect([answer?.status(), await accessibilityFaults(page)]).toEqual([200, []]);
    await page.getByRole("link", { name: "Retour au véhicule" }).click();
    await page.waitForURL(`**${ofKtype}`);
  });

  it("lets ask for what is not known of the vehicle names what it lacks", async () => {
    const page = await openSignedIn({ ...admin, at: `${server.url}${ofKtype}/app/tablette` });
    await title(page, "Tablette demande : VIN");
    await page.goto(`${server.url}${ofKtype}/app/databox`);
    await title(page, "Databox demande : Plaque");
    await page.getByRole("link", { name: "Identifier un véhicule" }).click();
    await page.waitForURL("**/identification-vehicule");
  });

  it("has given an address is opened there with the vehicle's facts, in a sandbox", async () => {
    const page = await openSignedIn(admin);
    const body = "<!doctype html><meta charset=utf-8><h1>Là</h1>";
    await page.route("https://adn.example/**", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(`${server.url}${ofKtype}/app/adncatalog`);
    const frame = page.locator("main iframe");
    await frame.contentFrame().getByRole("heading", { name: "Là" }).waitFor();
    expect(await frame.getAttribute("src")).toBe("https://adn.example/fr/1000080?mid=REN00080");
    expect(await frame.getAttribute("sandbox")).not.toMatch(/top-navigation/);
    expect(complaints.get(page)).toEqual([]);
  });

  it("lets ask for nothing of a vehicle stands among the shortcuts, by its right", async () => {
    const page = await openSignedIn(admin);
    await page.route("https://rmi.example/**", (route) => route.fulfill({ contentType: "text/html", body: "<p>Là" }));
    await page.goto(`${server.url}/customers`);
    const shortcuts = page.getByRole("button", { name: "Raccourcis", exact: true });
    await alive(shortcuts);
    await shortcuts.press("Enter");
    expect(await page.getByRole("menuitem").allTextContents()).not.toContain("Databox");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("TecRMI");
    await page.getByRole("option", { name: "TecRMI", exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await shortcuts.press("Enter");
    await page.getByRole("menuitem", { name: "TecRMI" }).press("Enter");
    await page.waitForURL("**/selection-vehicule/app/tecrmi");
    await page.locator("main iframe[src='https://rmi.example/fr/start']").waitFor();
    expect(complaints.get(page)).toEqual([]);
    const reader = await openSignedIn({ email: "lecteur@etabli.test", at: `${server.url}/identification-vehicule` });
    const own = reader.getByRole("button", { name: "Raccourcis", exact: true });
    await alive(own);
    await own.press("Enter");
    // The company's box asks for no right.
    expect(await reader.getByRole("menuitem").allTextContents()).toEqual(["Mon boîtier"]);
  });
});

it("a registry that does not answer is told with 503, the search is kept and can be tried again", async () => {
  const page = await openSignedIn();
  const answer = await page.goto(server.url + clio);
  await title(page, "Impossible d'obtenir les données pour AB-123-CD");
  expect([answer?.status(), await accessibilityFaults(page)]).toEqual([503, []]);
  await page.getByRole("button", { name: "Réessayer" }).waitFor();
  await page.getByRole("link", { name: "Nouvelle recherche" }).click();
  await page.locator("input[name=immat]:focus").waitFor();
});
