import { z } from "zod";
import { defaultCompanyId } from "@/lib/domains/session/rules";
import { showsDemonstration } from "@/lib/platform/catalogue";
import { env, settingOf } from "@/lib/platform/env";
import { readIban } from "@/lib/shared/iban";
import type { Currency } from "@/lib/shared/money";
import type { PaymentParty } from "@/lib/shared/payments/swiss-qr";

/** Who is paid, and to which account; `companyId` is the company whose administrators see the payment. */
export interface Payee extends PaymentParty {
  companyId: number;
  iban: string;
  vatNumber: string | null;
}

const account = z.string().transform((text, context) => {
  const iban = readIban(text);
  if (!iban) context.addIssue({ code: "custom", message: "is no IBAN" });
  return iban ?? z.NEVER;
});

const payees = z.record(
  z.string().regex(/^[A-Za-z0-9_-]{1,40}:(EUR|CHF)$/, "CHANNEL:EUR or CHANNEL:CHF"),
  z.strictObject({
    name: z.string().min(1).max(70),
    iban: account,
    street: z.string().max(70).default(""),
    postcode: z.string().min(1).max(16),
    city: z.string().min(1).max(35),
    country: z.string().regex(/^[A-Z]{2}$/),
    vatNumber: z.string().nullable().default(null),
  }),
);
type Payees = z.infer<typeof payees>;

/** The accounts of ETABLI_PAYEES; an Error that says what to write when they cannot be read. */
export function readPayees(text: string): Payees {
  if (!text) return {};
  try {
    return payees.parse(JSON.parse(text));
  } catch (cause) {
    const faults =
      cause instanceof z.ZodError
        ? cause.issues.map(({ path, message }) => `${path.join(".")} ${message}`)
        : ["it is not JSON"];
    throw new Error(`ETABLI_PAYEES cannot be used: ${faults.join("; ")}. See docs/payments.md.`, { cause });
  }
}

/** SIX's own account of examples: nobody's money can go there. */
const demonstrated: Payees = {
  "Techauto:CHF": {
    ...{ name: "Techauto Démonstration SA", iban: "CH4431999123000889012", street: "Route de Crissier 12" },
    ...{ postcode: "1020", city: "Renens", country: "CH", vatNumber: "CHE-123.456.788 TVA" },
  },
};

const own = (): Payees => settingOf("ETABLI_PAYEES", () => readPayees(env().ETABLI_PAYEES));

/** Whom a channel's sales in a currency are paid to; null where nobody said an account. A vendor's is asked of vendors. */
export async function findPayee({ channel, currency }: { channel: string; currency: Currency }): Promise<Payee | null> {
  const named = own();
  const known = env().ETABLI_PAYEES !== "" ? named : (await showsDemonstration()) ? demonstrated : {};
  const found = known[`${channel}:${currency}`];
  return found ? { companyId: defaultCompanyId, ...found } : null;
}
