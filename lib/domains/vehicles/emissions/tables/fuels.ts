export type FuelGroup =
  | "petrol"
  | "diesel"
  | "electric"
  | "hydrogen"
  | "lpg"
  | "cng"
  | "hybrid"
  | "hybrid-diesel"
  | "plugin-hybrid"
  | "plugin-hybrid-diesel"
  | "other";

export type CritAirFuel = "zero" | "gasOrPlugin" | "petrol" | "diesel";

function byCode<Group extends string>(codes: Record<Group, string>): ReadonlyMap<string, Group> {
  const groups = Object.keys(codes) as Group[];
  return new Map(groups.flatMap((group) => codes[group].split(" ").map((code) => [code, group] as const)));
}

/** The codes of field P.3 by simple group. */
export const FUEL_GROUPS = byCode<FuelGroup>({
  petrol: "ES FE ET",
  diesel: "GO",
  electric: "EL",
  hydrogen: "H2",
  lpg: "EG FG GP",
  cng: "EN FN GN",
  hybrid: "EH FH",
  "hybrid-diesel": "GH",
  "plugin-hybrid": "EE FL",
  "plugin-hybrid-diesel": "GL",
  other: "ER EM EQ EP FR FM FQ FP GF GM GQ PE PH NE NH GA GZ GG GE PL AC",
});

/** The codes of field P.3 by column of the Crit'Air order: a hybrid without a plug counts as its fuel; compressed air has no column. */
export const CRITAIR_FUELS = byCode<CritAirFuel>({
  zero: "EL H2",
  gasOrPlugin: "GP GN GZ EG EN FG FN EE ER EM FL FR FM GL GM PE PH NE NH EQ EP FQ FP",
  petrol: "ES EH FE FH ET GE",
  diesel: "GO GH GF GQ GG PL GA",
});
