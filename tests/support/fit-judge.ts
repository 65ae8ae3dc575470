/** What papers and catalogue say of a car, read from their tables and not from the product's own view of it. */
export interface Car {
  engine: string | null;
  registered: number | null;
  vin: string | null;
  gearbox: string | null;
  grossKg: number | null;
  cylinders: number | null;
  euro: number | null;
  brakes: string | null;
  frontDisc: number | null;
  rearDisc: number | null;
  rearDrum: number | null;
}

export type Stated = readonly [key: string, value: string, decisive: boolean];
export type Asked = Readonly<Record<string, unknown>>;

export interface Offered {
  id: number;
  genartId: number;
  stated: readonly Stated[];
  conditions: readonly (Asked | null)[];
}

type Say = "yes" | "no" | "open";

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, "");
const same = <T>(has: T | null, needs: T): Say => (has === null ? "open" : has === needs ? "yes" : "no");

function engineSays(has: string | null, codes: readonly string[]): Say {
  if (!has) return "open";
  const own = bare(has);
  if (codes.some((code) => own.startsWith(bare(code)))) return "yes";
  return codes.some((code) => bare(code).startsWith(own)) ? "open" : "no";
}

function brakesSay(has: string | null, needs: string): Say {
  if (has === null) return "open";
  return has.split("/").some((one) => needs.split("/").map(bare).includes(bare(one))) ? "yes" : "no";
}

function discSays(car: Car, mm: number, rear: boolean): Say {
  if (rear && car.rearDrum !== null) return "no";
  return same(rear ? car.rearDisc : car.frontDisc, mm);
}

const drumSays = (car: Car, mm: number): Say => (car.rearDisc === null ? same(car.rearDrum, mm) : "no");

function chassisSays(vin: string | null, from: string): Say {
  const end = vin?.slice(-from.length) ?? "";
  if (end.length < from.length || !/^\d+$/.test(end) || !/^\d+$/.test(from)) return "open";
  return Number(end) >= Number(from) ? "yes" : "no";
}

function monthSays({ registered }: Car, from: unknown, to: unknown): Say {
  if (registered === null) return "open";
  return (Number(from) || 0) <= registered && registered <= (Number(to) || 999_999) ? "yes" : "no";
}

function* asks(car: Car, asked: Asked): Generator<Say> {
  const { engineCodes, from, to, brakesys, gearbox, discMm, maxKg, chassisFrom, pos } = asked;
  if (Array.isArray(engineCodes)) yield engineSays(car.engine, engineCodes as string[]);
  if (from !== undefined || to !== undefined) yield monthSays(car, from, to);
  if (typeof brakesys === "string") yield brakesSay(car.brakes, brakesys);
  if (typeof gearbox === "string") yield same(car.gearbox, gearbox);
  if (typeof discMm === "number") yield discSays(car, discMm, pos === "rear");
  if (typeof maxKg === "number") yield car.grossKg === null ? "open" : car.grossKg <= maxKg ? "yes" : "no";
  if (typeof chassisFrom === "string") yield chassisSays(car.vin, chassisFrom);
}

const discBrakes = new Set([10001, 10002, 10003, 10004, 10005, 10006, 10007, 10008]);

function states(car: Car, { genartId, stated }: Offered, [key, value]: Stated): Say | null {
  const rear = stated.some(([one, at]) => one === "pos" && at === "rear");
  if (key === "pos" && value === "rear" && discBrakes.has(genartId) && car.rearDrum !== null) return "no";
  if (key === "brakesys") return brakesSay(car.brakes, value);
  if (key === "enginecode") return engineSays(car.engine, value.split(", "));
  if (key === "gearbox") return same(car.gearbox, value);
  if (key === "euro") return same(car.euro, Number(/\d/.exec(value)?.[0]));
  if (key === "cyl") return same(car.cylinders, Number(value));
  if (key === "outd" && (genartId === 10002 || genartId === 10003)) return discSays(car, Number(value), rear);
  if (key === "dia" && genartId >= 10013 && genartId <= 10015) return drumSays(car, Number(value));
  return null;
}

/** What may not be shown as fitting: something contradicts it, or something that decides is not known of the car. */
export function objections(car: Car, offered: Offered): string[] {
  const own = offered.stated.flatMap((one) => {
    const said = states(car, offered, one);
    return said === "no" || (said === "open" && one[2]) ? [`${one[0]} ${one[1]}: ${said}`] : [];
  });
  const met = offered.conditions.some((asked) => [...asks(car, asked ?? {})].every((said) => said === "yes"));
  return met ? own : [...own, `no condition met: ${JSON.stringify(offered.conditions)}`];
}

/** What excludes an article: a criterion of its own, or every condition under which it is listed. */
export const isRefused = (car: Car, offered: Offered): boolean =>
  offered.stated.some((one) => states(car, offered, one) === "no") ||
  offered.conditions.every((asked) => [...asks(car, asked ?? {})].includes("no"));
