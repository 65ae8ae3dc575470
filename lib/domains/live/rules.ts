import type { LiveKind } from "@/lib/shared/live-events";
import { pageRights } from "@/lib/shared/page-rights";
import type { Right } from "@/lib/shared/rights";

/** Whom an event of a kind concerns; null where it is for all who may hear the kind. */
export interface Addressed {
  kind: LiveKind;
  userId: number | null;
  customerId: number | null;
  screenId: number | null;
}

export type Listener =
  | { kind: "user"; userId: number | null; has: (right: Right) => boolean }
  | { kind: "companion"; customerId: number }
  | { kind: "screen"; screenId: number };

interface Audience {
  rights: readonly Right[];
  /** Heard by the user who caused it alone. */
  own?: boolean;
  companion?: boolean;
  screen?: boolean;
}

const editors: readonly Right[] = ["SmartEditor", "V2Editor", "LMSEditor", "RSEEditor", "admin"];
const sellers: readonly Right[] = ["cart"];

const audiences: Record<LiveKind, Audience> = {
  searchVin: { rights: ["CaiaApp"], own: true },
  searchEAN: { rights: ["CaiaApp"], own: true },
  data: { rights: ["CaiaApp"], own: true },
  "Customer connected": { rights: sellers },
  "Customer data": { rights: sellers, companion: true },
  "Cart items": { rights: sellers, companion: true },
  Order: { rights: ["cart", "Techauto-app"] },
  Quote: { rights: sellers, companion: true },
  QuoteStatus: { rights: sellers, companion: true },
  "Cart Highlight": { rights: sellers, companion: true },
  Tips: { rights: ["CaiaApp"] },
  Tiles: { rights: ["CaiaApp", "v2"], screen: true },
  "Recycled unit": { rights: ["PRE", "cart"] },
  Mail: { rights: ["cart", "admin"] },
  Notifications: { rights: ["CaiaApp", "v2"] },
  Payment: { rights: ["cart", "Techauto-app", "admin"] },
  Vendors: { rights: ["admin"] },
  Vendor: { rights: pageRights("/vendor") },
  Chat: { rights: ["Chatwoot"], own: true },
  Conversations: { rights: ["admin"] },
  "Screen URLs": { rights: editors, screen: true },
  "Screen Data": { rights: editors, screen: true },
};

/** Whether the listener may hear an event of their own company. */
export function hears(listener: Listener, { kind, userId, customerId, screenId }: Addressed): boolean {
  const audience = audiences[kind] as Audience | undefined;
  if (!audience) return false;
  if (listener.kind === "companion") return audience.companion === true && customerId === listener.customerId;
  if (listener.kind === "screen")
    return audience.screen === true && (screenId === null || screenId === listener.screenId);
  if (audience.own ? userId !== listener.userId : userId !== null && userId !== listener.userId) return false;
  return audience.rights.some(listener.has);
}

/** A stream's position as a client names it: null without one, NaN for what no stream ever gave. */
export function readPositionText(text: string | null | undefined): number | null {
  if (!text) return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : NaN;
}
