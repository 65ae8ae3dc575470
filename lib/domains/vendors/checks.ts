import { readFrenchVat, readSiren, readSiret, readSwissUid } from "@/lib/shared/company-number";
import { compactKey } from "@/lib/shared/compact";
import { readIban } from "@/lib/shared/iban";
import type { StoreFacts, StoreField } from "./rules";

export const checkNames = ["registration", "vat", "iban", "register", "duplicates", "trader"] as const;
export type CheckName = (typeof checkNames)[number];

/** `ok` is green; anything else asks an administrator to look, and says why. */
export type CheckWord =
  | "ok"
  | "missing"
  | "wrong-key"
  | "wrong-keys"
  | "unchecked"
  | "other-company"
  | "unknown"
  | "ceased"
  | "found"
  | "incomplete";

export interface Check {
  name: CheckName;
  word: CheckWord;
  /** What was found: names of other stores, of fields, of a company. */
  found: string[];
}

const isFrench = (country: string): boolean => country === "FR" || country === "MC";

/** The SIREN of a French number, with or without that of the seat; null for none. */
export const sirenIn = (registration: string): string | null =>
  readSiren(registration) ?? readSiret(registration)?.slice(0, 9) ?? null;

/** The number by which its country knows the company. */
export function judgeRegistration({ registration, country }: StoreFacts): CheckWord {
  if (registration.trim() === "") return "missing";
  if (isFrench(country)) return sirenIn(registration) ? "ok" : "wrong-key";
  if (country === "CH") return readSwissUid(registration) ? "ok" : "wrong-key";
  return "unchecked";
}

/** The VAT number: of France and Switzerland by its key, and whether it is the registered company's. */
export function judgeVat({ vatNumber, registration, country }: StoreFacts): CheckWord {
  if (vatNumber.trim() === "") return "missing";
  const vat = compactKey(vatNumber);
  if (vat.startsWith("FR")) {
    if (readFrenchVat(vat) === null) return "wrong-key";
    const siren = sirenIn(registration);
    return siren !== null && vat.slice(4) !== siren ? "other-company" : "ok";
  }
  if (vat.startsWith("CHE")) {
    const uid = readSwissUid(vat);
    if (uid === null) return "wrong-key";
    const own = readSwissUid(registration);
    return own !== null && own !== uid ? "other-company" : "ok";
  }
  return isFrench(country) || country === "CH" ? "wrong-key" : "unchecked";
}

export function judgeIban({ iban }: StoreFacts): CheckWord {
  if (iban.trim() === "") return "missing";
  return readIban(iban) === null ? "wrong-key" : "ok";
}

/** The numbers whose keys are false: by them nobody can be told apart, called to account or paid. */
export const wrongKeysOf = (store: StoreFacts): StoreField[] =>
  (
    [
      ["registration", judgeRegistration],
      ["vatNumber", judgeVat],
      ["iban", judgeIban],
    ] as const
  )
    .filter(([, judge]) => judge(store) === "wrong-key")
    .map(([field]) => field);

/** What the register of companies says of a SIREN; `unasked` while it cannot be reached or has no say. */
export type Registered = { name: string; active: boolean } | null | "unasked";

export interface Known {
  registered: Registered;
  /** Other stores with the same name, number, VAT number, account or telephone. */
  duplicates: readonly string[];
  missing: readonly string[];
}

function judgeRegister({ registered }: Known): Omit<Check, "name"> {
  if (registered === "unasked") return { word: "unchecked", found: [] };
  if (registered === null) return { word: "unknown", found: [] };
  return { word: registered.active ? "ok" : "ceased", found: [registered.name] };
}

/** What is there says nothing of who sells while it is false. */
function judgeTrader(store: StoreFacts, { missing }: Known): Omit<Check, "name"> {
  if (missing.length > 0) return { word: "incomplete", found: [...missing] };
  const wrong = wrongKeysOf(store);
  return { word: wrong.length > 0 ? "wrong-keys" : "ok", found: wrong };
}

/** Every automatic check of a store, in the order in which they are shown. None of them decides. */
export const checksOf = (store: StoreFacts, known: Known): Check[] => [
  { name: "registration", word: judgeRegistration(store), found: [] },
  { name: "vat", word: judgeVat(store), found: [] },
  { name: "iban", word: judgeIban(store), found: [] },
  { name: "register", ...judgeRegister(known) },
  { name: "duplicates", word: known.duplicates.length > 0 ? "found" : "ok", found: [...known.duplicates] },
  { name: "trader", ...judgeTrader(store, known) },
];
