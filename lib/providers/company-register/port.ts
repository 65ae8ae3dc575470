/** What a register of French companies knows of one, by its seat. SIREN and SIRET carry valid keys; null is unknown. */
export interface RegisteredCompany {
  siren: string;
  siret: string | null;
  name: string;
  legalForm: string | null;
  address: string | null;
  postalCode: string | null;
  city: string | null;
  /** NAF code without a point: 4520A. */
  naf: string | null;
  /** False for a company that ceased. */
  active: boolean;
}

/** Looks companies up. Throws ProviderFailure. */
export interface CompanyRegister {
  /** The company of a SIREN with a valid key; null when the register knows none. */
  bySiren(siren: string): Promise<RegisteredCompany | null>;
  /** Companies by the beginning of their number or by words of their name, the active ones first. */
  search(text: string, most: number): Promise<RegisteredCompany[]>;
}
