import { z } from "zod";

const text = z.string().nullish();

const seat = z.object({
  siret: text,
  adresse: text,
  numero_voie: text,
  indice_repetition: text,
  type_voie: text,
  libelle_voie: text,
  code_postal: text,
  libelle_commune: text,
});

export const company = z.object({
  siren: z.string(),
  nom_complet: text,
  nom_raison_sociale: text,
  nature_juridique: text,
  activite_principale: text,
  etat_administratif: text,
  siege: seat.nullish(),
});

/** An answer of the service: one page of companies. */
export const payload = z.object({ results: z.array(company) });

export type CompanyRecord = z.infer<typeof company>;
