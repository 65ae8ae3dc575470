import type { StoreFacts } from "../rules";
import type { VendorState } from "../states";

/** A store as the database keeps it, with the conditions that its company accepted last. */
export interface StoredVendor extends StoreFacts {
  companyId: number;
  number: number;
  state: VendorState;
  version: number;
  discountBp: number;
  deliveryDays: number;
  reason: string;
  submittedBy: number | null;
  submittedAt: Date | null;
  decidedBy: number | null;
  decidedAt: Date | null;
  consentVersion: string | null;
  consentAt: Date | null;
  consentBy: number | null;
}

const columns = `v.company_id as "companyId", v.number, v.state, v.version, v.store_name as "storeName", v.adress1, v.adress2,
    v.postal_code as "postalCode", v.city, v.country, v.phone_number as "phoneNumber", v.email, v.registration,
    v.vat_number as "vatNumber", v.iban, v.discount_bp as "discountBp", v.delivery_days as "deliveryDays", v.reason,
    v.submitted_by as "submittedBy", v.submitted_at as "submittedAt", v.decided_by as "decidedBy", v.decided_at as "decidedAt",
    c.version as "consentVersion", c.accepted_at as "consentAt", c.user_id as "consentBy"`;
const stored = `select ${columns} from vendor v left join lateral (
    select version, accepted_at, user_id from vendor_consent where company_id = v.company_id
    order by accepted_at desc, version desc limit 1) c on true`;

export const vendorOfCompany = { name: "vendor_of_company", text: `${stored} where v.company_id = $1` };
export const vendorOfNumber = { name: "vendor_of_number", text: `${stored} where v.number = $1 and v.state <> 'new'` };

/** Those that wait the longest come first. $1 states, $2 after which store, $3 how many. */
export const vendorsInStates = {
  name: "vendors_in_states",
  text: `${stored} where v.state = any($1) and ($2::int is null
      or (v.submitted_at, v.number) > (select submitted_at, number from vendor where number = $2))
    order by v.submitted_at, v.number limit $3`,
};

export const waitingVendors = {
  name: "vendors_waiting",
  text: "select count(*)::int as waiting from vendor where state = 'waiting-for-approval'",
};

/** Stores that share a number, an account or a telephone with one: $1 company, $2 to $5 without blanks; empty ones match none. */
export const duplicatesOf = {
  name: "vendor_duplicates",
  text: `select store_name as "storeName" from vendor v
    where v.company_id <> $1 and v.state <> 'new' and (
      $2 <> '' and upper(translate(registration, ' .-', '')) like $2 || '%'
      or $3 <> '' and upper(translate(vat_number, ' .-', '')) = $3
      or $4 <> '' and upper(translate(iban, ' .-', '')) = $4
      or $5 <> '' and translate(phone_number, ' .-()/', '') = $5)
    order by v.number limit 10`,
};

/** What buyers see of the stores behind channels. */
export const sellersOf = {
  name: "vendor_sellers",
  text: `select number, company_id as "companyId", store_name as "name", state from vendor where number = any($1::int[]) and state <> 'new'`,
};

export const ownStore = {
  name: "vendor_own_store",
  text: `select number, store_name as "name" from vendor where company_id = $1 and store_name <> ''`,
};
