import { cleanText, keptText } from "@/lib/shared/compact";
import { plainText } from "@/lib/shared/fold";
import { isPostalCode } from "@/lib/shared/postal-code";
import { readStoreCountry } from "./countries";

/** Characters of each field at most. */
export const longest = {
  ...{ storeName: 50, adress1: 200, adress2: 200, postalCode: 20, city: 100, country: 3, phoneNumber: 40 },
  ...{ email: 200, registration: 40, vatNumber: 30, iban: 50 },
} as const;
export const longestReason = 500;

export type StoreField = keyof typeof longest;
export const storeFields = Object.keys(longest) as StoreField[];

/** What a company tells of its store; the spellings are the contract's. */
export type StoreFacts = Record<StoreField, string>;

const needed: readonly StoreField[] = ["storeName", "adress1", "postalCode", "country", "phoneNumber"];
export const isNeeded = (field: StoreField): boolean => needed.includes(field);

export type StoreFault = "required" | "too-long" | "postal-code" | "country" | "phone" | "email";

const isPhone = (text: string): boolean => /^\+?[\d .()/-]+$/.test(text) && text.replace(/\D/g, "").length >= 6;

/** What is wrong with each field, by its name. */
export function storeFaults(store: StoreFacts): Partial<Record<StoreField, StoreFault>> {
  const faults: Partial<Record<StoreField, StoreFault>> = {};
  const country = readStoreCountry(store.country);
  if (!isPhone(store.phoneNumber.trim())) faults.phoneNumber = "phone";
  if (store.email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(store.email.trim())) faults.email = "email";
  if (country === null) faults.country = "country";
  else if (!isPostalCode(country, store.postalCode)) faults.postalCode = "postal-code";
  for (const field of storeFields) {
    if (keptText(store[field]).length > longest[field]) faults[field] = "too-long";
    if (isNeeded(field) && cleanText(store[field]) === "") faults[field] = "required";
  }
  return faults;
}

/** The fields as they are kept: each a line, the country by its two letters. Of sound ones alone. */
export const keptStore = (store: StoreFacts): StoreFacts => ({
  ...(Object.fromEntries(storeFields.map((field) => [field, keptText(store[field])])) as StoreFacts),
  country: readStoreCountry(store.country) ?? "",
});

/** By what names of stores compare: without case, accents and blanks. */
export const nameKey = (storeName: string): string => plainText(cleanText(storeName)).replace(/\s/g, "");

/** What the law wants known of who sells (DSA, art. 30) before anything is sold. */
const ofTraders = ["storeName", "adress1", "phoneNumber", "email", "registration", "iban"] as const;
export const missingOfTrader = (store: StoreFacts): StoreField[] => ofTraders.filter((field) => store[field] === "");

/** In basis points. */
export const mostDiscountBp = 5000;
export const mostDeliveryDays = 30;
