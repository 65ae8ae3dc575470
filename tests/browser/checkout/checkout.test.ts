import { createHash } from "node:crypto";
import type { Basket } from "@/lib/domains/basket/schema";
import { prisma } from "@/lib/platform/db";
import { readCodes } from "@/lib/providers/documents/testing/read-pdf";
import { settlePayment } from "@/lib/domains/payments/commands/settle-payment";
import { systemActor } from "@/lib/platform/actor";
import "@/tests/support/end";
import { json } from "@/tests/support/counter";
import { fillOwnBasket } from "@/tests/support/own-basket";
import { alive, base, complaints } from "../support/browser";
import { enterAs } from "../support/people";

describe("the checkout", () => {
  it("is bought on invoice: a Swiss address is refused, the QR bill says the total, and the payment is told live", async () => {
    const { company, fill } = await fillOwnBasket();
    const page = await enterAs(company);
    await page.goto(`${base}/checkout`);
    await page.getByRole("textbox", { name: "Nom", exact: true }).fill("Martin");
    await page.getByLabel("Prénom").fill("Anne");
    await page.getByLabel("Pays").selectOption("CH");
    await page.getByLabel("Code postal").fill("1200");
    await page.getByRole("button", { name: "Choisir le paiement" }).click();
    await page.getByText("La livraison se fait uniquement en France").waitFor();
    await page.getByLabel("Pays").selectOption("FR");
    await page.getByLabel("Code postal").fill("74160");
    expect(await page.getByRole("textbox", { name: "Nom", exact: true }).inputValue()).toBe("Martin");
    await page.getByRole("button", { name: "Choisir le paiement" }).click();

    await page.getByRole("radio", { name: /Facture à 30 jours/ }).check();
    await page.getByRole("button", { name: "Voir le récapitulatif" }).click();
    await page.waitForURL(/\/checkout\/complete$/);
    await page.reload();
    await page.getByText("3 rue", { exact: false }).or(page.getByText("1 rue du Lac")).first().waitFor();
    await page.getByRole("link", { name: "Modifier le paiement" }).click();
    await page.getByRole("radio", { name: /Facture à 30 jours/, checked: true }).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Commander avec obligation de paiement" }).click();
    await page.getByRole("heading", { name: "Commande passée avec succès" }).waitFor();

    const { companyId } = company;
    const payment = await prisma().payment.findFirstOrThrow({ where: { companyId } });
    const invoice = await page.request.get(`${base}/api/payments/${payment.orderNumber}/invoice`);
    const code = readCodes(await invoice.body()).find((one) => one !== null);
    expect(code?.split("\n").slice(18, 20)).toEqual([(payment.cents / 100).toFixed(2), "CHF"]);
    expect(code).toContain(payment.reference);

    const eventId = createHash("sha256").update(payment.reference).digest("hex");
    const { id, cents, currency } = payment;
    await prisma().$transaction((tx) =>
      settlePayment(
        systemActor("test", companyId),
        { companyId, id, kind: "paid", source: "bank", eventId, cents, currency },
        tx,
      ),
    );
    await page.locator("dl").getByText("Payé", { exact: true }).waitFor();

    await fill(1);
    await page.goto(`${base}/checkout`);
    await page.getByRole("button", { name: "Choisir le paiement" }).click();
    await page.getByRole("radio", { name: /Paiement au retrait/ }).check();
    await page.getByRole("button", { name: "Voir le récapitulatif" }).click();
    await page.getByRole("button", { name: "Commander avec obligation de paiement" }).click();
    await page.getByRole("heading", { name: "Commande passée avec succès" }).waitFor();
    await page.getByText(payment.orderNumber).waitFor({ state: "detached" });
    expect(await prisma().payment.count({ where: { companyId } })).toBe(2);
    expect(complaints.get(page)).toEqual([]);
  });

  it("has nothing to order of an empty basket, and shows what changed since the recap", async () => {
    const { company } = await fillOwnBasket(2);
    const page = await enterAs(company);
    await page.goto(`${base}/checkout/complete`);
    await page.waitForURL(/\/checkout$/);
    await page.getByRole("textbox", { name: "Nom", exact: true }).fill("Martin");
    await page.getByLabel("Prénom").fill("Anne");
    await page.getByRole("button", { name: "Choisir le paiement" }).click();
    await page.getByRole("button", { name: "Voir le récapitulatif" }).click();
    await page.getByRole("button", { name: "Commander avec obligation de paiement" }).waitFor();
    await prisma()
      .$executeRaw`update basket_line set price_cents = price_cents - 100 where company_id = ${company.companyId}`;
    await page.reload();
    await page.getByRole("button", { name: "Commander avec obligation de paiement" }).click();
    await page.getByText("Rien n'est commandé").waitFor();
    await page.locator("tr[data-change=changed]").getByText("Modifié").waitFor();
    await page.reload();
    await page.locator("tr[data-change]").waitFor({ state: "detached" });
    await alive(page.getByRole("button", { name: "Commander avec obligation de paiement" }));
    const { lines } = await json<Basket>(company.get("/getCart/company"));
    await company.get(`/updateQuantity/company/${lines[0]?.id}/5`);
    await page.getByRole("button", { name: "Commander avec obligation de paiement" }).click();
    await page.getByRole("main").getByText("Le panier a été modifié entre-temps").waitFor();
    await page.locator("tr[data-change=changed]").getByText("Modifié").waitFor();
    const total = page.getByRole("heading", { name: "Totaux" });
    const order = page.getByRole("button", { name: "Commander avec obligation de paiement" });
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      const [sum, press] = [await total.boundingBox(), await order.boundingBox()];
      expect(sum!.y).toBeLessThan(press!.y);
    }
    await page.getByRole("link", { name: "Retour au panier" }).click();
    await page.waitForURL("**/cart?tab=company");
    await alive(page.getByRole("button", { name: "Commander sur compte" }));
    const quantity = page.getByRole("textbox", { name: /^Quantité de/ }).first();
    await quantity.fill("0");
    await page.getByRole("link", { name: "Choisir l’adresse et le paiement" }).click();
    await page.getByText("Une quantité n'est pas enregistrée").waitFor();
    expect(page.url()).toContain("/cart?tab=company");
    expect(await prisma().payment.count({ where: { companyId: company.companyId } })).toBe(0);
    await prisma().$executeRaw`delete from basket_line where company_id = ${company.companyId}`;
    await page.goto(`${base}/checkout`);
    await page.getByRole("heading", { name: "Le panier de la société est vide" }).waitFor();
  });
});
