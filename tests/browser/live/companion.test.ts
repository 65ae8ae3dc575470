import type { Page } from "playwright-core";
import type { Cart } from "@/lib/domains/cart/schema";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { readStream } from "@/tests/support/stream-client";
import { amountsIn, amountsOf } from "../support/amounts";
import { base, complaints, openPage, shoot } from "../support/browser";
import { bosch, follows, makeQuote, sideBySide } from "../support/companion";
import { makeCustomer } from "../support/customers";
import { said } from "../support/shopping";

const line = (phone: Page) => phone.getByRole("listitem").filter({ hasText: "Plaquettes" });
const row = (seller: Page) => seller.getByRole("row", { name: new RegExp(bosch) });
const more = (seller: Page) => seller.getByRole("button", { name: `Une pièce de plus : ${bosch}` }).click();
const accept = (phone: Page) => phone.getByRole("button", { name: /^Accepter/ });

describe("the page of a customer", () => {
  it("follows the cart: lines come, change and go, and what changed stands out", async () => {
    const { seller, phone } = await sideBySide();
    await follows(phone);
    await line(phone).getByText("23,95").or(line(phone)).first().waitFor();
    const marked = line(phone).filter({ hasText: "mis à jour" }).waitFor();
    await more(seller);
    await seller.locator('input[value="2"]').first().waitFor();
    await marked;
    await phone.locator("li[data-changed]").waitFor({ state: "detached" });
    await seller.getByRole("button", { name: `Retirer ${bosch}` }).click();
    await phone.getByText("Le panier est vide").waitFor();
    await seller.getByRole("button", { name: "Annuler" }).click();
    await line(phone).waitFor();
    expect([complaints.get(seller), complaints.get(phone)]).toEqual([[], []]);
  });

  it("tells the seller that the customer is there, and shows it while they are", async () => {
    const { seller, phone } = await sideBySide();
    await said(seller, "Client connecté");
    await seller.locator("main [data-connected]").waitFor();
    await phone.close();
    await seller.locator("main [data-connected]").waitFor({ state: "detached" });
  });

  it("shares what either side points at", async () => {
    const { seller, phone } = await sideBySide();
    await seller.locator("main [data-connected]").waitFor();
    await line(phone).getByRole("button").click();
    await row(seller).getByText("Montré par le client").waitFor();
    await line(phone).getByRole("button").click();
    await row(seller).getByText("Montré par le client").waitFor({ state: "detached" });
    await row(seller).hover();
    await line(phone).getByText("Le garage vous montre cette ligne").waitFor();
    await seller.mouse.move(2, 2);
    await line(phone).getByText("Le garage vous montre cette ligne").waitFor({ state: "detached" });
  });
});

describe("a quote on the customer's phone", () => {
  it("appears, is accepted there, and both sides say so; the phone stays at what it accepted until the cart is changed", async () => {
    const { seller, phone } = await sideBySide();
    await follows(phone);
    const number = await makeQuote(seller);
    await phone.getByRole("heading", { name: `Devis n° ${number}` }).waitFor();
    const pdf = await phone.getByRole("link", { name: "Ouvrir le document (PDF)" }).getAttribute("href");
    expect((await phone.request.get(pdf!)).headers()["content-type"]).toBe("application/pdf");
    await accept(phone).click();
    await Promise.all([
      said(seller, `Devis ${number} accepté`),
      said(phone, `Vous avez accepté le devis ${number}`),
      seller.getByRole("heading", { level: 1 }).getByText("Accepté").waitFor(),
      accept(phone).waitFor({ state: "detached" }),
    ]);
    await phone.getByRole("heading", { name: `Devis n° ${number}` }).waitFor();
    await seller.goto("/cart");
    await row(seller).waitFor();
    await more(seller);
    await phone.getByRole("heading", { name: "Votre panier" }).waitFor();
  });

  it("is refused only after a second word, and no notice covers its bar or takes the keyboard's place", async () => {
    const { seller, phone } = await sideBySide();
    await follows(phone);
    const number = await makeQuote(seller);
    const refuse = phone.getByRole("button", { name: "Refuser", exact: true });
    await refuse.click();
    const dialog = phone.getByRole("dialog", { name: `Refuser le devis n° ${number} ?` });
    await shoot(phone, "companion-refusal");
    await phone.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    expect(await refuse.evaluate((button) => button === document.activeElement)).toBe(true);
    await phone.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Refuser le devis" }).click();
    await Promise.all([said(phone, `Vous avez refusé le devis ${number}`), said(seller, `Devis ${number} refusé`)]);
    // A notice that is pointed at stays, however long the next quote takes.
    await phone.locator("[data-toast]").last().hover();
    await refuse.waitFor({ state: "detached" });
    expect(await phone.evaluate(() => document.activeElement?.id)).toBe("companion");
    await seller.goto("/cart");
    const second = await makeQuote(seller);
    await phone.getByRole("heading", { name: `Devis n° ${second}` }).waitFor();
    await phone.waitForFunction(() => {
      const [notice, bar] = [
        [...document.querySelectorAll("[data-notices] p")].at(-1),
        document.querySelector("footer"),
      ];
      return notice && bar && notice.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top;
    });
    await shoot(phone, "companion-decision");
    await seller.getByRole("button", { name: "Accepté par le client" }).focus();
    await seller.keyboard.press("Enter");
    await seller.getByRole("heading", { level: 1 }).getByText("Accepté").waitFor();
    expect(await seller.evaluate(() => document.activeElement?.id)).toBe("quote-title");
  });

  it("is the newest one: accepting it brings no older one under the thumb", async () => {
    const { seller, phone } = await sideBySide();
    await follows(phone);
    await makeQuote(seller);
    await accept(phone).waitFor();
    await seller.goto("/cart");
    const newest = await makeQuote(seller);
    await phone.getByRole("heading", { name: `Devis n° ${newest}` }).waitFor();
    await accept(phone).click();
    await said(phone, `Vous avez accepté le devis ${newest}`);
    await accept(phone).waitFor({ state: "detached" });
    await phone.reload();
    await follows(phone);
    expect(await accept(phone).count()).toBe(0);
  });

  it("that the seller decided meanwhile says what stands", async () => {
    const { seller, phone } = await sideBySide();
    await follows(phone);
    const number = await makeQuote(seller);
    await accept(phone).waitFor();
    // The phone hears nothing: it decides by what it shows.
    await phone.route(/\/api\/companion\?/, (route) => route.abort());
    await seller.getByRole("button", { name: "Refusé par le client" }).click();
    await seller.getByRole("button", { name: "Enregistrer le refus" }).click();
    await said(seller, "État du devis enregistré");
    await accept(phone).click();
    await said(phone, `Le devis ${number} était déjà refusé`);
  });
});

describe("a phone without a network", () => {
  it("keeps what it shows, says so quietly, and misses nothing", async () => {
    const { seller, phone } = await sideBySide();
    await follows(phone);
    await phone.context().setOffline(true);
    await phone.getByText("Réseau perdu").waitFor();
    await more(seller);
    await seller.locator('input[value="2"]').first().waitFor();
    const number = await makeQuote(seller);
    await line(phone).waitFor();
    await phone.context().setOffline(false);
    await phone.getByRole("heading", { name: `Devis n° ${number}` }).waitFor();
    await phone.getByText("Réseau perdu").waitFor({ state: "detached" });
  });

  it("sends a decision until it is answered, as one", async () => {
    const { seller, phone } = await sideBySide();
    await follows(phone);
    const number = await makeQuote(seller);
    await accept(phone).waitFor();
    const keys: (string | undefined)[] = [];
    let lost = 2;
    await phone.route("**/api/quote/status", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      // The first one arrives and its answer gets lost; the second one does not even arrive.
      if (lost === 2) await route.fetch();
      lost -= 1;
      return lost >= 0 ? route.abort() : route.continue();
    });
    await accept(phone).click();
    await phone.getByText("Votre accord n'est pas encore parti").waitFor();
    await said(phone, `Vous avez accepté le devis ${number}`);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });
});

describe("the address of the page", () => {
  it("is shown as a code, copied, and renewed; the old one then opens one clear page", async () => {
    const { seller, phone, customer } = await sideBySide();
    await follows(phone);
    await seller.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await seller.goto(`/customers/${customer.id}`);
    await seller.getByRole("button", { name: "Montrer au client" }).click();
    const dialog = seller.getByRole("dialog");
    // This server listens to its own machine alone: no code would lead a phone anywhere.
    await dialog.getByText("Cette adresse ne s'ouvre que sur ce poste").waitFor();
    expect(await dialog.getByRole("img", { name: "Code QR de la page du client" }).count()).toBe(0);
    const field = dialog.getByRole("textbox", { name: "Adresse" });
    const old = await field.inputValue();
    expect(old).toMatch(/\/gcd\?id=[\w-]{43}$/);
    await dialog.getByRole("button", { name: "Copier l'adresse" }).click();
    await said(seller, "Adresse copiée");
    expect(await seller.evaluate(() => navigator.clipboard.readText())).toBe(old);
    await dialog.getByRole("button", { name: "Changer l'adresse" }).click();
    await dialog.getByRole("button", { name: "Changer maintenant" }).click();
    await said(seller, "Nouvelle adresse prête");
    expect(await field.inputValue()).not.toBe(old);
    await phone.getByRole("heading", { name: "Cette page n'est plus disponible" }).waitFor();
  });

  it("is a code, a text message and an e-mail where a phone can open it, and the device's own share sheet", async () => {
    const { seller, customer } = await sideBySide();
    const address = "http://192.168.1.20:3000/gcd?id=abc";
    await seller.route("**/api/vc/companion", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), address, reach: "network" } });
    });
    await seller.addInitScript(() => {
      const share = (data: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
        return Promise.resolve();
      };
      Object.defineProperty(navigator, "share", { value: share });
    });
    await seller.goto(`/customers/${customer.id}`);
    await seller.getByRole("button", { name: "Montrer au client" }).click();
    const dialog = seller.getByRole("dialog");
    await dialog.getByRole("img", { name: "Code QR de la page du client" }).waitFor();
    await dialog.getByText("Le téléphone doit être sur le même réseau").waitFor();
    const sms = await dialog.getByRole("link", { name: "Par SMS" }).getAttribute("href");
    expect(sms).toMatch(/^sms:0612345678\?&body=/);
    expect(decodeURIComponent(sms ?? "")).toContain(address);
    const mail = await dialog.getByRole("link", { name: "Par e-mail" }).getAttribute("href");
    expect(mail).toMatch(/^mailto:ada@example\.org\?subject=/);
    await dialog.getByRole("button", { name: "Partager…" }).click();
    expect(await seller.locator("html").getAttribute("data-shared")).toContain(address);
  });

  it("answers alike to every key that opens nothing: 404 and the same page", async () => {
    const page = await openPage({ width: "phone" });
    const seen = new Set<string>();
    for (const id of ["", "?id=", "?id=7", `?id=${"a".repeat(43)}`, "?id=%00%27--", "?id=1&id=2"]) {
      const response = await page.goto(`/gcd${id}`);
      seen.add(`${response?.status()} ${await page.locator("main").innerText()} ${await page.title()}`);
    }
    expect(seen.size).toBe(1);
    expect([...seen][0]).toMatch(/^404 Cette page n'est plus disponible/);
  });

  it("holds no purchase price, remise or other customer, as page, payload, call, event and document", async () => {
    const { seller, phone, customer } = await sideBySide();
    await follows(phone);
    const other = await makeCustomer(seller);
    const { lines } = (await (await seller.request.get(`/api/getCart/${customer.id}`)).json()) as Cart;
    const amounts = await amountsOf(seller, lines[0]!.item.id, 2);
    expect(amounts).toContain(2395);
    const { search } = new URL(phone.url());
    const key = search.slice("?id=".length);
    const stream = readStream(await fetch(`${base}/api/sse/public?companion=${key}`));
    await more(seller);
    await makeQuote(seller);
    const pdf = await phone.getByRole("link", { name: "Ouvrir le document (PDF)" }).getAttribute("href");
    await stream.next("Quote");
    const ask = async (path: string, headers = {}) => (await phone.request.get(path, { headers })).text();
    const bytes = await (await phone.request.get(pdf!)).body();
    const reached = {
      page: await ask(`/gcd${search}`),
      payload: await ask(`/gcd${search}`, { rsc: "1" }),
      call: await ask(`/api/companion?companion=${key}`),
      cart: await ask(`/api/vc/cart/${customer.id}?companion=${key}`),
      events: JSON.stringify(stream.told),
      document: (await readPdf(bytes)).pages.join(" "),
    };
    await stream.close();
    for (const form of ["page", "payload", "call"] as const) expect(reached[form]).toContain(customer.name);
    for (const [form, text] of Object.entries(reached)) {
      expect([form, amountsIn(text, amounts)]).toEqual([form, []]);
      // The call has the shape of the seller's cart, its purchase side empty.
      const words =
        form === "cart" ? /discountBp|netPrice|priceCents/ : /purchase|discountBp|netPrice|"channel"|priceCents/;
      expect([form, words.exec(text)?.[0]]).toEqual([form, undefined]);
      expect([form, text.includes(other.name)]).toEqual([form, false]);
    }
  });
});
