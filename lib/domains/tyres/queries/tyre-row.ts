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

const pictures: Record<Tyre["saison"], string> = { ETE: "summer", HIVER: "winter", "4 saisons": "all-season" };

/** A tyre as it is told. */
export function tyreOf(row: TyreRow): Tyre {
  const { id, ean, brand, profile, width, ratio, rim, speed, runFlat, stock } = row;
  const indices = row.twin === null ? String(row.load) : `${row.load}/${row.twin}`;
  const name = [sizeText(row), `${indices}${speed}`, row.extraLoad && "XL", brand, profile, runFlat];
  return {
    ...{
      id,
      designation: name.filter(Boolean).join(" "),
      ean,
      marque: brand,
      photo: `/tyres/${pictures[row.season]}.svg`,
    },
    ...{ largeur: width, serie: ratio, diametre: rim, indice_charge: indices, indice_vitesse: speed },
    ...{ saison: row.season, categorie: row.use, categorieMarque: row.tier, profil: profile },
    ...{ carburant: row.fuel, adherence: row.wet, decibel: row.noiseDb, ind_bruit: row.noiseClass },
    ...{ xl: row.extraLoad, neige: row.snow, glace: row.ice, runOnFlat: runFlat },
    ...{ prixVenteMoyenTTC: row.ttcCents, price: shownTyreCents(row.ttcCents), stock },
  };
}
