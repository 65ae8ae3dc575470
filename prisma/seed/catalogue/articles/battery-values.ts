import type { LiveSet } from "../sets/membership";

/** What each technology may be replaced by: never by a weaker one. */
const INSTEAD = {
  SLI: ["standard", "standard", "EFB"],
  EFB: ["EFB", "EFB", "AGM"],
  AGM: ["AGM"],
} as const;

/** What a battery states: the case of its vehicles, its capacity, a technology that is not below theirs. */
export function batteryValue({ genart, sample }: LiveSet, key: string, seed: number): number | string | undefined {
  if (genart.pool !== "battery") return undefined;
  const { length, width, height, ah, cca, technology } = sample.sizes.battery;
  if (key === "cca") return cca + 20 * (seed % 3);
  const allowed = INSTEAD[technology];
  if (key === "batterytype") return allowed[seed % allowed.length];
  return { length, width, height, capacity: ah }[key];
}
