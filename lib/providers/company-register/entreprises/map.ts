import { readSiren, readSiret } from "@/lib/shared/company-number";
import type { RegisteredCompany } from "../port";
import type { CompanyRecord } from "./payload";

/** Beginnings of INSEE's legal categories and what companies write; the longer beginning counts. */
const forms: readonly [string, string][] = [
  ["5498", "EURL"],
  ["5720", "SASU"],
  ["6540", "SCI"],
  ["54", "SARL"],
  ["55", "SA"],
  ["56", "SA"],
  ["57", "SAS"],
  ["52", "SNC"],
  ["92", "Association"],
  ["1", "EI"],
];

// Whoever asked not to be shown is masked by the service itself.
const masked = /^\[(ND|NON-DIFFUSIBLE)\]$/;
const known = (text: string | null | undefined): string | null => {
  const trimmed = text?.replace(/\s+/g, " ").trim() ?? "";
  return trimmed === "" || masked.test(trimmed) ? null : trimmed;
};

/** The service's record as ours; null when its number is none or its name is kept back. */
export function mapCompany({ siege, ...record }: CompanyRecord): RegisteredCompany | null {
  const siren = readSiren(record.siren);
  const name = known(record.nom_raison_sociale) ?? known(record.nom_complet);
  if (!siren || !name) return null;
  const postalCode = known(siege?.code_postal);
  return {
    siren,
    siret: readSiret(siege?.siret ?? ""),
    name,
    legalForm: forms.find(([start]) => record.nature_juridique?.startsWith(start))?.[1] ?? null,
    address: streetOf(siege, postalCode),
    postalCode,
    city: known(siege?.libelle_commune),
    naf: known(record.activite_principale)?.replace(".", "") ?? null,
    active: record.etat_administratif !== "C",
  };
}

/** Number and street, or the line of the address before its postal code. */
function streetOf(seat: CompanyRecord["siege"], postalCode: string | null): string | null {
  const street = [seat?.numero_voie, seat?.indice_repetition, seat?.type_voie, seat?.libelle_voie].map(known);
  if (street[3]) return street.filter(Boolean).join(" ");
  const line = known(seat?.adresse);
  const at = line && postalCode ? line.lastIndexOf(postalCode) : -1;
  return at > 0 ? known(line?.slice(0, at)) : line;
}
