import { alive, complaints, openPage, openSignedIn, passLogin, signIn, type Width } from "../support/browser";
import { clio, inHistory } from "../support/places";
import type { Page } from "playwright-core";

/** Everything that this browser keeps, but for the session itself. */
const kept = async (page: Page): Promise<string> => {
  const stored = await page.evaluate(async () => {
    const isEmpty = (name: string) =>
      new Promise<boolean>((done) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("writes").objectStore("writes").count();
          counting.onsuccess = () => done(counting.result === 0);
          opening.result.close();
        };
      });
    const databases = [];
    // The outbox itself stays, for what waits in it is sealed; here nothing does.
    for (const { name } of await indexedDB.databases())
      if (name !== "etabli-outbox" || !(await isEmpty(name))) databases.push(name);
    return { browser: { ...localStorage }, tab: { ...sessionStorage }, databases };
  });
  // The name of the device stays: it tells nobody who came, and lets their slips count apart.
  const passing = /session|csrf|callback|^etabli\.device$/;
  const cookies = (await page.context().cookies()).filter(({ name }) => !passing.test(name));
  return JSON.stringify({ ...stored, cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])) });
};

const leave = async (page: Page) => {
  const menu = page.getByRole("button", { name: /^Menu de / });
  await alive(menu);
  await menu.click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await page.waitForURL(/\/login/);
};

describe("the next person at the same browser", () => {
  it("meets nothing of what was typed or looked at, and each finds their own stars again", async () => {
    const page = await openPage();
    await signIn(page);
    // What an earlier run left would turn the star round.
    await page.request.delete("/api/bookmarks", { headers: { "x-etabli": "1" } });
    await Promise.all([page.waitForResponse(/\/api\/bookmarks$/), page.goto(clio)]);
    const star = page.getByRole("button", { name: "Ajouter aux favoris" });
    await alive(star);
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === "POST" && /\/api\/bookmarks$/.test(answer.url())),
      star.click(),
    ]);
    await inHistory(page, "Clio III");
    await leave(page);
    expect(await kept(page)).toBe(
      JSON.stringify({ browser: {}, tab: {}, databases: [], cookies: { "etabli.language": "fr" } }),
    );

    await passLogin(page, "suisse@etabli.test");
    await page.goto("/identification-vehicule");
    await page.getByText("L'étoile d'un véhicule le garde ici").waitFor();
    expect(await page.getByRole("link", { name: /Clio III/ }).count()).toBe(0);
    expect(await kept(page)).not.toMatch(/AB-123-CD|Clio/);
    await leave(page);

    await passLogin(page);
    await page.goto("/identification-vehicule");
    await page
      .getByRole("region", { name: "Favoris" })
      .getByRole("link", { name: /Clio III/ })
      .waitFor();
    expect(await page.getByRole("region", { name: "Véhicules récents" }).getByRole("link").count()).toBe(0);
    await page.goto(clio);
    await page.getByRole("button", { name: "Retirer des favoris" }).click();
    await star.waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("meets nothing of who did not sign out either", async () => {
    const page = await openPage();
    await signIn(page);
    await page.goto(clio);
    await inHistory(page, "Clio III");
    const cookies = await page.context().cookies();
    await page.context().clearCookies({ name: "etabli.session" });
    await signIn(page, "suisse@etabli.test");
    await page.locator("#shell").waitFor();
    // What the one before left is cleared as soon as the page of the next one is alive.
    await page.waitForFunction(
      () => !/AB-123-CD|Clio/.test(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    );
    expect(await kept(page)).not.toMatch(/AB-123-CD|Clio/);
    expect(cookies.length).toBeGreaterThan(0);
  });
});

describe("the company in which one works", () => {
  it.each<Width>(["desktop", "tablet", "phone"])(
    "is always in sight of who has several, and changes at a second word: %s",
    async (width) => {
      const page = await openSignedIn({ email: "garage@etabli.test", width });
      const mark = page.getByRole("button", { name: /^Entreprise : / }).filter({ visible: true });
      await alive(mark);
      const before = (await mark.textContent())!.replace(/^Entreprise : /, "");
      const { width: wide, height } = (await mark.boundingBox())!;
      expect([wide > 40, height >= 14]).toEqual([true, true]);
      await page.mouse.wheel(0, 2000);
      expect(await mark.isVisible()).toBe(true);
      await mark.click();
      const dialog = page.getByRole("dialog", { name: "Changer d'entreprise" });
      await dialog.getByText(/n'est pas enregistré est perdu/).waitFor();
      await dialog.getByRole("button", { name: `Rester chez ${before}` }).click();
      await dialog.waitFor({ state: "hidden" });
      expect(await mark.textContent()).toContain(before);
    },
  );
});
