import "@/tests/support/end";
import { noteOrder } from "@/lib/domains/orders/commands/note-order";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { arrivalOf, parisTime } from "@/lib/providers/supplier-availability/arrival";
import { makeCompany } from "@/tests/support/company";
import { addOne, json, newCustomer, type Client } from "@/tests/support/counter";
import { orderLines } from "@/tests/support/orders";
import { rareArticle } from "@/tests/support/supply";
import { accessibilityFaults, alive, base, complaints, overflowing, shoot, widths } from "../support/browser";
import { enterAs } from "../support/people";

const soon = { code: "PlanSoon", id: 901, cents: 2320, hours: { cutoffHour: 23, deliveryHour: 8, deliveryDays: 1 } };
const far = { code: "PlanFar", id: 902, cents: 2000, hours: { cutoffHour: 23, deliveryHour: 8, deliveryDays: 6 } };

async function forgetSuppliers(): Promise<void> {
  const db = prisma();
  for (const { id } of [soon, far]) {
    await db.$executeRaw`delete from supply.article_stock where supplier_id = ${id}`;
    await db.$executeRaw`delete from supply.article_price where supplier_id = ${id}`;
    await db.$executeRaw`delete from supply.site where supplier_id = ${id}`;
    await db.$executeRaw`delete from supply.supplier where id = ${id}`;
  }
}
afterEach(forgetSuppliers);

/** Two suppliers of one article: the cheap one comes days later. */
async function supplyOf(articleId: number): Promise<void> {
  await forgetSuppliers();
  const db = prisma();
  await db.$executeRaw`delete from supply.article_price where article_id = ${articleId}`;
  for (const { id, code, cents, hours } of [soon, far]) {
    await db.$executeRaw`insert into supply.supplier (id, code, name, currency, rank, takes_orders, phone)
      values (${id}, ${code}, ${code}, 'EUR', ${id}, true, '')`;
    await db.$executeRaw`insert into supply.site (id, supplier_id, name, cutoff_hour, delivery_hour, delivery_days)
      values (${id * 10}, ${id}, 'Lyon', ${hours.cutoffHour}, ${hours.deliveryHour}, ${hours.deliveryDays})`;
    await db.$executeRaw`insert into supply.article_price (article_id, supplier_id, base_cents, public_cents, currency)
      values (${articleId}, ${id}, ${cents}, 4000, 'EUR')`;
    await db.$executeRaw`insert into supply.article_stock (article_id, supplier_id, site_id, quantity)
      values (${articleId}, ${id}, ${id * 10}, 9)`;
  }
}

async function refuseOrder({ companyId }: Client): Promise<void> {
  await prisma().$transaction(async (tx) => {
    const order = await tx.purchaseOrder.findFirstOrThrow({ where: { companyId, channel: soon.code } });
    await tx.orderTransmission.updateMany({
      where: { companyId, orderId: order.id },
      data: { state: "refused", fault: "Rupture", dueAt: null },
    });
    const { id: orderId, number, customerId } = order;
    const noted = { orderId, number, customerId, kind: "refused", state: "placed", action: "change" } as const;
    await noteOrder(systemActor("orders", companyId), { ...noted, note: "Rupture" }, tx);
  });
}

it("a cart is planned for a time, follows the plan with one press, and is planned anew when a supplier refuses", async () => {
  const company = await makeCompany();
  const customerId = await newCustomer(company);
  const articleId = await rareArticle();
  await supplyOf(articleId);
  await json(addOne(company, customerId, articleId, { channel: far.code, price: far.cents }));
  const page = await enterAs(company);
  await page.context().addCookies([{ name: "etabli.customer", value: String(customerId), url: base }]);
  await page.goto("/cart?tab=cart");
  const block = page.locator("section", { has: page.getByRole("heading", { name: "Au pont pour", exact: true }) });
  const time = block.getByLabel("Jour et heure");
  await alive(time);
  await time.fill("2020-01-01T08:00");
  await time.press("Enter");
  await block.getByText("Choisissez une heure à venir, dans les 60 jours").waitFor();

  const { date } = arrivalOf(soon.hours, parisTime(new Date()));
  await time.fill(`${date}T10:00`);
  await time.press("Enter");
  const group = block.getByRole("region", { name: soon.code });
  await group.getByText(/^À temps ; 3,20\s€ de plus que PlanFar, qui livre le /).waitFor();
  await shoot(page, "plan");
  expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
  await page.setViewportSize({ width: widths.phone, height: 844 });
  expect(await overflowing(page)).toEqual([]);
  await shoot(page, "plan-phone");
  await page.setViewportSize({ width: widths.desktop, height: 900 });

  const apply = block.getByRole("button", { name: "Appliquer le plan" });
  await apply.focus();
  await page.keyboard.press("Enter");
  await apply.waitFor({ state: "detached" });
  await block.getByText("Le panier suit le plan").waitFor();
  await page.getByRole("main").getByText(soon.code).first().waitFor();

  await json(orderLines(company, customerId));
  await refuseOrder(company);
  const alert = block.getByRole("alert");
  await alert.getByText(/^PlanSoon refuse la commande 2\d{3}-\d+ : Rupture$/).waitFor();
  const again = alert.getByRole("button", { name: "Planifier ce qui reste" });
  await alive(again);
  await again.click();
  await block
    .getByRole("region", { name: "Pas à temps" })
    .getByText(/^Au plus tôt le .*, par PlanFar$/)
    .waitFor();
  await alert.waitFor({ state: "detached" });
  await shoot(page, "plan-anew");
  expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
  // The time that had gone by.
  expect(complaints.get(page)).toEqual([expect.stringContaining("422")]);
});
