import "@/tests/support/end";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { makeCompany } from "@/tests/support/company";
import { addOne, json, newCustomer } from "@/tests/support/counter";
import { putOnShelf, someArticles } from "@/tests/support/supply";
import { accessibilityFaults, alive, base, complaints, openPage, overflowing, shoot } from "../support/browser";
import { companionAddress, makeQuote } from "../support/companion";
import { enterAs } from "../support/people";

const clio = "/identification-vehicule/search/immat/AB-123-CD";

/** A customer's cart with one part of 49.90 in public, whom a seller of the company serves. */
async function serving() {
  const company = await makeCompany();
  const customerId = await newCustomer(company);
  const [articleId = 0] = await someArticles(1);
  await putOnShelf(company, articleId, 4_990);
  await json(addOne(company, customerId, articleId, { plate: "AB-123-CD" }));
  const page = await enterAs(company);
  await page.context().addCookies([{ name: "etabli.customer", value: String(customerId), url: base }]);
  return { page, customerId };
}

it("work goes from the company's rates and the repair data into the cart, to the phone and onto the quote, at one total", async () => {
  const { page: seller, customerId } = await serving();
  await seller.goto("/cart?tab=cart");
  await seller.getByText("Aucun taux horaire n’est réglé pour votre société.").waitFor();
  await seller.getByRole("link", { name: "Régler les taux" }).click();
  const rate = seller.getByRole("textbox", { name: "Taux horaire T1" });
  await alive(rate);
  await rate.fill("0");
  await seller.getByRole("button", { name: "Enregistrer" }).click();
  await seller.getByText("0 n’est pas un taux").waitFor();
  await rate.fill("66,50");
  await seller.getByRole("button", { name: "Enregistrer" }).click();
  await seller.getByText("Aucun changement").waitFor();

  await seller.goto(`/tools/labour?vehicle=${encodeURIComponent(clio)}`);
  const boxes = seller.getByRole("main").getByRole("checkbox");
  await alive(boxes.first());
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await seller.getByRole("button", { name: /^Ajouter au panier de/ }).click();
  await seller.getByText("Ajouté au panier : 2").waitFor();
  await shoot(seller, "labour-from-data");
  await seller.getByRole("button", { name: /^Ajouter au panier de/ }).click();
  await seller.getByText(/^Déjà au panier : /).waitFor();
  await seller.goto("/cart?tab=cart");
  const section = seller.locator("section", {
    has: seller.getByRole("heading", { name: "Main-d’œuvre", exact: true }),
  });
  const work = section.getByRole("textbox", { name: "Intervention" });
  await alive(work);
  await work.fill("Recherche de panne");
  await section.getByRole("textbox", { name: "Temps" }).fill("demain");
  await section.getByRole("button", { name: "Ajouter la main-d’œuvre" }).click();
  await section.getByText(/^Temps non compris/).waitFor();
  await section.getByRole("textbox", { name: "Temps" }).fill("1:30");
  await section.getByRole("button", { name: "Ajouter la main-d’œuvre" }).click();
  await section.getByText("99,75 €").waitFor();
  await section.getByText("1 h 30", { exact: true }).waitFor();
  expect([await accessibilityFaults(seller), await overflowing(seller)]).toEqual([[], []]);
  await shoot(seller, "labour-cart");
  const gross = seller.getByText("Total TTC", { exact: true }).first().locator("xpath=following-sibling::dd");
  const total = ((await gross.textContent()) ?? "").replace(/\s/gu, " ");

  const phone = await openPage({ width: "phone" });
  await phone.goto(await companionAddress(seller, { id: customerId, name: "" }));
  await phone.getByRole("region", { name: "Main-d’œuvre" }).getByText("Recherche de panne").waitFor();
  await makeQuote(seller);
  await seller.getByText("Pièces HT, remise de 10 % déduite").first().waitFor();
  await phone.getByRole("button", { name: /^Accepter/ }).waitFor();
  await phone.getByText("Main-d’œuvre HT").waitFor();
  const button = await phone.getByRole("button", { name: /^Accepter/ }).textContent();
  expect(button?.replace(/\s/gu, " ")).toBe(`Accepter ${total}`);
  expect([await accessibilityFaults(phone), await overflowing(phone)]).toEqual([[], []]);
  await shoot(phone, "labour-phone");
  const id = new URL(seller.url()).pathname.split("/").pop() ?? "";
  const { text } = readPdf(await (await seller.request.get(`/api/quote/${id}/pdf`)).body());
  expect(text.replace(/\s+/gu, " ")).toContain(`Total TTC ${total}`);
  expect(text).toContain("soit 79,80 € TTC");
  expect([complaints.get(seller), complaints.get(phone)]).toEqual([[], []]);
});
