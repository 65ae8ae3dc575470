import type { Locator, Page } from "playwright-core";
import { phonePhoto } from "@/tests/support/photos";
import { alive, openPage } from "./browser";
import { clio } from "./places";

/** What is typed and pressed on the way: a stroke of the finger is a touch as well. */
export class Hands {
  keys = 0;
  touches = 0;

  async type(page: Page, ...keys: string[]): Promise<void> {
    for (const key of keys) await page.keyboard.press(key);
    this.keys += keys.length;
  }

  async touch(target: Locator): Promise<void> {
    await alive(target);
    await target.click();
    this.touches += 1;
  }

  async sign(phone: Page): Promise<void> {
    await signByFinger(phone);
    this.touches += 1;
  }
}

/** Finds the Clio of the demonstration by its plate, typed into the field of the header. */
export async function findByPlate(desk: Page, hands = new Hands()): Promise<void> {
  await hands.touch(desk.locator("header input[type=search]"));
  await hands.type(desk, ..."AB123CD", "Enter");
  await desk.waitForURL(`**${clio}`);
  await desk.getByRole("heading", { level: 1, name: "Renault Clio III 1.5 dCi 85" }).waitFor();
}

/** The way from a package to the cart. */
export const toCart = "#content a[href='/cart?tab=cart']";

export const lineOf = (desk: Page, label: string): Locator => desk.locator("[data-line]").filter({ hasText: label });

/** Says how urgent a line of the cart is, and why. */
export async function advise(desk: Page, label: string, advice: string, word: string): Promise<void> {
  const line = lineOf(desk, label);
  const menu = line.getByRole("button", { name: /^Urgence : / });
  await alive(menu);
  await menu.click();
  await desk.getByRole("menuitem", { name: advice, exact: true }).click();
  await line.locator(".pill", { hasText: advice }).waitFor();
  await menu.click();
  await desk.getByRole("menuitem", { name: "Ajouter un mot" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Mot pour le client" }).fill(word);
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await dialog.waitFor({ state: "detached" });
  await line.getByText(word).waitFor();
}

/** Gives a line of the cart its photograph. */
export async function photograph(desk: Page, label: string, colour: string): Promise<void> {
  const line = lineOf(desk, label);
  const button = line.getByRole("button", { name: /^Photos : / });
  await alive(button);
  await button.click();
  const dialog = desk.getByRole("dialog", { name: /^Photos : / });
  const buffer = await phonePhoto(1200, 900, colour);
  await dialog.locator("input[multiple]").setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer });
  await dialog.getByRole("img", { name: /^Photo 1 sur 1 : / }).waitFor();
  await dialog.locator("header").getByRole("button", { name: "Fermer" }).click();
  await dialog.waitFor({ state: "detached" });
  await line.getByRole("button", { name: /^Photo 1 sur 1 : / }).waitFor();
}

/** Shows the customer the way to their page, which then opens on their phone. */
export async function openPhone(desk: Page, hands = new Hands()): Promise<Page> {
  await hands.touch(desk.getByRole("button", { name: /^(Montrer|Envoyer) au client$/ }));
  const dialog = desk.getByRole("dialog", { name: /^La page de / });
  await dialog.getByText("Cette adresse ne s'ouvre que sur ce poste").waitFor();
  const { pathname, search } = new URL(await dialog.getByRole("textbox", { name: "Adresse" }).inputValue());
  await hands.type(desk, "Escape");
  const phone = await openPage({ width: "phone" });
  hands.touches += 1;
  await phone.goto(pathname + search);
  return phone;
}

/** The lines of a quote on the customer's phone, all ticked. */
export async function openAgreement(phone: Page, hands = new Hands()): Promise<Locator> {
  await hands.touch(phone.getByRole("button", { name: "Choisir et signer" }));
  const dialog = phone.getByRole("dialog", { name: "Votre accord, ligne par ligne" });
  await hands.touch(dialog.getByRole("checkbox", { name: "Tout cocher" }));
  return dialog;
}

/** Draws a signature with one finger on the glass. */
export async function signByFinger(phone: Page): Promise<void> {
  const pad = phone.getByRole("img", { name: "Zone de signature" });
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox())!;
  const cdp = await phone.context().newCDPSession(phone);
  const touch = (type: "touchStart" | "touchMove", at: number) => {
    const point = { x: x + width * (0.15 + 0.07 * at), y: y + height * (at % 2 === 0 ? 0.7 : 0.35) };
    return cdp.send("Input.dispatchTouchEvent", { type, touchPoints: [point] });
  };
  await touch("touchStart", 0);
  for (let step = 1; step <= 10; step += 1) await touch("touchMove", step);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await cdp.detach();
}
