import type { Tx } from "@/lib/platform/db";

/** Deletes every link of a user, open or used. */
export async function forgetLinks(userId: number, tx: Tx): Promise<void> {
  await tx.oneTimeLink.deleteMany({ where: { userId } });
}
