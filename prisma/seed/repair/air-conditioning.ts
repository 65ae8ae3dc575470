import type { RepairItem, RepairPanel } from "@/lib/providers/repair-data/port";
import type { Subject, Told } from "./subject";
import { holdsNothing, type AirTables, type Words } from "./tables";
import { filled, itemMaker, linesOf, stepsOf, type Worded } from "./texts";

type Refrigerant = "R134a" | "R1234yf";

interface Values {
  of: string;
  refrigerant: Refrigerant;
  converted: boolean;
  charge: number;
  heatPump: boolean;
  oil: { type: string; warning: Words | null; ml: number };
}

const electricCompressors = new Set(["EL", "EE", "EH", "GL", "GH"]);
const nippondenso = new Set(["Toyota", "Lexus", "Subaru", "Daihatsu"]);

/** The recharge of a version's air conditioning; cars registered from 2017 on have no R134a, whatever their generation. */
export function airConditioningOf(
  tables: AirTables,
  subject: Subject,
  registeredFrom2017: boolean,
): Told<Worded<RepairPanel>> | null {
  const { version, place } = subject;
  if (holdsNothing(tables.noData, version)) return null;
  const refrigerant: Refrigerant = registeredFrom2017 || version.genFrom >= 2013 ? "R1234yf" : "R134a";
  const values: Values = {
    ...{ of: place.class, refrigerant, converted: refrigerant === "R134a" && version.genFrom < 1993 },
    charge: chargeOf(tables, subject, refrigerant),
    heatPump: tables.refrigerant.heatPump.makesModels.some(
      ([make, model]) => make === version.make && model === version.model,
    ),
    oil: oilOf(tables, subject, refrigerant),
  };
  return { key: JSON.stringify(values), build: () => panelOf(tables, values) };
}

function chargeOf({ charge }: AirTables, { version, place }: Subject, refrigerant: Refrigerant): number {
  const { baseGrams, factorR1234yf, roundTo } = charge;
  const grams = (baseGrams[place.class] ?? 550) + 5 * (((version.modelId * 7 + version.genFrom) % 9) - 4);
  return Math.round((grams * (refrigerant === "R1234yf" ? factorR1234yf : 1)) / roundTo) * roundTo;
}

function oilOf({ oil }: AirTables, { version, place }: Subject, refrigerant: Refrigerant): Values["oil"] {
  const ml = oil.totalMl[place.class] ?? 120;
  const [electric] = oil.type;
  if (electricCompressors.has(version.p3))
    return { type: electric?.then ?? "POE", warning: electric?.warning ?? null, ml };
  if (refrigerant === "R1234yf") return { type: "PAG 46 YF", warning: null, ml };
  return { type: nippondenso.has(version.make) ? "PAG ND-OIL 8" : "PAG 46", warning: null, ml };
}

function panelOf(tables: AirTables, values: Values): Worded<RepairPanel> {
  const { of } = values;
  const procedures = [{ title: tables.words.procedure ?? "", steps: stepsOf(tables.procedure) }];
  return {
    technicalInformation: [{ title: null, items: itemsOf(tables, values) }],
    ...{ precautions: stepsOf(tables.precautions), procedures, repairTimes: linesOf(tables.repairs, of) },
  };
}

function itemsOf(tables: AirTables, values: Values): Worded<RepairItem>[] {
  const { words, charge, refrigerant: kinds } = tables;
  const { refrigerant, converted, of, oil } = values;
  const item = itemMaker(tables.items);
  const within = (kind: string) =>
    words.tolerance && filled(words.tolerance, { grams: charge.toleranceGrams[kind] ?? 25 });
  const { dualCircuit } = charge;
  const rear = dualCircuit.classes.includes(of)
    ? [item("rearCharge", { value: values.charge + dualCircuit.addGrams, qualifier: dualCircuit.qualifier })]
    : [];
  const { heatPump } = kinds;
  const pump = values.heatPump
    ? [item("heatPump", { value: heatPump.charge, qualifier: heatPump.qualifier, note: heatPump.refrigerant })]
    : [];
  return [
    item("refrigerant", { value: refrigerant, qualifier: (converted && kinds.steps.at(-1)?.qualifier) || null }),
    item("charge", { value: values.charge, qualifier: within(refrigerant), note: words.label }),
    ...rear,
    ...pump,
    item("oil", { value: oil.type, note: oil.warning }),
    item("oilTotal", { value: oil.ml }),
    item("oilToAdd", { parts: oilToAdd(tables) }),
    ...pressuresOf(tables),
  ];
}

const oilToAdd = ({ oil, words }: AirTables) =>
  Object.entries(oil.addPerPartMl).map(([genart, ml]) => ({
    description: words[genart] ?? null,
    ...(typeof ml === "number" ? { value: String(ml), unit: "ml" } : { value: words.measure ?? ml, unit: null }),
  }));

function pressuresOf({ items, pressures, words }: AirTables): Worded<RepairItem>[] {
  const row = items.find(({ key }) => key === "pressure");
  if (!row) return [];
  const item = itemMaker(items);
  const range = (low: number, high: number) => `${low.toFixed(1)} – ${high.toFixed(1)}`;
  return pressures.atAmbient.map(([ambient, lowMin, lowMax, highMin, highMax]) =>
    item("pressure", {
      description: filled(row, { ambient }),
      parts: [
        { description: words.low ?? null, value: range(lowMin, lowMax), unit: "bar" },
        { description: words.high ?? null, value: range(highMin, highMax), unit: "bar" },
      ],
    }),
  );
}
