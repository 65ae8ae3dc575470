import { fillAddress, type ToolFacts } from "@/lib/domains/vehicles/tools/rules";

export const vehicleFacts = ["vin", "ktype", "mid"] as const;
export type VehicleFact = (typeof vehicleFacts)[number];
export type FrameFacts = Record<VehicleFact, string | null>;

const asks = (address: string): boolean => vehicleFacts.some((fact) => address.includes(`{${fact}}`));

/**
 * The address of a frame that is told a vehicle: where it names facts in braces they stand there, else all that is known
 * is added to its query. A fact that it names and nobody knows is told as missing.
 */
export function fillFrame(address: string, facts: FrameFacts): { address: string } | { missing: VehicleFact[] } {
  if (asks(address)) {
    const filled = fillAddress(address, { ...facts, plate: null, make: null, lang: null } satisfies ToolFacts);
    if ("address" in filled) return filled;
    return { missing: vehicleFacts.filter((fact) => filled.missing.includes(fact)) };
  }
  const known = vehicleFacts.flatMap((fact): [string, string][] => (facts[fact] ? [[fact, facts[fact]]] : []));
  const [path = "", hash] = address.split("#");
  const query = new URLSearchParams(known).toString();
  const added = query === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`;
  return { address: hash === undefined ? added : `${added}#${hash}` };
}
