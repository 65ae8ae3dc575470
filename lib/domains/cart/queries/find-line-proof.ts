import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { Language } from "@/lib/shared/languages";
import { proofsOf, type PlacedProof } from "../rules";
import type { CartLine, KeptItem } from "../schema";
import { nameItems } from "./name-items";

type Line = Pick<CartLine, "tab" | "vin" | "ktype" | "plate" | "fit" | "also"> & { item: KeptItem; judgedAt: Date };

/** A line with the verdict that was given when it was added for one of its vehicles. */
export type LineProof = Pick<CartLine, "item" | "tab"> & PlacedProof;

const lineProof = {
  name: "cart_line_proof",
  text: `select item, tab, vin, ktype, plate, fit, also, created_at as "judgedAt" from cart_line
    where company_id = $1 and customer_id = $2 and id = $3 and tab <> 'removed'`,
};

interface Wanted {
  customerId: number;
  lineId: number;
  lang: Language;
  /** Which of the line's proofs; the first one unless said. */
  at?: number;
}

/** A proof of fit that a customer's cart line carries; null when the line is gone or has no such proof. */
export async function findLineProof(
  actor: Actor,
  { customerId, lineId, lang, at = 0 }: Wanted,
): Promise<LineProof | null> {
  requireRight(actor, "cart");
  const lines = await read<Line>(lineProof, [companyOf(actor), customerId, lineId]);
  const [line] = await nameItems(actor, { lines, lang });
  const proof = line && proofsOf({ ...line, judgedAt: line.judgedAt.toISOString() })[at];
  return proof ? { item: line.item, tab: line.tab, ...proof } : null;
}
