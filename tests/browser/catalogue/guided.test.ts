import "@/tests/support/end";
import { accessibilityFaults, complaints, openSignedIn, overflowing, shoot } from "../support/browser";
import { focusedName, tabTo } from "../support/keyboard";
import { clio } from "../support/places";

const start = `${clio}/katia`;
const hoses = `${start}?part=10021`;

describe("guided OE selection", () => {
  it("goes from a part over what the papers say to two numbers, and on to their articles", async () => {
    const page = await openSignedIn({ at: start });
    await page.getByRole("heading", { level: 1, name: "Sélection guidée OE" }).waitFor();
    await page.getByRole("searchbox", { name: "Filtrer par nom" }).fill("étrier de frein");
    await page.getByRole("link", { name: /^Étrier de frein 3 références$/ }).click();
    await page.getByText("2 références restent sur 3").waitFor();
    const known = page.getByRole("region", { name: "Ce qui est établi" });
    await known.getByText("d'après le véhicule").waitFor();
    await shoot(page, "guided-calipers");
    expect(await accessibilityFaults(page)).toEqual([]);
    await known.getByRole("link", { name: "Corriger : Système de freinage" }).click();
    await page.getByRole("link", { name: /^TRW\/Lucas/ }).click();
    await page.getByText("1 référence reste sur 3").waitFor();
    await known.getByText("votre réponse ; le véhicule dit Bosch").waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByText("2 références restent sur 3").waitFor();
    await page
      .getByRole("link", { name: /^Articles qui remplacent/ })
      .first()
      .click();
    await page.waitForURL(/\/katia\/[A-Z0-9]+\/10004$/);
    await page.getByRole("heading", { level: 1, name: /Étrier de frein/ }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("is walked by keys alone, and the focus goes on with the question", async () => {
    const page = await openSignedIn({ at: hoses });
    await page.getByText("3 références restent sur 3").waitFor();
    await tabTo(page, /^arrière/);
    await page.keyboard.press("Enter");
    await page.getByText("1 référence reste sur 3").waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === "H2");
    expect(await focusedName(page)).toBe("C'est la référence");
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { level: 1, name: "Sélection guidée OE" }).waitFor();
  });

  it("finds one of several references by its number or its part", async () => {
    const page = await openSignedIn({ at: `${start}?part=10265` });
    const left = page.getByRole("region", { name: "Références restantes" });
    await left.getByText("4 résultats", { exact: true }).waitFor();
    await left.getByRole("searchbox", { name: "Filtrer" }).fill("77 01 791");
    await left.getByText("1 résultat", { exact: true }).waitFor();
    expect(await left.getByRole("link", { name: /^Articles qui remplacent/ }).count()).toBe(1);
    await page.reload();
    await left.getByText("1 résultat", { exact: true }).waitFor();
    await left.getByRole("searchbox", { name: "Filtrer" }).fill("alternateur");
    await left.getByText("4 résultats", { exact: true }).waitFor();
  });

  it("says that nothing tells references apart only where it promises no difference", async () => {
    const page = await openSignedIn({ at: `${start}?part=10047` });
    await page.getByRole("link", { name: /^avant/ }).click();
    await page.getByText("Rien ne les distingue dans les données", { exact: false }).waitFor();
    expect(await page.getByText("Voici ce qui les distingue encore", { exact: false }).count()).toBe(0);
  });

  it("fits a phone and is pressed there; every number is found by the filter", async () => {
    const page = await openSignedIn({ width: "phone", at: hoses });
    await page.getByRole("link", { name: /^avant/ }).tap();
    await page.getByText("2 références restent sur 3").waitFor();
    expect(await overflowing(page)).toEqual([]);
    await page.goto(`${clio}/katia/full`);
    const filter = page.getByRole("searchbox", { name: "Filtrer" });
    await filter.fill("77 01 207 339");
    await page.getByText("1 résultat", { exact: true }).waitFor();
    await page.reload();
    await page.getByText("1 résultat", { exact: true }).waitFor();
    expect(await overflowing(page)).toEqual([]);
    await page.goto(`${clio}/katia/7701207339,NOSUCH1`);
    await page.getByText("1 résultat", { exact: true }).waitFor();
    expect(await filter.count()).toBe(0);
    await page.goto(`${clio}/katia/NOSUCH1`);
    await page.getByRole("heading", { name: "Aucun résultat" }).waitFor();
    const wrong = await page.goto(`${clio}/katia/--`);
    expect(wrong?.status()).toBe(404);
  });
});

describe("the tabs over the whole catalogue", () => {
  it("SivinCE goes by family and subfamily to articles, and back by its levels", async () => {
    const page = await openSignedIn({ email: "complet@etabli.test", at: `${clio}/app/sivince` });
    await page.getByRole("list", { name: "Familles" }).getByRole("link").first().click();
    await page
      .getByRole("list", { name: /^Sous-familles de/ })
      .getByRole("link")
      .first()
      .click();
    const found = page.getByRole("status").filter({ hasText: /^\d+ résultats?$/ });
    await found.waitFor();
    const before = await found.textContent();
    await page.getByRole("searchbox", { name: "Filtrer" }).fill("bosch");
    await page.waitForFunction((text) => !document.body.innerText.includes(text ?? ""), before);
    expect(await accessibilityFaults(page)).toEqual([]);
    const levels = page.getByRole("navigation", { name: "Niveaux" });
    await levels.getByRole("link").nth(1).click();
    await page.getByRole("list", { name: /^Sous-familles de/ }).waitFor();
    await levels.getByRole("link", { name: "Familles" }).click();
    await page.getByRole("list", { name: "Familles" }).waitFor();
    const wrong = page.goto(`${clio}/app/sivince?family=999`);
    await wrong;
    await page.getByRole("heading", { name: "Introuvable" }).waitFor();
  });

  it("AdnCatalog shows every part with its OE numbers, found by part and by number", async () => {
    const page = await openSignedIn({ email: "complet@etabli.test", at: `${clio}/app/adncatalog` });
    await page.getByText(/^3\d\d résultats$/).waitFor();
    await page.getByRole("searchbox", { name: "Filtrer" }).fill("7701207339");
    await page.getByText("1 résultat", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Articles qui remplacent 77 01 207 339" }).click();
    await page.getByRole("heading", { level: 1, name: /plaquettes/ }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });
});
