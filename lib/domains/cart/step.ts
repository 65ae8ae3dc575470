import { tyreChannel } from "@/lib/domains/tyres/channel";

/** Tyres are sold by the axle: adding gives two, everything else one. */
export const stepOf = (channel: string): number => (channel === tyreChannel ? 2 : 1);
