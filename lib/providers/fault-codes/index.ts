import { embeddedFaultCodes } from "./embedded";
import type { FaultCodeSource } from "./port";

/** What tells this installation the meaning of fault codes. */
export const faultCodes = (): FaultCodeSource => embeddedFaultCodes;
