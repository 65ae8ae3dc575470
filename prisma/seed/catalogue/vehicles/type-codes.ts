import { compactKey } from "@/lib/shared/compact";
import type { AddedVehicle } from "./added";
import type { Vehicle } from "./vehicle";

type Codes = Pick<Vehicle, "cnit" | "tvv">;

/** What stands on the certificates of the demonstration's vehicles, where the version table does not list it. */
const PAPERS: ReadonlyMap<number, Codes> = new Map([
  [1_000_080, { cnit: ["MRE5202E1234"], tvv: [] }],
  [1_000_663, { cnit: [], tvv: ["LBBHZH"] }],
  [1_001_287, { cnit: [], tvv: ["AUGAC4CXXBX0"] }],
  [1_003_993, { cnit: [], tvv: ["312AXA1A"] }],
  [1_006_285, { cnit: [], tvv: ["003E1R1C"] }],
  [1_010_001, { cnit: [], tvv: ["DX"] }],
]);

/** The version's type codes with those of the demonstration's papers. */
export function papersOf({ ktype, cnit, tvv }: Pick<Vehicle, "ktype" | "cnit" | "tvv">): Codes {
  const papers = PAPERS.get(ktype);
  if (!papers) return { cnit, tvv };
  return { cnit: [...new Set([...papers.cnit, ...cnit])], tvv: [...new Set([...papers.tvv, ...tvv])] };
}

/** Type, variant and version of a motorcycle or heavy vehicle; classics had none. */
export function addedTypeCode({ vtype, codes, fromYm }: AddedVehicle): string[] {
  if (vtype === "classic") return [];
  return [`${compactKey(codes[0] ?? "")}${vtype === "pl" ? "N3" : "L3"}${fromYm}`];
}
