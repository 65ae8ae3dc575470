import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { namePeople } from "@/lib/domains/session/users/queries";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { requireMerchant } from "../access";
import { conditionsVersion } from "../conditions";
import { readStoreCountry } from "../countries";
import { storeFields, type StoreFacts } from "../rules";
import type { VendorAccount } from "../schema";
import type { VendorState } from "../states";
import { vendorOfCompany, type StoredVendor } from "./statements";

const factsIn = (stored: StoredVendor): StoreFacts =>
  Object.fromEntries(storeFields.map((field) => [field, stored[field]])) as StoreFacts;

export const idsIn = (ids: readonly (number | null)[]): number[] => ids.filter((id) => id !== null);

/** A stored store as its company sees it. */
export function accountOf(
  stored: StoredVendor,
  names: Readonly<Record<number, string>>,
): VendorAccount & { store: StoreFacts } {
  const { state, number, reason, discountBp, deliveryDays, submittedAt, decidedAt } = stored;
  const { consentVersion, consentAt, consentBy } = stored;
  return {
    ...{ status: state, number, reason, store: factsIn(stored), terms: { discountBp, deliveryDays } },
    submittedAt: submittedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
    consent:
      consentVersion === null || consentAt === null
        ? null
        : {
            ...{ version: consentVersion, acceptedAt: consentAt.toISOString() },
            acceptedBy: consentBy === null ? null : (names[consentBy] ?? null),
          },
    conditions: conditionsVersion,
  };
}

const nothing: VendorAccount = {
  ...{ status: "new", number: null, store: null, reason: "", terms: null, submittedAt: null, decidedAt: null },
  ...{ consent: null, conditions: conditionsVersion },
};

async function findStored(actor: Actor): Promise<StoredVendor | null> {
  const [row] = await read<StoredVendor>(vendorOfCompany, [companyOf(actor)]);
  return row ?? null;
}

/** The store of the actor's company; of one that never asked, a new one. */
export async function getAccount(actor: Actor): Promise<VendorAccount> {
  requireMerchant(actor);
  const stored = await findStored(actor);
  if (!stored) return nothing;
  return accountOf(stored, await namePeople(actor, { ids: idsIn([stored.consentBy]) }));
}

/** What the form of the store begins with: what was sent in before, else what the company's own papers say. */
export async function getStoreDraft(actor: Actor): Promise<StoreFacts> {
  requireMerchant(actor);
  const [stored, papers] = await Promise.all([findStored(actor), getLetterhead(actor)]);
  if (stored && stored.storeName !== "") return factsIn(stored);
  return {
    ...{ storeName: "", adress1: papers.address ?? "", adress2: "", postalCode: papers.postalCode ?? "" },
    ...{ city: papers.city ?? "", country: readStoreCountry(papers.country) ?? "", phoneNumber: papers.phone ?? "" },
    ...{ email: papers.email ?? "", registration: papers.siren ?? papers.registry ?? "" },
    ...{ vatNumber: papers.vatNumber ?? "", iban: "" },
  };
}

/** How far the actor's company has come as a vendor. */
export async function getVendorStatus(actor: Actor): Promise<{ status: VendorState }> {
  requireUser(actor);
  return { status: (await findStored(actor))?.state ?? "new" };
}

/** The name of the store of the actor's company; null while it has none. */
export async function getStoreName(actor: Actor): Promise<{ storeName: string | null }> {
  requireUser(actor);
  const stored = await findStored(actor);
  return { storeName: stored && stored.state !== "new" ? stored.storeName : null };
}
