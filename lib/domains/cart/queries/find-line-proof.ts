import type { Fit } from "@/lib/domains/catalogue/fit/schema";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { CartLine } from "../schema";

type Line = Pick<CartLine, "item" | "tab" | "vin" | "ktype" | "plate"> & { fit: Fit | null; judgedAt: Date };

/** A line with the verdict that was given when it was added. */
export type LineProof = Omit<Line, "judgedAt" | "fit"> & { fit: Fit; judgedAt: string };

const lineProof = {
  name: "cart_line_proof",
  text: `select item, tab, vin, ktype, plate, fit, created_at as "judgedAt" from cart_line
    where company_id = $1 and customer_id = $2 and id = $3 and tab <> 'removed'`,
};

/** The proof of fit that a customer's cart line carries; null when the line is gone or was added without a vehicle. */
export async function findLineProof(
  actor: Actor,
  { customerId, lineId }: { customerId: number; lineId: number },
): Promise<LineProof | null> {
  requireRight(actor, "cart");
  const [line] = await read<Line>(lineProof, [companyOf(actor), customerId, lineId]);
  if (!line?.fit) return null;
  return { ...line, fit: line.fit, judgedAt: line.judgedAt.toISOString() };
}
