import { prisma } from "@/lib/platform/db";
import "@/tests/support/end";
import { mailOf, writtenFile } from "@/tests/support/mails";
import { openQuote } from "@/tests/support/quotes";
import { accessibilityFaults, alive, complaints, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";

async function atQuote(width: "desktop" | "phone" = "desktop") {
  const counter = await openQuote();
  const { companyId } = counter.company;
  await prisma().company.update({ where: { id: companyId }, data: { email: "contact@garage.example" } });
  const page = await enterAs(counter.company, { width });
  await page.goto(`/quotes/${counter.quoteId}`);
  const open = page.getByRole("button", { name: "Envoyer par e-mail" });
  await alive(open);
  return { ...counter, page, open };
}

describe("a quote by e-mail", () => {
  it("is written, leaves with its document, and its page says so; administrators read it", async () => {
    const { page, open, company, number } = await atQuote();
    await open.click();
    const dialog = page.getByRole("dialog", { name: "Envoyer le devis par e-mail" });
    await dialog.getByText("le client ne le recevra pas").waitFor();
    expect(await dialog.getByLabel("Objet").inputValue()).toBe(`Votre devis n° ${number}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel("Destinataire").fill("client");
    await dialog.getByRole("button", { name: "Envoyer", exact: true }).click();
    await dialog.getByText("Adresse e-mail incomplète").waitFor();
    await dialog.getByLabel("Destinataire").fill("client@example.com");
    await dialog.getByLabel("Message").fill("Bonjour,\n\nvoici le devis promis.");
    await shoot(page, "quote-mail");
    await dialog.getByRole("button", { name: "Envoyer", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("heading", { name: "Envois par e-mail" }).waitFor();
    await page.getByText("Conservé, non envoyé", { exact: true }).waitFor();
    const { companyId } = company;
    const row = await prisma().mail.findFirstOrThrow({ where: { companyId }, select: { id: true } });
    const file = await writtenFile((await mailOf(companyId, row.id)).messageId);
    expect(file).toMatch(/^To: client@example.com\r$/m);
    expect(file).toMatch(/^Reply-To: contact@garage.example\r$/m);
    expect(file).toContain("voici le devis promis.");
    expect(file).toMatch(/Content-Type: application\/pdf; name=/);
    await page.goto("/mails");
    await page.getByRole("link", { name: `Votre devis n° ${number}` }).click();
    await page.getByText("voici le devis promis.").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Télécharger le message (.eml)" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`mail-${row.id}.eml`);
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    await shoot(page, "mail");
    expect(complaints.get(page)).toEqual([]);
  });

  it("keeps what was written when the call fails, and is sent once when it is repeated", async () => {
    const { page, open, company } = await atQuote("phone");
    await open.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Destinataire").fill("client@example.com");
    await page.route("**/api/quote/mail", async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: { code: "unavailable" } });
    });
    const send = dialog.getByRole("button", { name: "Envoyer", exact: true });
    await send.click();
    await page.getByText("Impossible d'envoyer le message").waitFor();
    expect(await dialog.getByLabel("Destinataire").inputValue()).toBe("client@example.com");
    expect(await overflowing(page)).toEqual([]);
    await shoot(page, "quote-mail-phone");
    await page.unroute("**/api/quote/mail");
    await send.click();
    await dialog.waitFor({ state: "detached" });
    expect(await prisma().mail.count({ where: { companyId: company.companyId } })).toBe(1);
  });
});
