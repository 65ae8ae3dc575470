interface SeenOffer {
  articleId: number;
  state: string;
  publicCents: number | null;
  partType: string | null;
  currency: "EUR" | "CHF";
}

export interface UsedOffer {
  /** The article that is offered used. */
  articleId: number;
  usedCents: number;
  /** What the cheapest new part costs more; negative where it costs less, null without a new one. */
  savingCents: number | null;
}

/** The cheapest used part among offers in euro beside the cheapest new one, by what the customer pays; null without a used one. */
export function compareUsed(offers: readonly SeenOffer[]): UsedOffer | null {
  const cheapest = (used: boolean) =>
    offers
      .filter(({ state, currency }) => state === "available" && currency === "EUR")
      .filter(({ partType }) => (partType === "économie circulaire") === used)
      .flatMap(({ articleId, publicCents }) => (publicCents ? [{ articleId, publicCents }] : []))
      .toSorted((one, other) => one.publicCents - other.publicCents)
      .at(0);
  const [used, fresh] = [cheapest(true), cheapest(false)];
  if (!used) return null;
  const { articleId, publicCents: usedCents } = used;
  return { articleId, usedCents, savingCents: fresh ? fresh.publicCents - usedCents : null };
}
