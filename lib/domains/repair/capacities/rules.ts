import type { RepairDocuments, RepairItem, RevisionOperation } from "@/lib/providers/repair-data/port";

/** How much of something a vehicle takes, in litres or grams, and by which words its kind is known. */
export interface Capacity {
  genartId: number;
  amount: number;
  unit: "l" | "g";
  grade: string | null;
  spec: string | null;
  words: string[];
}

const units: Readonly<Record<string, readonly [unit: Capacity["unit"], factor: number]>> = {
  ...{ l: ["l", 1], cl: ["l", 0.01], ml: ["l", 0.001], cm3: ["l", 0.001], "cm³": ["l", 0.001] },
  ...{ g: ["g", 1], kg: ["g", 1000] },
};

/** A quantity in litres or grams; of a range what is enough. Null for what is none. */
export function readAmount(quantity: string | null, unit: string | null): Pick<Capacity, "amount" | "unit"> | null {
  const [of, factor] = units[(unit ?? "").trim().toLowerCase()] ?? [];
  const last = (quantity ?? "").match(/\d+(?:[.,]\d+)?/g)?.at(-1);
  const amount = Number(last?.replace(",", "."));
  return of && factor && amount > 0 ? { amount: amount * factor, unit: of } : null;
}

/** What the first part of an operation is filled by. */
function ofOperation({ articles, fluid }: RevisionOperation): Capacity[] {
  const [genartId] = articles;
  const found = fluid && readAmount(fluid.quantity, fluid.unit);
  if (!genartId || !found) return [];
  const { grade, spec } = fluid;
  const words = [grade, spec].flatMap((text) => text?.split(/\s+\/\s+/) ?? []);
  return [{ genartId, ...found, grade, spec, words }];
}

const [refrigerant, compressorOil] = [10236, 10237];

/** The charge of an air conditioning: the first weight is the gas, the first volume the oil. */
function ofAir(items: readonly RepairItem[]): Capacity[] {
  const words = items.flatMap(({ value, unit }) => (value !== null && unit === null ? [value] : []));
  const first = (genartId: number, wanted: Capacity["unit"], own: readonly string[]): Capacity[] => {
    const found = items.map(({ value, unit }) => readAmount(value, unit)).find((one) => one?.unit === wanted);
    const grade = words.find((word) => own.some((start) => word.startsWith(start))) ?? null;
    return found ? [{ genartId, ...found, grade, spec: null, words }] : [];
  };
  return [...first(refrigerant, "g", ["R"]), ...first(compressorOil, "l", ["PAG", "POE", "ND", "SP"])];
}

/** The capacities that the repair data of a vehicle tell, each once. */
export function capacitiesOf({ panels, services }: RepairDocuments): Capacity[] {
  const air = panels.filter(({ subject }) => subject === "acRecharge");
  const all = [
    ...services.flatMap(({ operations }) => operations.flatMap(ofOperation)),
    ...air.flatMap(({ panel }) => ofAir(panel.technicalInformation.flatMap(({ items }) => items))),
  ];
  return all.filter(({ genartId }, at) => all.findIndex((one) => one.genartId === genartId) === at);
}
