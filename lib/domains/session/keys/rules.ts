import { mayEnter, type Right } from "@/lib/shared/rights";

/** How a key of a program begins. */
const mark = "etb_";
/** The mark and eight characters: what is kept and shown of a key. */
const shownLength = mark.length + 8;

/** Keys of one company that open something. */
export const mostKeys = 50;
export const longestKeyName = 60;

/** They open people's accounts and make keys: with them a key that is revoked would leave others behind. */
const ofPeopleAlone: readonly string[] = ["admin", "UsersAdmin"] satisfies Right[];

export const keyOf = (secret: string): string => mark + secret;
export const isCompanyKey = (token: string): boolean => /^etb_[\w-]{43}$/.test(token);
export const prefixOf = (key: string): string => key.slice(0, shownLength);

/** The rights that somebody may give a key. */
export const givable = (held: readonly string[]): string[] => held.filter((right) => !ofPeopleAlone.includes(right));

/** The rights of a key that its maker still holds in the company; none once they may not enter it. */
export const stillHeld = (given: readonly string[], held: readonly string[]): string[] =>
  mayEnter(held) ? givable(given).filter((right) => held.includes(right)) : [];

export type KeyState = "live" | "ended" | "revoked";

/** What stands between a key and its calls. */
export function stateOf({ revokedAt, endsAt }: { revokedAt: Date | null; endsAt: Date | null }, now: Date): KeyState {
  if (revokedAt) return "revoked";
  return endsAt && endsAt <= now ? "ended" : "live";
}
