import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { countUse } from "@/lib/platform/counting/count-use";
import { inTransaction } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { notFound } from "@/lib/platform/problems";
import { listReadings } from "./queries";
import { codesOf, seenBefore } from "./rules";
import type { ClearingStep, KeptReading, NewReading } from "./schema";

/** Keeps what an adapter read of a vehicle, and tells which of its codes stood there before. */
export async function keepReading(
  actor: Actor,
  { key, ...reading }: NewReading & { key: string | null },
): Promise<KeptReading> {
  requireRight(actor, "Diag");
  const { vin, protocol, faults, readiness, vci = null } = reading;
  return once(
    actor,
    { key, body: reading },
    {
      prepare: () => listReadings(actor, { vin }),
      write: async (earlier, tx) => {
        const { id } = await tx.diagnosticReading.create({
          data: {
            ...{ companyId: companyOf(actor), userId: userOf(actor), vin, protocol, faults },
            ...(readiness ? { readiness } : {}),
          },
          select: { id: true },
        });
        const detail = { codes: codesOf(faults) };
        await audit(actor, tx, { action: "read-codes", entity: "vehicle", entityId: vin, detail });
        countUse(actor, { kind: "dtc", amount: faults.length, name: vci });
        return { id, seen: seenBefore(faults, earlier) };
      },
    },
  );
}

/** Traces that the memory of faults is about to be cleared after a reading, and that it was; 404 for no reading of the company. */
export async function clearCodes(actor: Actor, { id, step }: ClearingStep & { id: number }): Promise<void> {
  requireRight(actor, "expertData");
  const companyId = companyOf(actor);
  await inTransaction(undefined, async (tx) => {
    const [reading] = await tx.$queryRaw<{ vin: string; faults: NewReading["faults"] }[]>`
      select vin, faults from diagnostic_reading where company_id = ${companyId} and id = ${id} for update`;
    if (!reading) throw notFound();
    const { vin, faults } = reading;
    if (step === "done")
      await tx.$executeRaw`
        update diagnostic_reading set cleared_at = now() where company_id = ${companyId} and id = ${id}`;
    const action = step === "done" ? "clear-codes" : "order-clearing";
    await audit(actor, tx, { action, entity: "vehicle", entityId: vin, detail: { codes: codesOf(faults) } });
  });
}
