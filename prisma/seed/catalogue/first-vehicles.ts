import type { FirstVehicles } from "@/lib/import/build/vehicles";
import { readSource } from "./source";
import { writeVehicles } from "./tables";
import { buildFleet } from "./vehicles/build";

/** The vehicles that come with the product, for a catalogue that is imported where none was before. */
export const firstVehicles: FirstVehicles = (sink) => writeVehicles(sink, buildFleet(readSource()));
