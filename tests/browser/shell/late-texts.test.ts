import { alive, openSignedIn } from "../support/browser";

describe("a screen whose texts come late", () => {
  it("shows no button that would not answer", async () => {
    const page = await openSignedIn({ at: "/identification-vehicule" });
    let bring = (): void => undefined;
    const brought = new Promise<void>((done) => (bring = done));
    const asked = page.waitForRequest("**/texts/**");
    await page.route("**/texts/**", async (route) => {
      await brought;
      await route.continue();
    });
    await page.goto("/customers", { waitUntil: "commit" });
    const menu = page.getByRole("button", { name: /^Menu de / });
    await Promise.all([asked, menu.waitFor()]);
    const add = page.getByRole("button", { name: "Nouveau client" });
    expect(await add.count()).toBe(0);
    bring();
    await alive(menu);
    // Dispatched at once: Playwright's own press waits until the button stands still.
    await add.dispatchEvent("click");
    await page.getByRole("dialog", { name: "Nouveau client" }).waitFor();
  });
});
