import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { systemActor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { CardAddition } from "../schema";

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;
const most = 5;
const active = {
  name: "passes_active_of_vin",
  text: `select company_id as "companyId", serial, ${day("next_inspection")} as "nextInspection",
      ${day("next_revision")} as "nextRevision", next_revision_km as "nextRevisionKm"
    from pass where active_vin = $1 order by serial = $2 desc, updated_at desc limit ${most}`,
};

type Row = Omit<CardAddition, "company" | "phone"> & { companyId: number };

/** What companies add to the public card of a vehicle by their active passes, that of the pass in hand first. */
export async function listAdditions({ vin, inHand }: { vin: string; inHand: string | null }): Promise<CardAddition[]> {
  const rows = await read<Row>(active, [vin, inHand ?? ""]);
  return Promise.all(
    rows.map(async ({ companyId, ...facts }) => {
      const { name, phone } = await getLetterhead(systemActor("idcar", companyId));
      return { ...facts, company: name, phone };
    }),
  );
}
