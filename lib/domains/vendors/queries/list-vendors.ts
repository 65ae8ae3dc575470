import { nameCompanies } from "@/lib/domains/account/companies/queries/name-companies";
import { namePeople } from "@/lib/domains/session/users/queries";
import { companyRegister } from "@/lib/providers/company-register";
import { ProviderFailure } from "@/lib/providers/http/failure";
import type { Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { compactKey } from "@/lib/shared/compact";
import { admitsVendors, requireAdmitter } from "../access";
import { checksOf, sirenIn, type Registered } from "../checks";
import { missingOfTrader, type StoreFacts } from "../rules";
import type { VendorCase, VendorList } from "../schema";
import type { VendorState } from "../states";
import { accountOf, idsIn } from "./get-account";
import { duplicatesOf, vendorOfNumber, vendorsInStates, waitingVendors, type StoredVendor } from "./statements";

const pageSize = 50;

/** How many stores wait for a decision; 0 for who admits none. */
export async function countWaiting(actor: Actor): Promise<number> {
  if (!admitsVendors(actor)) return 0;
  const [row] = await read<{ waiting: number }>(waitingVendors);
  return row?.waiting ?? 0;
}

async function duplicates(store: StoredVendor): Promise<string[]> {
  const phone = store.phoneNumber.replace(/[ .\-()/]/g, "");
  const company = sirenIn(store.registration) ?? compactKey(store.registration);
  const keys = [company, compactKey(store.vatNumber), compactKey(store.iban), phone];
  const rows = await read<{ storeName: string }>(duplicatesOf, [store.companyId, ...keys]);
  return rows.map(({ storeName }) => storeName);
}

/** What the register says; a register that cannot be asked says nothing, and nobody is refused for it. */
async function registered({ registration, country }: StoreFacts): Promise<Registered> {
  const siren = country === "FR" ? sirenIn(registration) : null;
  if (siren === null) return "unasked";
  try {
    const found = await companyRegister().bySiren(siren);
    return found && { name: found.name, active: found.active };
  } catch (error) {
    if (error instanceof ProviderFailure) return "unasked";
    throw error;
  }
}

/** The stores in the given states, those that have waited longest first, with what the checks ask to look at. */
export async function listVendors(
  actor: Actor,
  { states, after }: { states: readonly VendorState[]; after?: number },
): Promise<VendorList> {
  requireAdmitter(actor);
  const [rows, waiting] = await Promise.all([
    read<StoredVendor>(vendorsInStates, [states, after ?? null, pageSize + 1]),
    countWaiting(actor),
  ]);
  const shown = rows.slice(0, pageSize);
  const [companies, found] = await Promise.all([
    nameCompanies(actor, { ids: shown.map(({ companyId }) => companyId) }),
    Promise.all(shown.map(duplicates)),
  ]);
  const vendors = shown.map((row, at) => {
    const known = { registered: "unasked" as const, duplicates: found[at] ?? [], missing: missingOfTrader(row) };
    const asked = checksOf(row, known).filter(({ name, word }) => name !== "register" && word !== "ok");
    const { number, state: status, storeName, country } = row;
    const company = companies.get(row.companyId) ?? "";
    return {
      ...{ number, status, storeName, company, country, doubts: asked.length },
      submittedAt: row.submittedAt?.toISOString() ?? null,
    };
  });
  return { waiting, vendors, next: rows.length > pageSize ? (shown.at(-1)?.number ?? null) : null };
}

/** One store with everything that its approval rests on, or null. */
export async function findVendor(actor: Actor, { number }: { number: number }): Promise<VendorCase | null> {
  requireAdmitter(actor);
  const [row] = await read<StoredVendor>(vendorOfNumber, [number]);
  if (!row) return null;
  const people = [row.submittedBy, row.decidedBy, row.consentBy];
  const [companies, names, twins, known] = await Promise.all([
    nameCompanies(actor, { ids: [row.companyId] }),
    namePeople(actor, { ids: idsIn(people) }),
    duplicates(row),
    registered(row),
  ]);
  const nameOf = (id: number | null) => (id === null ? null : (names[id] ?? null));
  return {
    ...accountOf(row, names),
    ...{ number: row.number, version: row.version },
    company: { id: row.companyId, name: companies.get(row.companyId) ?? "" },
    ...{ submittedBy: nameOf(row.submittedBy), decidedBy: nameOf(row.decidedBy) },
    checks: checksOf(row, { registered: known, duplicates: twins, missing: missingOfTrader(row) }),
  };
}

/** The same; 404 for a number of no store. */
export async function getVendor(actor: Actor, input: { number: number }): Promise<VendorCase> {
  const found = await findVendor(actor, input);
  if (!found) throw notFound();
  return found;
}
