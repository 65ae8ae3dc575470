import { listAvailability } from "@/lib/domains/offers/queries/list-availability";
import { seesSupply } from "@/lib/domains/offers/queries/get-price-view";
import type { SupplierAnswer } from "@/lib/domains/offers/schema";
import { requireRight, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import { numberOf } from "@/lib/shared/vendor-channel";
import type { Kind } from "../asked";
import { byDistance, distanceKm, mostMarks } from "../rules";
import type { Holders, Spot } from "../schema";
import { findOrigin } from "./find-origin";
import { findSearched, type Searched } from "./find-searched";
import { openKinds } from "./get-view";
import { listOwnHolders, listYardHolders } from "./list-other-holders";
import { locate, type Holder } from "./locate";

interface Asked {
  q?: string;
  article?: number;
  kinds?: readonly Kind[];
  from?: number;
  lang: Language;
}

/** Who holds a part, by its reference, its EAN or as an article: the nearest first, 300 at most. */
export async function findHolders(actor: Actor, { from, kinds, ...asked }: Asked): Promise<Holders> {
  requireRight(actor, "map");
  const [origin, searched] = await Promise.all([findOrigin(actor, { from }), findSearched(actor, asked)]);
  const { articles, more } = searched;
  const none = { origin, articles, more, spots: [], silent: [] };
  if (searched.state === "words") return { ...none, state: "words" };
  if (!seesSupply(actor)) return { ...none, state: "unseen" };
  const open = new Set(openKinds(actor, kinds));
  const [offered, own, yards] = await Promise.all([
    offeredBy(actor, searched),
    open.has("stock") && searched.number ? listOwnHolders(actor, { ...asked, number: searched.number }) : [],
    open.has("recycler") && searched.number ? listYardHolders(actor, { number: searched.number }) : [],
  ]);
  const holders = [...offered.holders, ...own, ...yards].filter(({ kind }) => open.has(kind));
  const spots = (await locate(actor, { holders })).map((spot) => ({ ...spot, km: kmTo(origin, spot) }));
  const shown = spots.toSorted(byDistance).slice(0, mostMarks).map(withoutCoordinates);
  const isUnknown = articles.length === 0 && spots.length === 0;
  const state = isUnknown ? "unknown" : spots.length === 0 ? "nobody" : "found";
  return { ...none, state, spots: shown, silent: offered.silent };
}

type Located = Awaited<ReturnType<typeof locate>>[number];
const kmTo = (origin: { lat: number; lng: number } | null, { lat, lng }: Located): number | null =>
  origin && lat !== null && lng !== null ? distanceKm(origin, { lat, lng }) : null;
const withoutCoordinates = ({ lat: _lat, lng: _lng, ...spot }: Located): Spot => spot;

/** What suppliers, stores and the own stock answer of the articles. */
async function offeredBy(actor: Actor, { articles }: Searched): Promise<{ holders: Holder[]; silent: string[] }> {
  const found = { holders: [] as Holder[], silent: [] as string[] };
  if (articles.length === 0) return found;
  const labels = new Map(articles.map(({ id, label }) => [id, label]));
  for await (const answer of listAvailability(actor, { items: articles.map(({ id }) => ({ articleId: id })) })) {
    if (answer.status === "ko") found.silent.push(answer.supplier.name);
    found.holders.push(...holdersOf(answer, labels));
  }
  return found;
}

function holdersOf({ supplier, offers }: SupplierAnswer, labels: ReadonlyMap<number, string>): Holder[] {
  const isOwn = supplier.code === "local";
  const isStore = numberOf(supplier.code) !== null;
  return offers.flatMap(({ articleId, state, stocks, site, date, hour }) =>
    (state === "available" ? stocks : []).map(({ name, qty }) => ({
      kind: isOwn ? "stock" : isStore ? "seller" : "supplier",
      code: supplier.code,
      site: isOwn || isStore ? "" : name,
      name: isOwn ? "" : supplier.name,
      holding: {
        label: [labels.get(articleId), isOwn ? name : ""].filter(Boolean).join(" · "),
        quantity: qty,
        ...(name === site ? { date, hour } : { date: null, hour: null }),
      },
    })),
  );
}
