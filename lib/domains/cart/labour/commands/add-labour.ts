import { findLabourTimes } from "@/lib/domains/repair/times/queries";
import { includedIn } from "@/lib/domains/repair/times/rules";
import type { LabourLine } from "@/lib/domains/repair/times/schema";
import { findRegisteredVehicle } from "@/lib/domains/customers/queries/find-registered-vehicle";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict, notFound, unprocessable } from "@/lib/platform/problems";
import type { Language } from "@/lib/shared/languages";
import { lockCart } from "../../commands/lock-cart";
import { tellCart } from "../../commands/tell-cart";
import { findLineVehicle } from "../../queries/find-line-vehicle";
import { settleNeed } from "../../besides/commands";
import { operationOf } from "../../besides/reasons";
import { vehicleKey } from "../../rules";
import { listLabourRates } from "../queries";
import { longestWork, mostLabourLines, type RateName } from "../rates";
import type { LabourAdded, NewOperations, NewWork } from "../schema";

type Keyed<Input> = Input & { key: string | null };
type Placed = Pick<NewWork, "vin" | "plate" | "ktype">;

export interface Work {
  name: string;
  minutes: number;
  operation: string | null;
  includes: string[];
}

export interface WorkDraft {
  customerId: number;
  rate: RateName;
  rateCents: number;
  vehicle: { vin: string | null; plate: string | null; ktype: number | null; label: string | null };
  works: Work[];
  /** The proposal that they answer. */
  need?: string | null;
}

/** Puts work with a time of the seller's own into a customer's cart. */
export async function addWork(actor: Actor, { key, ...input }: Keyed<NewWork>): Promise<LabourAdded> {
  requireRight(actor, "cart");
  const { name, minutes, need } = input;
  const works = [{ name, minutes, operation: need ? operationOf(need) : null, includes: [] }];
  return once(
    actor,
    { key, body: { change: "work", ...input } },
    {
      prepare: async () => ({ ...(await placeWork(actor, input)), works, need }),
      write: (draft, tx) => putWork(actor, draft, tx),
    },
  );
}

/** Puts operations of the vehicle's repair data into a customer's cart, each with its time and what is part of it. */
export async function addOperations(
  actor: Actor,
  { key, lang, ...input }: Keyed<NewOperations> & { lang: Language },
): Promise<LabourAdded> {
  requireRight(actor, "cart");
  return once(
    actor,
    { key, body: { change: "operations", ...input } },
    {
      prepare: async () => ({
        ...(await placeWork(actor, input)),
        works: await findOperations(actor, { ...input, lang }),
      }),
      write: (draft, tx) => putWork(actor, draft, tx),
    },
  );
}

async function placeWork(
  actor: Actor,
  { customerId, rate, seen, ...named }: Pick<NewWork, "customerId" | "rate" | "seen"> & Placed,
): Promise<Omit<WorkDraft, "works">> {
  const [rates, vehicle] = await Promise.all([listLabourRates(actor), findLineVehicle(actor, named)]);
  const cents = rates.find((one) => one.rate === rate)?.cents;
  if (cents === undefined) throw unprocessable("no-rate", "The company has no such hourly rate.");
  if (cents !== seen) throw conflict("rate-changed", "The hourly rate has changed.", { cents });
  return { customerId, rate, rateCents: cents, vehicle };
}

async function findOperations(
  actor: Actor,
  { keys, lang, vin, plate, ktype }: Placed & { keys: readonly string[]; lang: Language },
): Promise<Work[]> {
  const view = await findRegisteredVehicle(actor, { vin, plate, ktype });
  const { mid, firstRegistration } = view?.record ?? {};
  const found = mid ? await findLabourTimes(actor, { mid, lang, registered: firstRegistration?.slice(0, 7) }) : null;
  const lines = found?.groups.flatMap((group) => group.lines) ?? [];
  const wanted = lines.filter((line) => keys.includes(line.key));
  if (wanted.length < new Set(keys).size) throw notFound();
  return wanted.map((line) => workOfData(mid ?? "", line, lines));
}

/** An operation of a vehicle's repair data as the cart keeps it, with what is part of it. */
export const workOfData = (mid: string, { key, label, minutes }: LabourLine, lines: readonly LabourLine[]): Work => ({
  name: label.slice(0, longestWork),
  minutes,
  operation: `${mid} ${key}`,
  includes: [...includedIn(lines, new Set([key]))].map((part) => `${mid} ${part}`),
});

/** The same for what is priced already, in the transaction of another verb. */
export async function putWork(actor: Actor, draft: WorkDraft, tx: Tx): Promise<LabourAdded> {
  requireRight(actor, "cart");
  const { customerId, rate, rateCents, vehicle, need } = draft;
  const companyId = companyOf(actor);
  await lockCart(actor, customerId, tx);
  const select = { operation: true, vin: true, plate: true, ktype: true };
  const before = await tx.labourLine.findMany({ where: { companyId, customerId }, select });
  const isThere = ({ operation }: Work) =>
    operation !== null && before.some((one) => one.operation === operation && vehicleKey(one) === vehicleKey(vehicle));
  const works = draft.works.filter((work) => !isThere(work));
  if (before.length + works.length > mostLabourLines)
    throw unprocessable("too-much-work", `A cart holds at most ${mostLabourLines} lines of work.`);
  const { vin, plate, ktype, label } = vehicle;
  for (const work of works) {
    const data = { companyId, customerId, ...work, rate, rateCents, vin, plate, ktype, vehicle: label };
    const { id } = await tx.labourLine.create({ data, select: { id: true } });
    const detail = { kind: "labour", customerId, name: work.name, quantity: work.minutes, priceCents: rateCents };
    await audit(actor, tx, { action: "add", entity: "cart-line", entityId: id, detail });
  }
  if (need) await settleNeed(actor, { customerId, need, outcome: "added", vehicle }, tx);
  if (works.length > 0) await tellCart(actor, { customerId, change: "add" }, tx);
  return { added: works.length, there: draft.works.filter(isThere).map(({ name }) => name) };
}
