import type { Page } from "playwright-core";
import type { SupplierAnswer } from "@/lib/domains/offers/schema";

const headers = { "x-etabli": "1" };

/** What the house pays for the article: net and base price of each supplier that sells it, one piece and so many. */
export async function amountsOf(page: Page, articleId: number, quantity: number): Promise<number[]> {
  const answer = await page.request.post("/api/availability", { headers, data: { items: [{ articleId }] } });
  const { answers } = (await answer.json()) as { answers: SupplierAnswer[] };
  const offers = answers.flatMap(({ offers: all }) => all);
  const open = new Set(offers.flatMap(({ publicCents }) => (publicCents ? [publicCents, publicCents * quantity] : [])));
  const kept = offers.flatMap(({ netCents, baseCents }) => [netCents, baseCents].filter((one) => one !== null));
  return [...new Set(kept.flatMap((cents) => [cents, cents * quantity]))].filter((cents) => !open.has(cents));
}

/** The amounts of which a text holds any writing: cents, or units with a point or a comma. */
export function amountsIn(text: string, amounts: readonly number[]): number[] {
  const solid = text.replace(/[\s\u00a0\u202f]|&nbsp;|\\u(00a0|202f)/g, "");
  return amounts.filter((cents) => {
    const [units, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, "0")];
    return new RegExp(`(?<![\\w.,-])(${cents}|${units}[.,]${rest})(?![\\w-]|[.,]\\d)`).test(solid);
  });
}
