import type { RepairItem, RepairPanel } from "@/lib/providers/repair-data/port";
import type { BrakeSizes } from "../catalogue/sizes/sizes";
import type { Subject, Told } from "./subject";
import type { BrakeTables } from "./tables";
import { holdsNothing } from "./tables";
import { itemMaker, linesOf, stepsOf, type Worded } from "./texts";

interface Values extends Pick<BrakeSizes, "front" | "rearDisc" | "rearDrum"> {
  of: string;
  wheelBolt: number;
  fluid: string;
}

/** The service brakes of a version: sizes as its parts have them, torques and times of its class. */
export function brakesOf(tables: BrakeTables, { version, vehicle, place }: Subject): Told<Worded<RepairPanel>> | null {
  if (holdsNothing(tables.noData, version)) return null;
  const { byMake, default: usual, add } = tables.wheelBoltNm;
  const { front, rearDisc, rearDrum } = vehicle.sizes.brakes;
  const values = {
    ...{ front, rearDisc, rearDrum, of: place.class },
    wheelBolt: (byMake[version.make] ?? usual) + (add[place.class] ?? 0),
    fluid: tables.constants.fluid[place.era] ?? "DOT 4",
  };
  return { key: JSON.stringify(values), build: () => panelOf(tables, values) };
}

function panelOf(tables: BrakeTables, values: Values): Worded<RepairPanel> {
  const { front, rearDisc, rearDrum, of, wheelBolt, fluid } = values;
  const { words, constants, torque, precautions, repairs } = tables;
  const item = itemMaker(tables.items);
  const drawn = { value: "/repair/brake-wear.svg", note: words.measure };
  const ahead = [
    item("frontDiscDiameter", { value: front.mm }),
    item("frontDiscNew", { value: front.fresh }),
    item("frontDiscMin", { value: front.least }),
    item("runOut", { value: constants.runOut }),
    item("padMin", { value: constants.padMin.toFixed(1) }),
  ];
  const discs = rearDisc && [
    item("rearDiscDiameter", { value: rearDisc.mm }),
    item("rearDiscNew", { value: rearDisc.fresh }),
    item("rearDiscMin", { value: rearDisc.least }),
  ];
  const drums = rearDrum && [
    item("drumDiameter", { value: rearDrum.mm }),
    item("drumMax", { value: rearDrum.most }),
    item("shoeMin", { value: constants.shoeMin }),
  ];
  const torques = [
    item("guideBolt", { value: torque.guideBolt[of] ?? torque.guideBolt.default }),
    item("bracketBolt", { value: torque.bracketBolt[of] ?? torque.bracketBolt.default }),
    item("wheelBolt", { value: wheelBolt }),
  ];
  const axle = rearDrum ? "drum" : "disc";
  return {
    technicalInformation: [
      { title: words.front ?? null, items: [...ahead, item("wearDrawing", drawn)] },
      { title: words.rear ?? null, items: discs ?? drums ?? [] },
      { title: words.torques ?? null, items: torques },
      { title: words.fluid ?? null, items: fluidItems(tables, item, fluid, of) },
    ],
    precautions: stepsOf(precautions),
    procedures: [],
    repairTimes: linesOf(
      repairs.filter(({ only }) => only === undefined || only === axle),
      of,
    ),
  };
}

function fluidItems(
  { words, constants }: BrakeTables,
  item: ReturnType<typeof itemMaker>,
  fluid: string,
  of: string,
): Worded<RepairItem>[] {
  const { kind = null, every = null, months = null } = words;
  const parts = [
    { description: kind, value: fluid, unit: null },
    { description: every, value: String(constants.fluidMonths), unit: months },
  ];
  const volume = constants.fluidVolume[of] ?? constants.fluidVolume.default ?? 1;
  return [item("fluid", { parts }), item("fluidVolume", { value: volume.toFixed(1) })];
}
