import { shownTyreCents } from "../rules";
import type { Tyre } from "../schema";
import { sizeText } from "../size/rules";

export interface TyreRow {
  id: number;
  ean: string;
  brand: string;
  tier: Tyre["categorieMarque"];
  profile: string;
  width: number;
  ratio: number;
  rim: number;
  commercial: boolean;
  load: number;
  twin: number | null;
  speed: string;
  extraLoad: boolean;
  season: Tyre["saison"];
  use: Tyre["categorie"];
  snow: boolean;
  ice: boolean;
  runFlat: string | null;
  fuel: string;
  wet: string;
  noiseDb: number;
  noiseClass: string;
  ttcCents: number;
  stock: number;
}

const pictures: Record<Tyre["saison"], string> = {
  ETE: "/tyres/summer.svg",
  HIVER: "/tyres/winter.svg",
  "4 saisons": "/tyres/all-season.svg",
};

/** A tyre as it is told. */
export function tyreOf(row: TyreRow): Tyre {
  const indices = row.twin === null ? String(row.load) : `${row.load}/${row.twin}`;
  const marks = `${row.extraLoad ? " XL" : ""} ${row.brand} ${row.profile}${row.runFlat ? ` ${row.runFlat}` : ""}`;
  // One literal: spread parts of an object would take longer than the database.
  return {
    id: row.id,
    designation: `${sizeText(row)} ${indices}${row.speed}${marks}`,
    ean: row.ean,
    marque: row.brand,
    photo: pictures[row.season],
    largeur: row.width,
    serie: row.ratio,
    diametre: row.rim,
    indice_charge: indices,
    indice_vitesse: row.speed,
    saison: row.season,
    categorie: row.use,
    categorieMarque: row.tier,
    profil: row.profile,
    carburant: row.fuel,
    adherence: row.wet,
    decibel: row.noiseDb,
    ind_bruit: row.noiseClass,
    xl: row.extraLoad,
    neige: row.snow,
    glace: row.ice,
    runOnFlat: row.runFlat,
    prixVenteMoyenTTC: row.ttcCents,
    price: shownTyreCents(row.ttcCents),
    stock: row.stock,
  };
}
