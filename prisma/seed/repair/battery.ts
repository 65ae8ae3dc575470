import type { RepairPanel } from "@/lib/providers/repair-data/port";
import type { BatterySize } from "../catalogue/sizes/sizes";
import type { Subject, Told } from "./subject";
import { holdsNothing, type BatteryTables, type Words } from "./tables";
import { itemMaker, linesOf, stepsOf, type Worded } from "./texts";

interface Values {
  of: string;
  size: BatterySize;
  place: Words;
  registered: boolean;
  electric: boolean;
}

/** The battery of a version, the one that its parts are chosen by, and how it is replaced. */
export function batteryOf(
  tables: BatteryTables,
  { version, vehicle, place }: Subject,
): Told<Worded<RepairPanel>> | null {
  if (holdsNothing(tables.noData, version)) return null;
  const from = tables.registration.fromYearByMake[version.make];
  const values = {
    ...{ of: place.class, size: vehicle.sizes.battery, place: placeOf(tables, version) },
    registered: from !== undefined && version.yearFromEst >= from,
    electric: version.p3 === "EL",
  };
  return { key: JSON.stringify(values), build: () => panelOf(tables, values) };
}

function placeOf({ location }: BatteryTables, { make, model }: Subject["version"]): Words {
  const named = location.exceptions.find(
    (one) => one.make === make && (one.models?.includes(model) ?? true) && !(one.notModels?.includes(model) ?? false),
  );
  return named?.place ?? location.default;
}

const auxiliary: Words = {
  en: "12 V auxiliary battery, no start function",
  fr: "batterie de servitude 12 V, sans fonction de démarrage",
};

function panelOf(tables: BatteryTables, { of, size, place, registered, electric }: Values): Worded<RepairPanel> {
  const { words, constants, procedures, repairs, technology } = tables;
  const item = itemMaker(tables.items);
  const items = [
    item("technology", {
      value: technology.labels[size.technology] ?? size.technology,
      qualifier: electric ? auxiliary : null,
      note: size.technology === "SLI" ? null : words.downgrade,
    }),
    item("capacity", { value: size.ah }),
    item("cca", { value: size.cca }),
    item("case", { value: size.case }),
    item("size", { value: `${size.length} × ${size.width} × ${size.height}` }),
    item("location", { value: place }),
    item("registration", { value: registered ? words.needed : words.notNeeded }),
    item("terminal", { value: constants.terminal }),
    item("holder", { value: constants.holder }),
  ];
  const chapters = Object.entries(procedures).filter(([name]) => registered || name !== "registration");
  const times = repairs.filter(({ repair_id }) => registered || repair_id !== "BAR");
  return {
    technicalInformation: [{ title: null, items }],
    precautions: stepsOf(tables.precautions),
    procedures: chapters.map(([name, steps]) => ({ title: words[name] ?? name, steps: stepsOf(steps) })),
    repairTimes: linesOf(times, of),
  };
}
