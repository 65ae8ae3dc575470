import "@/tests/support/end";
import type { Page } from "playwright-core";
import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import { json, newCustomer, type Client } from "@/tests/support/counter";
import { letLeave, orderLines, stepOf, transmitAll } from "@/tests/support/orders";
import type { OrdersMade } from "@/lib/domains/cart/schema";
import { accessibilityFaults, base, complaints } from "../support/browser";
import { bosch } from "../support/companion";
import { enterAs } from "../support/people";
import { clio } from "../support/places";
import { addFromList, openPads, said } from "../support/shopping";

const warning = /^Ne convenait pas à ce véhicule : /;
const rowOf = (page: Page) => page.getByRole("row", { name: new RegExp(bosch) });

async function serve(company: { userId: number; companyId: number }, customerId: number): Promise<Page> {
  const page = await enterAs(company);
  await page.context().addCookies([{ name: "etabli.customer", value: String(customerId), url: base }]);
  return page;
}

/** Orders what lies in the cart, lets it leave, and has it at the counter. */
async function receive(company: Client, customerId: number): Promise<string> {
  const { orders } = await json<OrdersMade>(orderLines(company, customerId));
  const orderId = orders[0]?.orderId ?? "";
  await letLeave(company);
  await transmitAll();
  const lines = await prisma().orderLine.findMany({ where: { companyId: company.companyId }, select: { id: true } });
  await json(
    stepOf(
      company,
      orderId,
      "arrive",
      lines.map(({ id }) => [id, 1]),
    ),
  );
  return orderId;
}

async function sendBack(page: Page, orderId: string) {
  await page.goto(`/orders/${orderId}`);
  await page.getByRole("button", { name: /^Étapes de / }).click();
  await page.getByRole("menuitem", { name: "Retourner au fournisseur", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Retourner/ });
  await dialog.getByRole("combobox", { name: "Motif" }).selectOption("Ne convient pas");
  await dialog.getByRole("combobox", { name: "Critère en cause" }).selectOption({ index: 1 });
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Noter" }).click();
  await page.getByText("Ne convient pas", { exact: true }).waitFor();
}

it("what came back because it did not fit warns a colleague in list, sheet and cart, until its author withdraws it", async () => {
  const company = await makeCompany();
  const customerId = await newCustomer(company);
  await json(company.post("/vc/newVehicle", { customerId, immat: "AB-123-CD" }));
  const author = await serve(company, customerId);
  await openPads(author);
  expect(await author.getByText(warning).count()).toBe(0);
  await addFromList(author, bosch);
  await said(author, `${bosch} ajouté au panier`);
  await sendBack(author, await receive(company, customerId));

  const colleague = await serve({ ...company, ...(await secondUser(company)) }, customerId);
  await openPads(colleague);
  await rowOf(colleague).getByText(warning).waitFor();
  expect(await colleague.getByText(warning).count()).toBe(1);
  expect(await accessibilityFaults(colleague)).toEqual([]);
  await addFromList(colleague, bosch);
  await said(colleague, `${bosch} ajouté au panier`);
  await rowOf(colleague)
    .getByRole("link", { name: new RegExp(bosch) })
    .click();
  await colleague.waitForURL(`**${clio}/article/*`);
  await colleague.locator("main").getByText(warning).waitFor();
  expect(await colleague.getByRole("button", { name: "Retirer l’avertissement" }).count()).toBe(0);
  await colleague.goto("/cart?tab=cart");
  await colleague.locator("[data-line]").getByText(warning).waitFor();

  await author.goto("/cart?tab=cart");
  await author.locator("[data-line]").getByRole("button", { name: "Retirer l’avertissement" }).click();
  await said(author, "Avertissement retiré");
  await author.getByText(warning).waitFor({ state: "detached" });
  await openPads(colleague);
  expect(await colleague.getByText(warning).count()).toBe(0);
  for (const page of [author, colleague]) expect(complaints.get(page)).toEqual([]);
});
