import { accessibilityFaults, alive, complaints, openSignedIn, overflowing, shoot } from "../support/browser";
import { addStockItem, said } from "../support/shopping";

const email = "autre@etabli.test";

describe("the own stock", () => {
  it("shows what came and went of an item, and never goes below zero", async () => {
    const page = await openSignedIn({ email });
    const reference = `GR ${Date.now()}`;
    await addStockItem(page, { reference });
    await page.goto(`/own-stock?text=${encodeURIComponent(reference)}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await shoot(page, "own-stock");
    await page.getByRole("link", { name: reference }).click();
    const book = page.getByRole("button", { name: "Enregistrer le mouvement" });
    await alive(book);
    await page.getByLabel("Mouvement", { exact: true }).selectOption({ label: "Vente" });
    await page.getByRole("textbox", { name: /^Pièces/ }).fill("3");
    await book.click();
    await said(page, "Il ne reste que 2 pièces en stock.");
    await page.getByRole("textbox", { name: /^Pièces/ }).fill("1");
    await book.click();
    await said(page, "Enregistré : 1 pièce en stock.");
    await page.getByRole("row", { name: /Vente.*-1/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await shoot(page, "own-stock-item");
  });

  it("is counted with a scanner", async () => {
    const page = await openSignedIn({ email });
    const reference = `GR ${Date.now()}`;
    const id = await addStockItem(page, { reference });
    await page.goto("/own-stock/inventory");
    const code = page.getByLabel("Code-barres ou référence");
    await alive(code);
    for (let at = 0; at < 3; at += 1) {
      await code.pressSequentially(reference, { delay: 1 });
      await code.press("Enter");
      await page
        .getByLabel(`Pièces comptées de ${reference}`)
        .and(page.locator(`[value="${at + 1}"]`))
        .waitFor();
    }
    await page.getByRole("button", { name: "Enregistrer 1 article" }).click();
    await said(page, "1 article compté, 1 écart corrigé.");
    await page.goto(`/own-stock/${id}`);
    await page.getByRole("row", { name: /Correction.*Inventaire/ }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("takes a file in, without its wrong lines, and gives it back", async () => {
    const page = await openSignedIn({ email, width: "phone" });
    const mark = Date.now();
    const lines = [`Valeo;F${mark};Filtre;4;12,50`, `Valeo;G${mark};Filtre;-4;12,50`];
    const buffer = Buffer.from(`Marque;Réf;Désignation;Qté;Prix HT\r\n${lines.join("\r\n")}\r\n`, "latin1");
    await page.goto("/own-stock/import");
    await alive(page.getByRole("button", { name: "Choisir un fichier" }));
    await page.getByLabel("Fichier du stock").setInputFiles({ name: "stock.csv", mimeType: "text/csv", buffer });
    await page.getByRole("button", { name: "Voir ce qui va changer" }).click();
    const take = page.getByRole("button", { name: "Importer 1 ligne sans la ligne refusée" });
    await alive(take);
    await page.getByRole("row", { name: /Refusée.*Quantité : un nombre entier/ }).waitFor();
    expect(await overflowing(page)).toEqual([]);
    await take.click();
    await said(page, "Import effectué ; il peut être annulé pendant un jour.");
    await page.getByRole("button", { name: "Annuler cet import" }).click();
    await said(page, "Import annulé.");
    await page.goto(`/own-stock?text=F${mark}`);
    await page.getByText("Aucun article").waitFor();
  });

  it.each([
    ["fr", "phone"],
    ["ar", "phone"],
    ["ar", "desktop"],
  ] as const)("fits in %s on a %s", async (language, width) => {
    const page = await openSignedIn({ email, language, width });
    const id = await addStockItem(page, { reference: `GR ${Date.now()}` });
    for (const at of ["", `/${id}`, "/movements", "/inventory", "/import", `/labels?ids=${id}`]) {
      await page.goto(`/own-stock${at}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect([at, await overflowing(page)]).toEqual([at, []]);
      await shoot(page, `own-stock-${at.replace(/\W|\d/g, "")}-${language}-${width}`);
    }
    expect(complaints.get(page)).toEqual([]);
  });
});
