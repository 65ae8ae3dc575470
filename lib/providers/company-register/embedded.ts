import { read } from "@/lib/platform/db";
import { compactKey } from "@/lib/shared/compact";
import type { CompanyRegister, RegisteredCompany } from "./port";

const columns = `siren, siret, name, legal_form as "legalForm", address, postal_code as "postalCode", city, naf, active`;
const bySiren = { name: "register_by_siren", text: `select ${columns} from registry.company where siren = $1` };
const search = {
  name: "register_search",
  text: `select ${columns} from registry.company
    where ($1 <> '' and siren like $1 || '%') or ($2 <> '' and words like all (string_to_array($2, '|')))
    order by active desc, name, siren limit $3`,
};

/** Words as they are stored: letters and digits alone, without accents, in capitals, between blanks. */
export const registerWords = (text: string): string =>
  text
    .split(/[\s'’.,/()&-]+/)
    .map(compactKey)
    .filter(Boolean)
    .join(" ");

/** The register of a fresh installation: its own small table, no key needed. */
export const embeddedRegister: CompanyRegister = {
  async bySiren(siren) {
    const [row] = await read<RegisteredCompany>(bySiren, [siren]);
    return row ?? null;
  },
  search(text, most) {
    const digits = text.replace(/[\s.]/g, "");
    const number = /^\d{2,9}$/.test(digits) ? digits : "";
    const patterns = registerWords(text)
      .split(" ")
      .filter(Boolean)
      .map((word) => `% ${word}%`)
      .join("|");
    return read<RegisteredCompany>(search, [number, number ? "" : patterns, most]);
  },
};
