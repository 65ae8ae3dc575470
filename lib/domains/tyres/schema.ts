import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { tyreSeasons, tyreTiers } from "./kinds";

const int = z.number().int();
const cents = int;

/** A tyre. `price` is what is shown, `prixVenteMoyenTTC` the average selling price with tax, both in cents; `id` goes into a cart as tyre- and it. */
export const tyre = z.object({
  id: int,
  designation: z.string(),
  ean: z.string(),
  marque: z.string(),
  photo: z.string(),
  largeur: int,
  serie: int,
  diametre: int,
  indice_charge: z.string(),
  indice_vitesse: z.string(),
  saison: z.enum(tyreSeasons),
  categorie: z.enum(["car", "suv", "van"]),
  categorieMarque: z.enum(tyreTiers),
  profil: z.string(),
  carburant: z.string(),
  adherence: z.string(),
  decibel: int,
  ind_bruit: z.string(),
  xl: z.boolean(),
  neige: z.boolean(),
  glace: z.boolean(),
  runOnFlat: z.string().nullable(),
  prixVenteMoyenTTC: cents,
  price: cents,
  stock: int,
});

const facet = z.array(z.object({ value: z.string(), count: int }));
export const tyreFacets = z.object({
  ...{ saison: facet, categorieMarque: facet, marque: facet, runOnFlat: facet },
  ...{ carburant: facet, adherence: facet, ind_bruit: facet, stock: facet },
});

/** A page of fifty. `leftOut` are the words after the third, which no search asks; an impossible size finds nothing. */
export const tyrePage = z.object({
  total: int,
  page: int,
  pages: int,
  leftOut: z.array(z.string()),
  impossible: z.boolean(),
  facets: tyreFacets,
  items: z.array(tyre),
});

/** A size that a vehicle is built with; rear only where it differs. */
export const tyrePair = z.object({ front: z.string(), rear: z.string().nullable() });

/** What is in stock for a vehicle, in its own sizes. `faults` says what is wrong with a tyre at its best place. */
export const vehicleTyres = z.object({
  sizes: z.array(tyrePair),
  total: int,
  page: int,
  pages: int,
  facets: tyreFacets,
  items: z.array(tyre.extend({ faults: z.array(z.enum(["size", "load", "speed", "winterSpeed"])) })),
});

export const hasTyres = z.object({ hasTires: z.boolean() });

nameShapes({ Tyre: tyre, TyrePage: tyrePage, VehicleTyres: vehicleTyres });

export type Tyre = z.infer<typeof tyre>;
export type TyreFacets = z.infer<typeof tyreFacets>;
export type TyrePage = z.infer<typeof tyrePage>;
export type TyrePair = z.infer<typeof tyrePair>;
export type VehicleTyres = z.infer<typeof vehicleTyres>;
