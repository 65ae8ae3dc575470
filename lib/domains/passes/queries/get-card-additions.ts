import { saveLinks } from "@/lib/providers/wallet";
import type { CardAddition } from "../schema";
import { findHeldPass } from "./find-held-pass";
import { areAccepted, googleLink } from "./issue";
import { listAdditions } from "./list-additions";

interface Shown {
  additions: CardAddition[];
  /** The reader named a pass that opens nothing: withdrawn, of another vehicle, or a guess. */
  isInvalid: boolean;
  /** Ways to take the pass in hand along; null where there is none. */
  apple: string | null;
  google: string | null;
}

/** What companies add to the public card of a vehicle, and how the pass that the reader holds is taken along. */
export async function getCardAdditions({ vin, inHand }: { vin: string; inHand: string | null }): Promise<Shown> {
  const additions = await listAdditions({ vin, inHand });
  const isHeld = additions.some(({ serial }) => serial === inHand);
  if (!inHand || !isHeld) return { additions, isInvalid: inHand !== null, apple: null, google: null };
  const [accepted, pass] = await Promise.all([areAccepted(), saveLinks() ? findHeldPass({ serial: inHand }) : null]);
  const google = pass && (await googleLink(pass));
  return { additions, isInvalid: false, apple: accepted ? `/api/passes/add/${inHand}` : null, google };
}
