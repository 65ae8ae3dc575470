import { findStockItem } from "@/lib/domains/stock/queries/find-items";
import { findArticleNames } from "@/lib/domains/catalogue/sheet/queries/find-article-names";
import { findOffer } from "@/lib/domains/offers/queries/find-offer";
import { readOffer } from "@/lib/domains/offers/rules";
import type { Offer } from "@/lib/domains/offers/schema";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { unprocessable } from "@/lib/platform/problems";
import { commonLanguages, homeLanguage } from "@/lib/shared/languages";
import { ownStockChannel } from "../rules";
import type { KeptItem } from "../schema";

/** What a seller wants to add, as the catalogue or the own stock knows it, and the channel's offer of it. */
export interface Goods {
  item: Omit<KeptItem, "partType" | "vehicle">;
  /** Null for what the catalogue does not know: nothing tells whether it fits. */
  articleId: number | null;
  partType: string | null;
  offer: Offer | null;
}

interface Wanted {
  /** An article, or own- and the number of an item of the company's own. */
  id: number | string;
  channel: string;
}

/** Null when there is no such article or item; 422 for a channel that does not sell it. */
export async function findGoods(actor: Actor, { id, channel }: Wanted): Promise<Goods | null> {
  requireRight(actor, "cart");
  return typeof id === "number" ? findArticleGoods(actor, id, channel) : findOwnGoods(actor, id, channel);
}

async function findArticleGoods(actor: Actor, id: number, channel: string): Promise<Goods | null> {
  const [names, offer] = await Promise.all([
    findArticleNames(actor, { id }),
    findOffer(actor, { articleId: id, channel }),
  ]);
  if (!names) return null;
  const { number, brand, genartId, labels: label } = names;
  const item = { id, number, makeId: brand.id, makeLabel: brand.name, genartId, label };
  return { item, articleId: id, partType: offer?.partType ?? null, offer };
}

const noMake = 0;

async function findOwnGoods(actor: Actor, ownId: string, channel: string): Promise<Goods | null> {
  if (channel !== ownStockChannel)
    throw unprocessable("unsupported-supplier", "Only the own stock sells an item of the company's own.");
  const own = await findStockItem(actor, { id: Number(ownId.slice("own-".length)), lang: homeLanguage });
  if (!own) return null;
  const { id, brand, reference, label, genart, price, currency, quantity, partType } = own;
  const offer = readOffer({
    ...{ articleId: id, status: "ok", stocks: [], quantity, text: null, date: null, hour: null, site: null },
    ...{ baseCents: price, discount1Bp: 0, discount2Bp: 0, publicCents: price, depositCents: 0, currency },
  });
  const item = { id, own: true, number: reference, makeId: noMake, makeLabel: brand, genartId: genart?.id ?? 0 };
  return {
    item: { ...item, label: Object.fromEntries(commonLanguages.map((language) => [language, label])) },
    articleId: null,
    partType,
    offer,
  };
}
