import type { QuoteMade } from "@/lib/domains/quotes/schema";
import { prisma } from "@/lib/platform/db";
import { addOne, json, newCustomer } from "@/tests/support/counter";
import "@/tests/support/end";
import { ask, makeOwner } from "@/tests/support/owner";
import { quoteNew } from "@/tests/support/quotes";
import { base, complaints, openPage } from "../support/browser";

const text = `<img src=x onerror=alert(1)><script>alert(2)</script>"'&amp; \u202egnal\u202c 👩‍🔧`;

describe("texts full of markup, marks and signs", () => {
  it("are shown as they were written: no dialog, nothing refused by the page's policy", async () => {
    const { company, values, articleId } = await makeOwner();
    const info = { title: "Mme", firstname: text, name: text, company: text, address: text, city: text };
    const contact = { phone: "06 12 34 56 78", email: "a@etabli.test", postalCode: "69003", country: "FR" };
    const customerId = await newCustomer(company, { ...info, ...contact });
    await ask(company, "POST /astuces", { type: "MRE5202E1234", typeMot: text, codeMot: "A 1", obsMot: text });
    await ask(company, "POST /update-custom-search", { ...values, name: text });
    await prisma().user.update({ where: { id: company.userId }, data: { name: text } });
    await prisma().company.update({ where: { id: company.companyId }, data: { name: text } });
    await addOne(company, customerId, articleId);
    const quote = await json<QuoteMade>(quoteNew(company, customerId));
    const page = await openPage();
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.context().addCookies([{ name: "etabli.session", value: company.token, url: base }]);
    const pages = [`/customers/${customerId}`, "/customers", "/social", "/users", `/users/${company.userId}`];
    for (const path of [...pages, "/mon-compte", "/connectedUsers", `/quotes/${quote.id}`]) {
      await page.goto(path, { waitUntil: "networkidle" });
      const shown = await page.locator("body").innerText();
      expect([path, shown.includes("<img src=x onerror=alert(1)>")]).toEqual([path, true]);
      expect([path, await page.locator("img[src='x']").count()]).toEqual([path, 0]);
    }
    expect([dialogs, complaints.get(page)]).toEqual([[], []]);
  });
});
