/** How many bits an address on the bus has; 0 for the older buses, whose answers bear three bytes before and a sum behind. */
export type Bus = 11 | 29 | 0;

/** The protocols of ATDPN: 6 to 9 are CAN, the even ones with addresses of 11 bits. An A before it says that it was found. */
export function busOf(protocol: string): Bus {
  const number = protocol.replace(/^A(?=.)/, "").trim();
  if (/^[68B]$/.test(number)) return 11;
  return /^[79AC]$/.test(number) ? 29 : 0;
}

const bytesOf = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));

interface Gathered {
  bytes: number[];
  length: number;
}

/** The bytes that each control unit answered, of lines with headers; lines that are no answer are left out. */
export function gather(lines: readonly string[], bus: Bus): Map<string, number[]> {
  const units = new Map<string, Gathered>();
  for (const line of lines) {
    const hex = line.replace(/\s/g, "");
    if (!/^[0-9A-F]+$/.test(hex)) continue;
    const head = bus === 29 ? 8 : bus === 11 ? 3 : 6;
    const unit = hex.slice(0, head);
    const data = bytesOf(hex.slice(head, bus === 0 ? -2 : undefined));
    if (data.length === 0) continue;
    const known = units.get(unit) ?? { bytes: [], length: Infinity };
    units.set(unit, bus === 0 ? afterOld(known, data) : afterFrame(known, data));
  }
  return new Map([...units].map(([unit, { bytes, length }]) => [unit, bytes.slice(0, length)]));
}

/** ISO 15765-2: a single frame, the first of several, or one that follows. */
function afterFrame(known: Gathered, data: readonly number[]): Gathered {
  const [first = 0, second = 0, ...rest] = data;
  if (first >> 4 === 0) return { bytes: [second, ...rest].slice(0, first & 15), length: first & 15 };
  if (first >> 4 === 1) return { bytes: rest, length: ((first & 15) << 8) | second };
  return first >> 4 === 2 ? { ...known, bytes: [...known.bytes, second, ...rest] } : known;
}

/** Older buses repeat the service in each line. */
const afterOld = ({ bytes, length }: Gathered, data: readonly number[]): Gathered => ({
  bytes: [...bytes, ...(bytes.length > 0 ? data.slice(1) : data)],
  length,
});

/** Two bytes as a code: 03 01 is P0301. */
export const codeOf = (high: number, low: number): string =>
  "PCBU".charAt(high >> 6) +
  ((high >> 4) & 3) +
  (high & 15).toString(16).toUpperCase() +
  low.toString(16).toUpperCase().padStart(2, "0");

/** Whether bytes answer a service, and not that it is refused or unknown. */
const isAnswerTo = (bytes: readonly number[], service: string): boolean => bytes[0] === parseInt(service, 16) + 0x40;

/** Whether an answer to service 03, 07 or 0A is there to its end: CAN says beforehand how many codes come. */
export const isWhole = (bytes: readonly number[], service: string, bus: Bus): boolean =>
  isAnswerTo(bytes, service) && (bus === 0 || bytes.length >= 2 + 2 * (bytes[1] ?? 0));

/** The codes of an answer to service 03, 07 or 0A; CAN counts them first, older buses fill up with zeros. */
export function codesIn(bytes: readonly number[], service: string, bus: Bus): string[] {
  if (!isAnswerTo(bytes, service)) return [];
  const pairs = bytes.slice(bus === 0 ? 1 : 2);
  const codes: string[] = [];
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const [high = 0, low = 0] = [pairs[at], pairs[at + 1]];
    if (high || low) codes.push(codeOf(high, low));
  }
  return codes;
}

/** The VIN of an answer to 09 02; null where the bytes are none. */
export function vinIn(bytes: readonly number[]): string | null {
  if (bytes[0] !== 0x49 || bytes[1] !== 0x02) return null;
  // Older buses number each line in between: what is no letter or figure is left out.
  const text = String.fromCharCode(...bytes.slice(2).filter((byte) => byte >= 0x30 && byte <= 0x5a)).slice(-17);
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(text) ? text : null;
}

const onceMonitors = ["misfire", "fuel", "components"] as const;
const sparkMonitors = [
  ...(["catalyst", "heatedCatalyst", "evaporation", "secondaryAir"] as const),
  ...(["acRefrigerant", "oxygenSensor", "oxygenHeater", "egr"] as const),
] as const;
const dieselMonitors = ["nmhcCatalyst", "nox", null, "boost", null, "exhaustSensor", "particleFilter", "egr"] as const;

export const monitorNames = [
  ...onceMonitors,
  ...sparkMonitors,
  ...(["nmhcCatalyst", "nox", "boost", "exhaustSensor", "particleFilter"] as const),
] as const;
export type MonitorName = (typeof monitorNames)[number];

export interface Readiness {
  /** The warning lamp is on. */
  mil: boolean;
  /** Confirmed codes, as the control unit counts them. */
  count: number;
  /** Self-tests that the vehicle has, each done since the memory was cleared or not yet. */
  monitors: { name: MonitorName; ready: boolean }[];
}

/** Lamp, count and self-tests of an answer to 01 01 (SAE J1979, bytes A to D); null for any other. */
export function readinessIn(bytes: readonly number[]): Readiness | null {
  const [service, pid, a, b, c, d] = bytes;
  if (service !== 0x41 || pid !== 0x01 || a === undefined || b === undefined) return null;
  const once = onceMonitors.flatMap((name, bit) => ((b >> bit) & 1 ? [{ name, ready: !((b >> (bit + 4)) & 1) }] : []));
  const isDiesel = Boolean(b & 8);
  const others = (isDiesel ? dieselMonitors : sparkMonitors).flatMap((name, bit) =>
    name && (((c ?? 0) >> bit) & 1) === 1 ? [{ name, ready: !(((d ?? 0) >> bit) & 1) }] : [],
  );
  return { mil: a > 127, count: a & 127, monitors: [...once, ...others] };
}

/** Revolutions a minute of an answer to 01 0C; null for any other. */
export function speedIn(bytes: readonly number[]): number | null {
  const [service, pid, high, low] = bytes;
  if (service !== 0x41 || pid !== 0x0c || high === undefined || low === undefined) return null;
  return (high * 256 + low) / 4;
}
