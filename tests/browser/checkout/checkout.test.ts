import { createHash } from "node:crypto";
import { prisma } from "@/lib/platform/db";
import { readCodes } from "@/lib/providers/documents/testing/read-pdf";
import { settlePayment } from "@/lib/domains/payments/commands/settle-payment";
import { systemActor } from "@/lib/platform/actor";
import "@/tests/support/end";
import { fillOwnBasket } from "@/tests/support/own-basket";
import { base, complaints } from "../support/browser";
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
    expect(await prisma().payment.count({ where: { companyId: company.companyId } })).toBe(0);
    await prisma().$executeRaw`delete from basket_line where company_id = ${company.companyId}`;
    await page.goto(`${base}/checkout`);
    await page.getByRole("heading", { name: "Le panier de la société est vide" }).waitFor();
  });
});
