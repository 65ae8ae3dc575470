import { CallProblem } from "@/lib/api/client";
import { callLines } from "@/lib/api/client/call-lines";
import type { SupplierAnswer } from "@/lib/domains/offers/schema";
import { keepOffers, readOffers } from "./kept-offers";

/**
 * Asks every supplier for the articles and hands on each answer as its line arrives; without a network what was offered last.
 * Throws when the call fails and nothing was kept.
 */
export async function streamAvailability(
  articleIds: readonly number[],
  onAnswer: (answer: SupplierAnswer) => void,
): Promise<void> {
  const heard: SupplierAnswer[] = [];
  const hear = (answer: SupplierAnswer) => {
    heard.push(answer);
    onAnswer(answer);
  };
  try {
    await callLines("/availability", { body: { items: articleIds.map((articleId) => ({ articleId })) } }, hear);
  } catch (problem) {
    if (!(problem instanceof CallProblem) || problem.status !== 0 || heard.length > 0) throw problem;
    const kept = await readOffers(articleIds).catch(() => []);
    if (kept.length === 0) throw problem;
    kept.forEach(onAnswer);
    return;
  }
  void keepOffers(heard, articleIds).catch(() => undefined);
}
