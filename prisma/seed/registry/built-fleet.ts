import { buildFleet, type Fleet } from "../catalogue/vehicles/build";
import { readSource } from "../catalogue/source";

let built: Fleet | null = null;

/** The versions of the demonstration, drawn once for all who register vehicles of them. */
export const builtFleet = (): Fleet => (built ??= buildFleet(readSource()));
