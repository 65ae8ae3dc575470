import type { Page } from "playwright-core";
import { secondUser } from "@/tests/support/company";
import { addOne, openCounter } from "@/tests/support/counter";
import "@/tests/support/end";
import { prisma } from "@/lib/platform/db";
import { alive, base, complaints } from "../support/browser";
import { enterAs } from "../support/people";
import { openCart } from "../support/shopping";

const notices = (page: Page) => page.getByRole("region", { name: "Avis" });
const rows = (page: Page) => page.locator("tr[data-line]");

/** Two sellers of one company at the cart of one customer, with three lines. */
async function twoAtOneCart() {
  const counter = await openCounter(undefined, 3);
  const { company, customerId, articles } = counter;
  const colleague = await secondUser(company);
  const named = (userId: number, name: string) => prisma().user.update({ where: { id: userId }, data: { name } });
  await named(company.userId, "Nadia Perrin");
  await named(colleague.userId, "Karim Benali");
  for (const id of articles) await addOne(company, customerId, id);
  const open = async (userId: number) => {
    const page = await enterAs({ userId, companyId: company.companyId });
    await page.context().addCookies([{ name: "etabli.customer", value: String(customerId), url: base }]);
    await openCart(page);
    return page;
  };
  return { ...counter, nadia: await open(company.userId), karim: await open(colleague.userId) };
}

describe("two at one cart", () => {
  it("see who removed what; nothing slides under the pointer until it leaves or says that it saw", async () => {
    const { nadia, karim } = await twoAtOneCart();
    await rows(nadia).nth(2).hover();
    const before = await rows(nadia).nth(2).boundingBox();
    await rows(karim)
      .first()
      .getByRole("button", { name: /^Retirer / })
      .click();
    await notices(nadia)
      .getByText(/^Karim Benali a retiré /)
      .waitFor();
    const gone = nadia.locator("tr[data-gone]");
    await gone.getByText("retiré par Karim Benali").waitFor();
    const third = nadia.locator("tr").nth(3);
    expect((await third.boundingBox())?.y).toBe(before?.y);
    expect(await rows(nadia).count()).toBe(2);
    await nadia.mouse.move(2, 2);
    await gone.waitFor({ state: "detached" });
    expect(await rows(nadia).count()).toBe(2);

    await rows(nadia).nth(1).hover();
    await rows(karim)
      .first()
      .getByRole("button", { name: /^Retirer / })
      .click();
    await gone.getByRole("button", { name: "Vu" }).click();
    await gone.waitFor({ state: "detached" });
    expect(complaints.get(nadia)).toEqual([]);
    expect(complaints.get(karim)).toEqual([]);
  });

  it("are told by name of each other's quantities and articles, and never of their own", async () => {
    const { nadia, karim, company, customerId, articles } = await twoAtOneCart();
    await alive(
      rows(karim)
        .first()
        .getByRole("button", { name: /^Une pièce de plus/ }),
    );
    await rows(karim)
      .first()
      .getByRole("button", { name: /^Une pièce de plus/ })
      .click();
    await notices(nadia)
      .getByText(/^Karim Benali a changé la quantité de /)
      .waitFor();
    await rows(nadia).first().locator('input[value="2"]').waitFor();
    await rows(karim)
      .first()
      .getByRole("button", { name: /^Retirer / })
      .click();
    await notices(nadia)
      .getByText(/^Karim Benali a retiré /)
      .waitFor();
    expect(
      await notices(karim)
        .getByText(/Karim Benali|Votre autre fenêtre/)
        .count(),
    ).toBe(0);
    await addOne(company, customerId, articles[0] ?? 0);
    await notices(karim)
      .getByText(/^Nadia Perrin a ajouté /)
      .waitFor();
    // What others add waits until the pointer leaves the list.
    expect(await rows(karim).count()).toBe(2);
    await karim.mouse.move(2, 2);
    await rows(karim).nth(2).waitFor();
  });

  it("empties without a jump while the pointer is on the last line", async () => {
    const { nadia, karim } = await twoAtOneCart();
    await rows(nadia).last().hover();
    for (let left = 3; left > 0; left -= 1) {
      await rows(karim)
        .first()
        .getByRole("button", { name: /^Retirer / })
        .click();
      await nadia
        .locator("tr[data-gone]")
        .nth(3 - left)
        .waitFor();
    }
    expect(await nadia.getByRole("heading", { name: /^Rien dans/ }).count()).toBe(0);
    await nadia.mouse.move(2, 2);
    await nadia.getByRole("heading", { name: /^Rien dans/ }).waitFor();
  });
});
