import type { Tx } from "@/lib/platform/db";
import { callMoving } from "../moving/commands/call-moving";

/** Keeps a message as it would have left, beside its row; once. */
export async function keepMailFile(
  { companyId, mailId, bytes }: { companyId: number; mailId: number; bytes: Uint8Array },
  tx: Tx,
): Promise<void> {
  const data = { companyId, mailId, bytes: new Uint8Array(bytes) };
  await tx.mailFile.createMany({ data, skipDuplicates: true });
  await callMoving(tx);
}
