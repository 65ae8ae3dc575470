import { getCustomerName } from "@/lib/domains/customers/queries/get-customer";
import { noteMileage } from "@/lib/domains/repair/mileage/commands";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Prisma, Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { notFound, unprocessable } from "@/lib/platform/problems";
import { mostCodes, readFaultCodes } from "@/lib/shared/fault-code";
import type { Language } from "@/lib/shared/languages";
import { findOperation, getOperation } from "../queries/find-operation";
import { visitOf } from "../rules";
import type { Operation, OperationChange } from "../schema";
import { settleMileage } from "./settle-mileage";

interface Named {
  number: string;
  lang: Language;
  key: string | null;
}

/** Changes what is known of an operation; 404 for another company's. */
export async function changeOperation(
  actor: Actor,
  { number, lang, key, ...change }: OperationChange & Named,
): Promise<Operation> {
  requireRight(actor, "Diag", "DTC");
  await once(
    actor,
    { key, body: { number, ...change } },
    {
      prepare: async () => {
        const known = await getOperation(actor, { number, lang });
        return { known, ...(await settleChange(actor, known, change)) };
      },
      write: (settled, tx) => writeChange(actor, { ...settled, change }, tx),
    },
  );
  const changed = await findOperation(actor, { number, lang });
  if (!changed) throw notFound();
  return changed;
}

async function settleChange(
  actor: Actor,
  known: Operation,
  { customerId, complaint, status, ...change }: OperationChange,
): Promise<Settled> {
  if (customerId) await getCustomerName(actor, { customerId });
  else if (customerId === null) requireRight(actor, "cart");
  const mileageKm = await settleMileage(actor, { ...change, plate: known.plate, vin: known.vin, except: known });
  const data = {
    ...(customerId === undefined ? {} : { customerId }),
    ...(mileageKm === undefined ? {} : { mileageKm }),
    ...(complaint === undefined ? {} : { complaint: complaint ?? "" }),
    ...(status ? { status, doneAt: status === "done" ? new Date() : null } : {}),
  };
  return { data, mileageKm };
}

interface Settled {
  data: Prisma.OperationUncheckedUpdateInput;
  /** Undefined where it stays. */
  mileageKm: number | null | undefined;
}

interface Written extends Settled {
  known: Operation;
  change: OperationChange;
}

async function writeChange(actor: Actor, { known, data, mileageKm, change }: Written, tx: Tx): Promise<{ id: number }> {
  const companyId = companyOf(actor);
  // The lock lets nobody's code get lost that was added meanwhile.
  const [held] = await tx.$queryRaw<{ codes: string[] }[]>`
    select codes from operation where company_id = ${companyId} and id = ${known.id} for update`;
  const added = readFaultCodes(change.addCodes ?? "").codes.map(({ code }) => code);
  const codes = [...new Set([...(held?.codes ?? []), ...added])].filter((code) => code !== change.removeCode);
  if (codes.length > mostCodes) throw unprocessable("too-many-codes", `An operation holds at most ${mostCodes} codes.`);
  const where = { companyId_id: { companyId, id: known.id } };
  await tx.operation.update({ where, data: { ...data, codes }, select: { id: true } });
  if (mileageKm !== undefined) {
    const { vin, plate, mileageKm: before } = known;
    await noteMileage(actor, { vin, plate, on: visitOf(known), km: mileageKm, before }, tx);
  }
  const detail = { number: known.number, codes };
  await audit(actor, tx, { action: "update", entity: "operation", entityId: known.id, detail });
  return { id: known.id };
}
