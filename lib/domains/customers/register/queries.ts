import { requireUser, type Actor } from "@/lib/platform/actor";
import { invalid, Problem, unavailable } from "@/lib/platform/problems";
import { companyRegister } from "@/lib/providers/company-register";
import type { RegisteredCompany } from "@/lib/providers/company-register/port";
import { ProviderFailure } from "@/lib/providers/http/failure";
import { cleanText } from "@/lib/shared/compact";
import { frenchVatOf, readSiren, readSiret } from "@/lib/shared/company-number";
import type { CompanyOfRegister } from "./schema";

const shortest = 2;
const most = 10;

/** The company of a SIREN or of one of its SIRETs; 400 for a number with a wrong key, 404 when the register knows none. */
export async function getCompany(actor: Actor, { number }: { number: string }): Promise<CompanyOfRegister> {
  requireUser(actor);
  const siren = readSiren(number) ?? readSiret(number)?.slice(0, 9);
  if (!siren) throw invalid("malformed-siren", "A SIREN has 9 digits, the last of which is their key.");
  const found = await companyRegister().bySiren(siren).catch(refuse);
  if (!found) throw new Problem(404, "unknown-siren", "The register knows no company of this number.");
  return cardOf(found);
}

/** Companies by the beginning of their number or by words of their name, from two characters. */
export async function completeCompany(actor: Actor, { text }: { text: string }): Promise<CompanyOfRegister[]> {
  requireUser(actor);
  const words = cleanText(text);
  if (words.length < shortest) return [];
  const found = await companyRegister().search(words, most).catch(refuse);
  return found.map(cardOf);
}

const cardOf = ({ name, ...company }: RegisteredCompany): CompanyOfRegister => ({
  ...company,
  company: name,
  vatNumber: frenchVatOf(company.siren),
  country: "FR",
});

function refuse(error: unknown): never {
  if (!(error instanceof ProviderFailure)) throw error;
  if (error.kind === "limited")
    throw new Problem(503, "register-limited", "The register takes no more requests for the moment.");
  if (error.kind === "bad data") throw new Problem(502, "register-bad-data", "The register's answer cannot be read.");
  throw unavailable("register-unavailable", "The register cannot be reached.");
}
