import { useMemo, useState } from "react";
import { useAvailability } from "@/components/offers/use-availability";
import type { Candidate, PartCandidates } from "@/lib/domains/catalogue/list/candidates/schema";
import type { ToldCapacity } from "@/lib/domains/cart/besides/schema";
import type { BestOffer } from "@/lib/domains/offers/best";
import type { SupplierOffer } from "@/lib/domains/offers/schema";

type OffersOf = (articleId: number) => readonly SupplierOffer[];

/** A part that is offered: what it is called, which of its offers is chosen at first, how many packs of an article it takes. */
export interface WantedPart {
  key: number;
  part: PartCandidates;
  name: string;
  best: (asked: readonly Candidate[], offersOf: OffersOf) => BestOffer<Candidate> | null;
  packs: (article: Candidate) => number;
  /** Chosen by its kind and not by the vehicle; as much as the vehicle takes, where that is known. */
  loose?: boolean;
  capacity?: ToldCapacity | null;
}

interface Offered {
  article: Candidate;
  /** The best one for it; null when nobody has any. */
  offer: SupplierOffer | null;
}

export interface PartLine extends Pick<WantedPart, "key" | "part" | "name" | "best" | "loose" | "capacity"> {
  chosen: Offered;
  quantity: number;
  ticked: boolean;
  loading: boolean;
  /** What became of it: in the cart, refused, or its price changed to so many cents. */
  outcome: "added" | "failed" | { price: number } | null;
  offersOf: OffersOf;
}

export interface PartChoice {
  articleId?: number;
  ticked?: boolean;
  outcome?: PartLine["outcome"];
}

const shownPrice = ({ offer }: Offered): number | null =>
  offer && offer.state !== "error" ? (offer.netCents ?? offer.publicCents) : null;

/** What a piece of a line costs as its reader sees it: a price that changed stays its outcome until it is added at the new one. */
export const priceOfLine = ({ chosen, outcome }: Pick<PartLine, "chosen" | "outcome">): number | null =>
  typeof outcome === "object" && outcome ? outcome.price : shownPrice(chosen);

/** Parts with the best offer of each, as suppliers answer, and what the reader chose of them. */
export function usePartLines(wanted: readonly WantedPart[]) {
  const [choices, setChoices] = useState<Record<number, PartChoice>>({});
  const ids = useMemo(() => [...new Set(wanted.flatMap(({ part }) => part.articles.map(({ id }) => id)))], [wanted]);
  const { byArticle } = useAvailability(ids);
  const offersOf: OffersOf = (id) => byArticle.get(id)?.offers ?? [];
  const choose = (key: number, choice: PartChoice) =>
    setChoices((now) => ({ ...now, [key]: { ...now[key], ...choice } }));
  const lines = wanted.flatMap(({ packs, ...one }): PartLine[] => {
    const { part, key, best } = one;
    const { articleId, ticked, outcome = null } = choices[key] ?? {};
    const own = part.articles.filter(({ id }) => id === articleId);
    const asked = own.length > 0 ? own : part.articles;
    const [first] = asked;
    if (!first) return [];
    const chosen: Offered = best(asked, offersOf) ?? { article: first, offer: null };
    const loading = part.articles.some(({ id }) => byArticle.get(id)?.loading ?? true);
    const buyable = shownPrice(chosen) !== null;
    const sure = chosen.article.fit.verdict === "fits";
    const quantity = packs(chosen.article);
    return [{ ...one, chosen, quantity, ticked: buyable && (ticked ?? sure), loading, outcome, offersOf }];
  });
  const ticked = lines.filter((line) => line.ticked && line.outcome !== "added");
  const sum = ticked.reduce((cents, line) => cents + line.quantity * (priceOfLine(line) ?? 0), 0);
  return { lines, ticked, sum, choose };
}
