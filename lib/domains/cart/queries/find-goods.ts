import { ownStockChannel } from "@/lib/domains/stock/channel";
import { findStockItem } from "@/lib/domains/stock/queries/find-items";
import { findTyre } from "@/lib/domains/tyres/queries/search-tyres";
import { tyreChannel } from "@/lib/domains/tyres/channel";
import { sizeText } from "@/lib/domains/tyres/size/rules";
import type { Tyre } from "@/lib/domains/tyres/schema";
import { findArticleNames } from "@/lib/domains/catalogue/sheet/queries/find-article-names";
import { findOffer } from "@/lib/domains/offers/queries/find-offer";
import { readOffer } from "@/lib/domains/offers/rules";
import type { Offer } from "@/lib/domains/offers/schema";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { unprocessable } from "@/lib/platform/problems";
import { commonLanguages, homeLanguage } from "@/lib/shared/languages";
import type { Fit } from "@/lib/domains/catalogue/fit/schema";
import { findUnits } from "@/lib/domains/recycled/queries/list-units";
import { unitLabels } from "@/lib/domains/recycled/queries/unit-labels";
import { asFit, judgeUnit, unitChannel, unitIdOf, unitOffer } from "@/lib/domains/recycled/rules";
import type { KeptItem } from "../schema";
import type { LineVehicle } from "./find-line-vehicle";
import { requireEuro } from "./require-euro";

/** What a seller wants to add, as the catalogue or the own stock knows it, and the channel's offer of it. */
export interface Goods {
  item: Omit<KeptItem, "partType" | "vehicle">;
  /** Null for what the catalogue does not know: nothing tells whether it fits. */
  articleId: number | null;
  partType: string | null;
  offer: Offer | null;
  /** Whether it fits, where its own domain judges that. */
  fitOf?: (vehicle: Pick<LineVehicle, "facts">) => Fit | null;
  tyre?: Tyre;
}

interface Wanted {
  /** An article, or own-, pre- or tyre- and the number of an own item, a recycled unit or a tyre. */
  id: number | string;
  channel: string;
}

/** Null when there is no such article or item; 422 for a channel that does not sell it. */
export async function findGoods(actor: Actor, { id, channel }: Wanted): Promise<Goods | null> {
  requireRight(actor, "cart");
  if (typeof id === "number") return findArticleGoods(actor, id, channel);
  if (id.startsWith("techauto-")) requireEuro("CHF");
  if (id.startsWith("tyre-")) return findTyreGoods(actor, id, channel);
  const unitId = unitIdOf(id);
  return unitId === null ? findOwnGoods(actor, id, channel) : findUnitGoods(actor, unitId, channel);
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

async function findUnitGoods(actor: Actor, id: number, channel: string): Promise<Goods | null> {
  if (channel !== unitChannel)
    throw unprocessable("unsupported-supplier", "Only its own channel sells a recycled unit.");
  const [unit] = await findUnits(actor, { ids: [id] });
  if (!unit) return null;
  const { kind, engineCodes, gearboxReference, make } = unit;
  const number = (kind === "engine" ? engineCodes.join(" / ") : gearboxReference) ?? "";
  const offer = unitOffer(unit);
  const label = await unitLabels(kind);
  return {
    item: { id, unit: true, number, makeId: noMake, makeLabel: make, genartId: 0, label },
    articleId: null,
    partType: offer.partType,
    offer,
    fitOf: ({ facts }) =>
      facts &&
      asFit(kind, judgeUnit(unit, { engineCode: facts.engineCode, gearbox: facts.gearbox, gearboxCode: null })),
  };
}

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

async function findTyreGoods(actor: Actor, tyreId: string, channel: string): Promise<Goods | null> {
  if (channel !== tyreChannel)
    throw unprocessable("unsupported-supplier", `Tyres are sold by the channel ${tyreChannel}.`);
  const tyre = await findTyre(actor, { id: Number(tyreId.slice("tyre-".length)) });
  if (!tyre) return null;
  const { id, ean, marque, designation, price, stock, saison, categorieMarque, profil } = tyre;
  const offer = readOffer({
    ...{ articleId: id, status: "ok", stocks: [], quantity: stock, text: null, date: null, hour: null, site: null },
    ...{ baseCents: price, discount1Bp: 0, discount2Bp: 0, publicCents: price, depositCents: 0, currency: "EUR" },
  });
  const size = sizeText({
    ...{ width: tyre.largeur, ratio: tyre.serie, rim: tyre.diametre, commercial: tyre.categorie === "van" },
  });
  const item = {
    ...{ id, number: ean, makeId: noMake, makeLabel: marque, genartId: 0 },
    tyre: { size, saison, marque, categorieMarque, profil },
    label: Object.fromEntries(commonLanguages.map((language) => [language, designation])),
  };
  return { item, articleId: null, partType: null, offer, tyre };
}
