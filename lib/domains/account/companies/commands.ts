import type { Tx } from "@/lib/platform/db";

/** Makes those who change the same company wait for each other until the transaction ends. */
export async function lockCompany(companyId: number, tx: Tx): Promise<void> {
  await tx.$executeRaw`select from company where id = ${companyId} for no key update`;
}
