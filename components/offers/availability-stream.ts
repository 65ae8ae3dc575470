import { callLines } from "@/lib/api/client/call-lines";
import type { SupplierAnswer } from "@/lib/domains/offers/schema";

/** Asks every supplier for the articles and hands on each answer as its line arrives; throws when the call fails. */
export const streamAvailability = (
  articleIds: readonly number[],
  onAnswer: (answer: SupplierAnswer) => void,
): Promise<void> =>
  callLines("/availability", { body: { items: articleIds.map((articleId) => ({ articleId })) } }, onAnswer);
