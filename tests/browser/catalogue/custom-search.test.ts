import sharp from "sharp";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing } from "../support/browser";
import { clio } from "../support/places";

const fresh = () => `Freinage ${Date.now()}-${Math.floor(Math.random() * 1000)}`;

describe("custom searches", () => {
  it("are added with a picture and families, shown, changed, and open below a vehicle", async () => {
    const page = await openSignedIn();
    const name = fresh();
    await page.goto("/social/new-custom-search");
    const save = page.getByRole("button", { name: "Enregistrer la recherche" });
    await alive(save);
    expect(await save.isDisabled()).toBe(true);
    await page.getByLabel("Nom").fill(name);
    const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: "#c00" } })
      .png()
      .toBuffer();
    await page.getByLabel("Image").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: picture });
    await page.getByRole("searchbox", { name: "Filtrer les familles" }).fill("plaquettes de frein");
    await page.getByRole("checkbox", { name: /^Jeu de plaquettes de frein, frein à disque/ }).check();
    await save.click();
    await page.getByText(`La recherche ${name} a été ajoutée`).waitFor();
    await page.waitForURL("**/social");
    const tile = page.getByRole("listitem").filter({ hasText: name });
    const drawn = tile.locator("img");
    await drawn.waitFor();
    expect(await drawn.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(80);
    expect(await accessibilityFaults(page)).toEqual([]);

    await tile.getByRole("link", { name: `Modifier ${name}` }).click();
    await alive(save);
    await page.getByLabel("Nom").fill(`${name} bis`);
    await save.click();
    await page.getByText(`La recherche ${name} bis a été modifiée`).waitFor();
    await page.getByRole("link", { name: `${name} bis`, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: `${name} bis` }).waitFor();
    await page.getByRole("link", { name: /^Jeu de plaquettes de frein/ }).waitFor();
    await page.getByRole("link", { name: `Modifier ${name} bis` }).waitFor();
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    const plate = page.getByRole("textbox", { name: "Plaque ou VIN" });
    await alive(plate);
    await plate.fill("ab-123-cd");
    await page.getByRole("button", { name: "Voir ses pièces" }).click();
    await page.waitForURL("**/search/immat/AB-123-CD/search/from-breadcrumb/10001/10001");
    await page.getByRole("row", { name: /Bosch 0 986 494 104/ }).waitFor();

    await page.goto(`${clio}/custom-search/${encodeURIComponent(`${name} bis`)}`);
    await page.getByRole("row", { name: /Bosch 0 986 494 104/ }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("say what a file is not, and what does not exist", async () => {
    const page = await openSignedIn({ at: "/social/new-custom-search" });
    const save = page.getByRole("button", { name: "Enregistrer la recherche" });
    await alive(save);
    await page.getByLabel("Nom").fill(fresh());
    await page
      .getByLabel("Image")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await page.getByText("Ce fichier n'est pas du type attendu.").waitFor();
    await page.goto("/pieces/custom-search/nothing");
    await page.getByRole("heading", { name: "Cette recherche n'existe pas" }).waitFor();
  });

  it("fit a phone", async () => {
    const page = await openSignedIn({ width: "phone" });
    for (const path of ["/social", "/social/new-custom-search"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    }
  });
});
