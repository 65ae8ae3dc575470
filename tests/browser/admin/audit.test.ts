import { readFileSync } from "node:fs";
import { accessibilityFaults, complaints, openSignedIn, overflowing, shoot } from "../support/browser";

const admin = "admin@etabli.test";

describe("the audit trail", () => {
  it("is reached from the menu, filtered by keyboard and exported as it is filtered", async () => {
    const page = await openSignedIn({ email: admin });
    await page.getByRole("link", { name: "Journal d’audit" }).click();
    await page.getByRole("heading", { level: 1, name: "Journal d’audit" }).waitFor();
    await page.locator("main tbody tr").first().waitFor();
    expect(await page.locator("main tbody tr").first().innerText()).toContain("connexion");
    await shoot(page, "audit");

    await page.getByLabel("Personne").fill(admin.toUpperCase());
    await page.getByLabel("Action", { exact: true }).selectOption({ label: "connexion" });
    await page.getByLabel("Personne").press("Enter");
    await page.waitForURL(/person=ADMIN.*action=sign-in/);
    await page.locator("main tbody tr").first().waitFor();
    const actions = await page.locator("main tbody td:nth-last-child(3)").allInnerTexts();
    expect(new Set(actions)).toEqual(new Set(["connexion"]));
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Exporter en CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^etabli-audit-\d{4}-\d\d-\d\d\.csv$/);
    const lines = readFileSync(await file.path(), "utf8")
      .trimEnd()
      .split("\r\n");
    expect(lines[0]).toBe("\ufeffat;company;person;email;job;action;entity;entityId;detail");
    expect(lines.slice(1).filter((line) => !line.includes(`;${admin};;sign-in;user;`))).toEqual([]);

    await page.getByLabel("Texte").fill("qqqqqqqq");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Aucune entrée" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Tout afficher" }).last().click();
    await page.waitForURL((url) => url.pathname === "/audit" && url.search === "");
    expect(complaints.get(page)).toEqual([]);
  });

  it("is nobody's without the right", async () => {
    const page = await openSignedIn({ email: "expert@etabli.test" });
    expect(await page.getByRole("link", { name: "Journal d’audit" }).count()).toBe(0);
    const answer = await page.goto("/audit");
    expect(answer?.status()).toBe(403);
  });
});
