import type { Page } from "playwright-core";
import { makeCompany } from "@/tests/support/company";
import { chatwootSettings, serveChatwoot } from "@/tests/support/chatwoot";
import "@/tests/support/end";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";
import { openSecondServer } from "../support/second-server";

const button = (page: Page) => page.locator("header").getByRole("button", { name: /^Messagerie/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Messagerie" });
const field = (page: Page) => page.getByRole("textbox", { name: "Votre message" });
const person = () => makeCompany({ rights: ["CaiaApp", "CarIdentifier", "immatFR", "Chatwoot"] });

async function open(page: Page, at = "/identification-vehicule"): Promise<void> {
  await page.goto(at);
  await alive(button(page));
  await button(page).click();
  await panel(page).waitFor();
}

it("is written in one window and answered in another, live both ways", async () => {
  const client = await person();
  const [page, house] = [
    await enterAs(client),
    await openSignedIn({ email: "admin@etabli.test", at: "/conversations" }),
  ];
  await open(page);
  await page.getByText("Écrivez aux administrateurs du portail").waitFor();
  const mark = `Devis bloqué ${client.companyId}`;
  await field(page).fill(`${mark}\n<b>urgent</b>`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await panel(page).getByRole("log").getByText("<b>urgent</b>").waitFor();
  await shoot(page, "chat-panel");

  const row = house.locator("main tbody tr").filter({ hasText: mark });
  await row.getByText("1 message à lire").first().waitFor();
  expect(await accessibilityFaults(house)).toEqual([]);
  await shoot(house, "conversations");
  await row.getByRole("link").click();
  await house.waitForURL("**/conversations/*");
  await page.keyboard.press("Escape");
  await panel(page).waitFor({ state: "hidden" });

  const answer = house.getByRole("textbox", { name: /^Répondre à/ });
  await alive(answer);
  await answer.fill("Nous regardons.");
  await house.keyboard.press("Enter");
  await page.getByRole("button", { name: "Messagerie, 1 message non lu" }).waitFor();
  await button(page).click();
  await panel(page).getByText("Nous regardons.").waitFor();
  await page.getByRole("button", { name: "Messagerie", exact: true }).waitFor();

  await field(page).fill("Merci !");
  await page.keyboard.press("Enter");
  await house.getByText("Merci !").waitFor();
  expect([...complaints.get(page)!, ...complaints.get(house)!]).toEqual([]);
});

it("works by keyboard alone and gives the focus back", async () => {
  const page = await enterAs(await person());
  await page.goto("/identification-vehicule");
  await alive(button(page));
  await button(page).focus();
  await page.keyboard.press("Enter");
  await field(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "text");
  await page.keyboard.press("Enter");
  await page.getByText("Écrivez d’abord un message.").waitFor();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-haspopup") === "dialog");
});

it("keeps what is typed without a network, over a reload too", async () => {
  const page = await enterAs(await person());
  await open(page);
  await page.getByText("Écrivez aux administrateurs du portail").waitFor();
  await page.context().setOffline(true);
  await field(page).fill("Toujours là");
  await page.keyboard.press("Enter");
  await page.getByText("Pas de réseau : votre message reste ici").waitFor();
  expect(await field(page).inputValue()).toBe("Toujours là");
  await page.context().setOffline(false);
  await open(page);
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>("textarea[name=text]")?.value === "Toujours là",
  );
  await page.keyboard.press("Enter");
  await panel(page).getByRole("log").getByText("Toujours là").waitFor();
});

it("says what to do when the server does not answer, and nothing is blocked", async () => {
  const page = await enterAs(await person(), { workerless: true });
  await page.route("**/api/chat?*", () => undefined);
  await page.route("**/api/chat", () => undefined);
  await open(page);
  await page.getByText("La messagerie ne répond pas").waitFor();
  await shoot(page, "chat-silent");
  await page.locator("input[name=vin]").fill("VF1BR1H0H40123456");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByText("Écrivez aux administrateurs du portail").waitFor();
});

it("refuses a text that is too long with the limit", async () => {
  const page = await enterAs(await person());
  await open(page);
  await field(page).fill("a".repeat(2001));
  await page.keyboard.press("Enter");
  await page.getByText(/Le message est trop long : 2.?000 caractères au plus/).waitFor();
});

it("fits a phone, where the menu opens it, and reads from right to left", async () => {
  const page = await enterAs(await person(), { width: "phone", language: "ar" });
  await page.goto("/identification-vehicule");
  const account = page.locator("header button[popovertarget]").last();
  await alive(account);
  await account.tap();
  await page.getByRole("menuitem", { name: /^(Messagerie|الدردشة)/ }).tap();
  await page.locator("textarea[name=text]").waitFor();
  expect(await overflowing(page)).toEqual([]);
  await shoot(page, "chat-phone-ar");
});

it("is not there without the right, nor on /rvin and /rean", async () => {
  const page = await enterAs(await makeCompany({ rights: ["CaiaApp", "CarIdentifier", "immatFR"] }));
  await page.goto("/identification-vehicule");
  await alive(page.locator("input[name=immat]"));
  expect(await button(page).count()).toBe(0);
  const holder = await enterAs(await person());
  for (const path of ["/rvin", "/rean"]) {
    await holder.goto(path);
    await holder.locator("main").waitFor();
    expect(await holder.getByRole("button", { name: /^Messagerie/ }).count()).toBe(0);
  }
});

it.each([true, false])("a server of Chatwoot stands in a frame of ours (answers: %s)", async (answers) => {
  const chat = await serveChatwoot(answers);
  const server = await openSecondServer(chatwootSettings(chat.url));
  try {
    const client = await person();
    const page = await enterAs(client);
    const at = new URL("/identification-vehicule", server.url).href;
    const cookies = await page.context().cookies();
    await page
      .context()
      .addCookies(cookies.map(({ name, value }) => ({ name, value, url: server.url, httpOnly: true })));
    await open(page, at);
    if (answers) {
      const told = page.frameLocator("iframe[title='Messagerie']").locator("#told");
      await told.filter({ hasText: new RegExp(`^${client.userId} [0-9a-f]{64}$`) }).waitFor();
    } else {
      await page.getByText("La messagerie ne répond pas").waitFor();
      await page.getByRole("button", { name: "Réessayer" }).waitFor();
    }
    const foreign = await page.evaluate(() =>
      [...document.scripts].filter(({ src }) => src && new URL(src).origin !== location.origin).map(({ src }) => src),
    );
    expect(foreign).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("input[name=vin]").fill("VF1");
  } finally {
    await Promise.all([server.close(), chat.close()]);
  }
});
