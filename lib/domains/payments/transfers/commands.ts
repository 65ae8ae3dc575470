import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { settlePayment, type Settled } from "../commands/settle-payment";
import { bankSource, eventIdOf, type ReadFile } from "./queries";
import { isConfirmable, type Payable } from "./rules";

interface Confirmation {
  file: ReadFile;
  fileName: string;
  /** Ids of transfers; what pays nothing is passed over. */
  chosen: readonly string[];
}

export type SettledTransfer = Settled & Pick<Payable, "companyId">;

/** Writes down the chosen transfers of a file as paid, and that the file was confirmed: all of them or none. */
export async function settleTransfers(
  actor: Actor,
  { file, fileName, chosen }: Confirmation,
  tx: Tx,
): Promise<SettledTransfer[]> {
  requireRight(actor, "admin");
  const wanted = new Set(chosen);
  const settled: SettledTransfer[] = [];
  // In one order always, so that two who confirm wait for each other.
  const paying = file.matched
    .flatMap(({ transfer, fate, payable }) =>
      payable && isConfirmable(fate) && wanted.has(transfer.id) ? [{ transfer, payable }] : [],
    )
    .toSorted((a, b) => a.payable.id - b.payable.id);
  for (const { transfer, payable } of paying) {
    const { companyId, id } = payable;
    const { cents, currency } = transfer;
    const eventId = eventIdOf(actor, transfer.id);
    const one = await settlePayment(
      actor,
      { companyId, id, kind: "paid", source: bankSource, eventId, cents, currency },
      tx,
    );
    settled.push({ ...one, companyId });
  }
  const matched = settled.filter(({ isNews }) => isNews).length;
  await tx.$executeRaw`
    insert into transfer_file (company_id, hash, name, matched, user_id)
    values (${companyOf(actor)}, ${new Uint8Array(file.hash)}, ${fileName.slice(0, 200)}, ${matched}, ${userOf(actor)}::int)
    on conflict (company_id, hash) do nothing`;
  const detail = { name: fileName.slice(0, 200), quantity: matched };
  await audit(actor, tx, {
    action: "import",
    entity: "payment",
    entityId: file.hash.toString("hex").slice(0, 16),
    detail,
  });
  return settled;
}
