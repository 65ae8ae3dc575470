import { makeHttpSource } from "@/lib/providers/http";
import { whenNotFound } from "@/lib/providers/http/failure";
import type { CompanyRegister, RegisteredCompany } from "../port";
import { mapCompany } from "./map";
import { payload } from "./payload";

export interface EntreprisesSettings {
  url: string;
  key: string;
  keyHeader: string;
  timeoutMs?: number;
  allowPrivateAddresses?: boolean;
}

const keepMs = 60 * 60_000;
/** The service refuses shorter questions. */
const shortest = 3;

/**
 * A register that answers as the French state's "recherche d'entreprises" does: GET {url}?q=... with companies under
 * `results`. Answers are kept for an hour, failures never.
 */
export function makeEntreprisesRegister(settings: EntreprisesSettings): CompanyRegister {
  const { url, key, keyHeader, timeoutMs, allowPrivateAddresses } = settings;
  const headers: Record<string, string> = key ? { [keyHeader]: key } : {};
  const accepts = (body: unknown) => payload.safeParse(body).success;
  const get = makeHttpSource({ name: "company-register", keepMs, headers, accepts, timeoutMs, allowPrivateAddresses });

  async function ask(text: string, most: number): Promise<RegisteredCompany[]> {
    if (text.length < shortest) return [];
    const address = new URL(url);
    const question = { q: text, page: "1", per_page: String(most), minimal: "true", include: "siege" };
    for (const [name, value] of Object.entries(question)) address.searchParams.set(name, value);
    const { results } = payload.parse(await get(address.href).catch(whenNotFound({ results: [] })));
    return results.map(mapCompany).filter((one) => one !== null);
  }

  return {
    bySiren: async (siren) => (await ask(siren, 1)).find((one) => one.siren === siren) ?? null,
    search: async (text, most) => {
      const found = await ask(text.trim(), most);
      return [...found.filter(({ active }) => active), ...found.filter(({ active }) => !active)];
    },
  };
}
