import { releaseOrder } from "@/lib/domains/orders/commands/release-order";
import { settleTransfers } from "@/lib/domains/payments/transfers/commands";
import { fileView, matchFile } from "@/lib/domains/payments/transfers/queries";
import type { Confirmed } from "@/lib/domains/payments/transfers/schema";
import { requireRight, systemActor, type Actor } from "@/lib/platform/actor";
import { once } from "@/lib/platform/idempotency";

interface Confirmation {
  bytes: Uint8Array;
  fileName: string;
  chosen: readonly string[];
  key: string | null;
}

/** Confirms transfers of a bank's file: their orders are paid, and leave where they waited for it. Answers the file as it is then. */
export async function confirmTransfers(
  actor: Actor,
  { bytes, fileName, chosen, key }: Confirmation,
): Promise<Confirmed> {
  requireRight(actor, "admin");
  const { confirmed } = await once(
    actor,
    { key, body: { change: "transfers", fileName, chosen } },
    {
      prepare: () => matchFile(actor, { bytes }),
      write: async (file, tx) => {
        const settled = await settleTransfers(actor, { file, fileName, chosen }, tx);
        for (const { releases, companyId, orderNumber } of settled)
          if (releases) await releaseOrder(systemActor("transfers", companyId), { orderNumber }, tx);
        return { confirmed: settled.filter(({ isNews }) => isNews).length };
      },
    },
  );
  return { confirmed, file: fileView(await matchFile(actor, { bytes })) };
}
