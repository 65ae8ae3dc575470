import "@/tests/support/end";
import type { Customer } from "@/lib/domains/customers/schema";
import { prisma } from "@/lib/platform/db";
import { addDays, isoDateIn } from "@/lib/shared/dates";
import { makeCompany, secondUser } from "@/tests/support/company";
import { addOne, json } from "@/tests/support/counter";
import { openOrder, stepOf } from "@/tests/support/orders";
import { quoteNew } from "@/tests/support/quotes";
import { accessibilityFaults, complaints, overflowing, widths } from "../support/browser";
import { enterAs } from "../support/people";

const today = isoDateIn(new Date(), "Europe/Paris");

/** A customer with late parts, an old part to send back, a quote without an answer and a car whose service is near. */
async function openMorning() {
  const counter = await openOrder(3);
  const { company, customerId, articleId, lineId, orderId } = counter;
  const where = { companyId: company.companyId };
  await prisma().orderLine.updateMany({ where, data: { depositCents: 1500 } });
  await stepOf(company, orderId, "arrive", [[lineId, 2]]);
  await stepOf(company, orderId, "hand-over", [[lineId, 1]]);
  await prisma().purchaseOrder.updateMany({ where, data: { arrivalOn: addDays(today, -1) } });
  await addOne(company, customerId, articleId);
  const { number } = await json<{ number: string }>(quoteNew(company, customerId));
  await company.post("/vc/associate", { customerId, immat: "ZZ-987-ZZ", brand: "Renault", model: "Clio" });
  const { vehicles } = await json<Customer>(company.get(`/vc/customer/${customerId}`));
  const days = { inspectionOn: null, serviceOn: addDays(today, 9) };
  await json(company.post("/vc/days", { customerId, vehicleId: vehicles[0]?.id, ...days }));
  return { ...counter, number };
}

it("shows a workshop its morning: jobs with what is here and late, quotes, vehicles to call, old parts; and follows it", async () => {
  const { company, orderId, lineId, number } = await openMorning();
  const page = await enterAs(company);
  await page.goto("/home");
  await page.getByRole("main").getByRole("link", { name: "Aujourd'hui" }).click();
  await page.waitForURL("**/today");
  const block = (name: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
  const jobs = block("Travaux du jour");
  for (const text of ["1 au comptoir", "1 attendue", "En retard", orderId])
    await jobs.getByText(text).first().waitFor();
  const quotes = block("Devis en attente de réponse");
  await quotes.getByText("Pas encore vu").waitFor();
  await quotes.getByRole("button", { name: `Envoyer par e-mail ${number}` }).click();
  const mail = page.getByRole("dialog");
  await mail.getByRole("textbox", { name: "Objet" }).waitFor();
  await page.keyboard.press("Escape");

  const vehicles = block("Contrôles et révisions à prévoir");
  expect(await vehicles.getByRole("link", { name: "06 12 34 56 78" }).getAttribute("href")).toBe("tel:0612345678");
  await vehicles.getByText(/^Révision : /).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: widths.phone, height: 844 });
  expect(await overflowing(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await vehicles.getByRole("button", { name: "Échéances ZZ-987-ZZ" }).click();
  const days = page.getByRole("dialog", { name: "Échéances ZZ-987-ZZ" });
  await days.getByLabel("Prochaine révision").fill(addDays(today, 200));
  await days.getByRole("button", { name: "Enregistrer" }).click();
  await vehicles.getByText("Aucun véhicule à rappeler d’ici six semaines.").waitFor();

  const parts = block("Vieilles pièces à rendre contre consigne");
  await parts.getByText("15,00").waitFor();
  await parts.getByRole("button", { name: "Vieille pièce et consigne réglées" }).click();
  await parts.getByText("Aucune consigne à récupérer.").waitFor();

  await stepOf(company, orderId, "arrive", [[lineId, 1]]);
  await jobs.getByText("2 au comptoir").waitFor();
  expect(await jobs.getByText("En retard").count()).toBe(0);
  expect(complaints.get(page)).toEqual([]);
});

it("is calm where there is nothing, and has no block whose right is missing", async () => {
  const company = await makeCompany();
  const page = await enterAs(company);
  await page.goto("/today");
  for (const text of ["Aucun client pour l’instant.", "Aucun devis n’attend de réponse."])
    await page.getByText(text).waitFor();
  const mechanic = await enterAs({ ...company, ...(await secondUser(company, ["Diag", "CarIdentifier"])) });
  await mechanic.goto("/today");
  await mechanic.getByRole("heading", { level: 2, name: "Opérations" }).waitFor();
  expect(await mechanic.locator("main").getByRole("heading", { level: 2 }).count()).toBe(1);
});
