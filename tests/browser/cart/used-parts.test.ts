import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { prisma } from "@/lib/platform/db";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { claire } from "@/tests/support/supply";
import { accessibilityFaults, alive, base, openSignedIn, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";

/** A recycled gearbox that no other test knows. */
async function someGearbox(): Promise<number> {
  const { id } = await prisma().recycledUnit.create({
    data: {
      ...{ kind: "gearbox", vendor: "Essai", vendorPlace: "Lyon (69)", approval: "PR 69 00000 D", make: "Renault" },
      ...{ policeNumber: randomBytes(6).toString("hex"), model: "Clio III", version: "1.5 dCi 85", vehicleYear: 2008 },
      ...{ km: 90_000, guaranteeMonths: 6, rack: "A-01-1", priceCents: 42_000, state: "in-stock" },
      ...{ gearboxReference: "JR5 183", gearboxCode: "JR5183ABC", automatic: false },
    },
    select: { id: true },
  });
  return id;
}

/** A seller before the cart of a consumer in France, in which a used gearbox lies. */
async function atCart(width?: "phone"): Promise<Page> {
  const company = await makeCompany();
  const made = await company.post("/vc/newClient", { info: claire });
  const { clientId: customerId } = (await made.json()) as { clientId: number };
  const item = {
    item: { id: `pre-${await someGearbox()}` },
    name: "x",
    price: 33_600,
    channel: "Reparcar",
    customerId,
  };
  expect((await company.post("/addItemToCart", item)).status).toBe(200);
  const page = await enterAs(company, { width });
  await page.context().addCookies([{ name: "etabli.customer", value: String(customerId), url: base }]);
  await page.goto("/cart?tab=cart");
  return page;
}

const panel = (page: Page) => page.getByRole("region", { name: "Pièces de l'économie circulaire" });

async function printedQuote(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Générer le devis" }).click();
  await page.waitForURL(/\/quotes\/\d+/);
  const id = new URL(page.url()).pathname.split("/").pop() ?? "";
  const { text } = readPdf(await (await page.request.get(`/api/quote/${id}/pdf`)).body());
  return text.replace(/\s+/gu, " ");
}

it("the customer's answer to used parts is asked in the cart, and printed on the quote", async () => {
  const page = await atCart();
  await panel(page).getByText("Pas encore demandé : le devis portera deux cases à cocher.").waitFor();
  const wanted = panel(page).getByRole("button", { name: "Souhaitées", exact: true });
  await alive(wanted);
  await wanted.click();
  await panel(page)
    .getByText(/^Choix recueilli le .+ par Person .+, gardé deux ans avec le devis\.$/)
    .waitFor();
  expect(await wanted.getAttribute("aria-pressed")).toBe("true");
  await shoot(page, "used-parts-cart");
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await printedQuote(page)).toContain("Le client accepte la pose de pièces issues de l’économie circulaire");
});

it("a case in which the law asks for nothing is noted with its reason, and printed", async () => {
  const page = await atCart("phone");
  await panel(page).getByText("Cas où la loi n'oblige pas à en proposer").click();
  const reason = panel(page).getByLabel("Motif (art. R. 224-23)");
  await alive(reason);
  await reason.selectOption({ label: "Délai trop long pour l'immobilisation" });
  await panel(page)
    .getByText(/^Motif noté le .+, gardé deux ans avec le devis\.$/)
    .waitFor();
  await shoot(page, "used-parts-exempt-phone");
  expect(await overflowing(page)).toEqual([]);
  expect(await printedQuote(page)).toContain("dans un délai compatible avec l’immobilisation du véhicule");
});

it("the notice for the entrance can be printed, and its text copied for the web site", async () => {
  const page = await openSignedIn({ at: "/quotes" });
  await page.getByRole("link", { name: "Affiche et texte pour le site" }).click();
  await page.getByRole("heading", { level: 1, name: "Information sur les pièces de l'économie circulaire" }).waitFor();
  await page.getByText("vitrages non collés", { exact: true }).waitFor();
  const text = await page.getByLabel("Texte pour le site internet").inputValue();
  expect(text).toContain("centre VHU agréé");
  expect(text).toContain("Garage du Pont");
  await shoot(page, "used-parts-notice");
  expect(await accessibilityFaults(page)).toEqual([]);
});

it("a list of parts for which the law has used ones offered shows one beside the new ones, with the difference", async () => {
  const page = await openSignedIn({ at: "/identification-vehicule/search/immat/AB-123-CD/genart/10264" });
  const note = page.getByText(/^Pièce de réemploi à .+ de moins que la pièce neuve la moins chère\./);
  await note.waitFor();
  await shoot(page, "used-parts-list");
  await note.getByRole("link", { name: "Voir la pièce" }).click();
  await page.waitForURL((url) => url.pathname.includes("/article/"));
});
