import "@/tests/support/end";
import type { Page } from "playwright-core";
import { makeCompany } from "@/tests/support/company";
import { addOne, json, newCustomer } from "@/tests/support/counter";
import { clioPlate, fittingInFront } from "@/tests/support/fitting";
import { putOnShelf } from "@/tests/support/supply";
import { accessibilityFaults, alive, base, complaints, overflowing, shoot, widths } from "../support/browser";
import { enterAs } from "../support/people";

const [pads, discs] = [10001, 10002];
const padList = `/identification-vehicule/search/immat/${clioPlate}/parts/1/101/101/10001`;

/** A seller serves a customer in whose cart one brake disc lies for the car. */
async function serving() {
  const company = await makeCompany();
  const customerId = await newCustomer(company);
  const disc = await fittingInFront(discs);
  for (const id of [disc, await fittingInFront(pads)]) await putOnShelf(company, id, 4_990);
  await json(addOne(company, customerId, disc, { plate: clioPlate }));
  const page = await enterAs(company);
  await page.context().addCookies([{ name: "etabli.customer", value: String(customerId), url: base }]);
  return { page, company, customerId };
}

const block = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "À ne pas oublier", exact: true }) });

it("what a job needs besides stands below the cart with its reason: one press adds it, one puts it aside for good", async () => {
  const { page } = await serving();
  await page.goto("/cart?tab=cart");
  const rows = block(page).getByRole("listitem");
  const pair = rows.filter({ hasText: "Se change par paire" });
  const linings = rows.filter({ hasText: "Surface neuve, garnitures neuves" });
  await pair.getByText("Disque de frein").first().waitFor();
  await linings.getByText("Jeu de plaquettes de frein").first().waitFor();
  await pair.getByText(/^1 × /).waitFor();
  const add = pair.getByRole("button", { name: "Ajouter : Disque de frein" });
  await alive(add);
  await shoot(page, "nothing-forgotten");
  expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
  await page.setViewportSize({ width: widths.phone, height: 844 });
  expect(await overflowing(page)).toEqual([]);
  await shoot(page, "nothing-forgotten-phone");
  await page.setViewportSize({ width: widths.desktop, height: 900 });

  await add.click();
  await pair.waitFor({ state: "detached" });
  const other = linings.getByRole("link", { name: "Choisir un autre article" });
  expect(await other.getAttribute("href")).toContain("/parts/1/101/101/10001");
  const dismiss = linings.getByRole("button", { name: /^Écarter : Jeu de plaquettes/ });
  await dismiss.focus();
  await page.keyboard.press("Enter");
  await linings.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { name: "Main-d’œuvre", exact: true }).waitFor();
  expect(await rows.count()).toBe(0);
  expect(complaints.get(page)).toEqual([]);
});

it("after an addition the list of articles names what is missing, beside the list and over nothing", async () => {
  const { page } = await serving();
  await page.goto(padList);
  // The car belongs to nobody yet: the seller says once for whom it is.
  await page.getByRole("button", { name: /^Continuer avec / }).click();
  const row = page.getByRole("row", { selected: true });
  await alive(row);
  await row.getByText(/€/).first().waitFor();
  const rows = await page.getByRole("row").count();
  await row.focus();
  await page.keyboard.press("a");
  await page.getByText(/ajouté au panier$/).waitFor();
  const note = page.getByRole("region", { name: "À ne pas oublier" });
  await note.getByText("Disque de frein").waitFor();
  expect(await page.getByRole("row").count()).toBe(rows);
  await shoot(page, "nothing-forgotten-list");
  expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
  await note.getByRole("link", { name: "Voir dans le panier" }).click();
  await block(page).getByText("Disque de frein").first().waitFor();
  expect(complaints.get(page)).toEqual([]);
});
