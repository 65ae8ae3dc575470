import { BEST_KNOWN } from "@/lib/import/derived/known-makes";
import type { Source } from "../source";

export interface Make {
  id: number;
  name: string;
  country: string;
  /** makes of one group share platforms, engines and numbers */
  group: string;
  best: boolean;
  /** its group holds one of the best-known makes */
  known: boolean;
  asian: boolean;
}

const GROUPS: Record<string, readonly string[]> = {
  renault: ["Renault", "Dacia", "Alpine"],
  psa: ["Peugeot", "Citroën", "DS"],
  vag: ["Volkswagen", "Audi", "Seat", "Cupra", "Škoda", "Bentley", "Lamborghini"],
  bmw: ["BMW", "Mini"],
  mercedes: ["Mercedes-Benz", "Smart"],
  gm: ["Opel", "Chevrolet", "Daewoo", "Saab"],
  ford: ["Ford"],
  fiat: ["Fiat", "Alfa Romeo", "Lancia"],
  toyota: ["Toyota", "Lexus", "Daihatsu"],
  nissan: ["Nissan", "Infiniti"],
  hyundai: ["Hyundai", "Kia"],
  jlr: ["Land Rover", "Jaguar", "Rover", "MG"],
  chrysler: ["Jeep", "Chrysler", "Dodge"],
};

const ADDED: readonly [id: number, name: string, country: string][] = [
  [101, "Yamaha", "JP"],
  [102, "Renault Trucks", "FR"],
  [103, "Kawasaki", "JP"],
  [104, "Ducati", "IT"],
  [105, "Triumph", "GB"],
  [106, "KTM", "AT"],
  [107, "Iveco", "IT"],
  [108, "MAN", "DE"],
  [109, "DAF", "NL"],
  [110, "Scania", "SE"],
  [111, "Volvo Trucks", "SE"],
];

function groupOf(name: string): string {
  const group = Object.entries(GROUPS).find(([, names]) => names.includes(name));
  return group?.[0] ?? name.toLowerCase();
}

export function makesOf(source: Source): Make[] {
  const added = ADDED.map(([id, name, country]) => ({ id, name, country }));
  const known = new Set(BEST_KNOWN.map(groupOf));
  return [...source.makes, ...added].map((make) => ({
    ...make,
    group: groupOf(make.name),
    known: known.has(groupOf(make.name)),
    best: (BEST_KNOWN as readonly string[]).includes(make.name),
    asian: make.country === "JP" || make.country === "KR",
  }));
}
