export type Burns = "petrol" | "diesel" | "nothing";

interface Fuel {
  key: string;
  burns: Burns;
  plugIn: boolean;
  suffix: string;
}

const FUELS: Record<string, Fuel> = {
  ES: { key: "petrol", burns: "petrol", plugIn: false, suffix: "" },
  GO: { key: "diesel", burns: "diesel", plugIn: false, suffix: "" },
  EH: { key: "hybrid", burns: "petrol", plugIn: false, suffix: "Hybrid" },
  EE: { key: "plugin-hybrid", burns: "petrol", plugIn: true, suffix: "Plug-in Hybrid" },
  GH: { key: "hybrid-diesel", burns: "diesel", plugIn: false, suffix: "Hybrid" },
  GL: { key: "plugin-hybrid-diesel", burns: "diesel", plugIn: true, suffix: "Plug-in Hybrid" },
  EG: { key: "lpg", burns: "petrol", plugIn: false, suffix: "GPL" },
  EN: { key: "cng", burns: "petrol", plugIn: false, suffix: "GNV" },
  GN: { key: "cng", burns: "petrol", plugIn: false, suffix: "GNV" },
  FE: { key: "petrol", burns: "petrol", plugIn: false, suffix: "E85" },
  EL: { key: "electric", burns: "nothing", plugIn: true, suffix: "" },
  H2: { key: "hydrogen", burns: "nothing", plugIn: true, suffix: "H2" },
};

/** What field P.3 of a registration certificate means for parts. */
export function fuelOf(p3: string): Fuel {
  const fuel = FUELS[p3];
  if (!fuel) throw new Error(`unknown fuel ${p3}`);
  return fuel;
}
