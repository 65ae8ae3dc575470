import { hashText } from "../random";
import { rimsOf } from "../sizes/sizes";
import type { Pools, Vehicle } from "./vehicle";

const VANS =
  /^(Kangoo|Trafic|Master|Express|Partner|Expert|Boxer|Bipper|Traveller|Rifter|Berlingo|Jumpy|Jumper|Nemo|SpaceTourer|Dokker|Caddy|Transporter|Multivan|Caravelle|California|Crafter|LT|Amarok|Vito|Viano|Sprinter|Citan|Classe V|Combo|Vivaro|Movano|Zafira Life|Transit|Tourneo|Ranger|Doblò|Ducato|Fiorino|Qubo|Scudo|Ulysse|Talento|Hiace|Proace|Hilux|NV\d+|Primastar|Interstar|Townstar|Navara|H-?1|Staria)/;

function era(year: number): string {
  if (year < 1988) return "classic";
  if (year < 2004) return "old";
  return year < 2013 ? "mid" : "new";
}

function segment(kw: number): string {
  if (kw < 75) return "small";
  return kw < 125 ? "middle" : "large";
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Segment of every generation, by the median power of its versions. */
export function segmentsOf(vehicles: readonly Pick<Vehicle, "modelId" | "kw">[]): Map<number, string> {
  const powers = new Map<number, number[]>();
  for (const { modelId, kw } of vehicles) {
    const list = powers.get(modelId);
    if (list) list.push(kw);
    else powers.set(modelId, [kw]);
  }
  return new Map([...powers].map(([modelId, list]) => [modelId, segment(median(list))]));
}

type Placed = Pick<
  Vehicle,
  "vtype" | "group" | "known" | "modelName" | "modelFrom" | "burns" | "chain" | "ccm" | "kw" | "sizes"
>;

function displacement(vehicle: Placed): number {
  const guess = vehicle.burns === "diesel" ? vehicle.kw * 20 : vehicle.kw * 16;
  const ccm = vehicle.ccm ?? guess;
  const step = ccm > 2300 ? 1000 : vehicle.known ? 400 : 1000;
  return Math.round(ccm / step) * step;
}

function brakesOf({ front, rearDisc, rearDrum }: Placed["sizes"]["brakes"]): string {
  return `${front.mm}x${front.fresh}|${rearDrum ? `drum ${rearDrum.mm}` : `disc ${rearDisc?.mm}x${rearDisc?.fresh}`}`;
}

/** Makes that share brakes and rims: those of a best-known group, all the others together. */
export function brakeHome({ vtype, known, group }: Pick<Vehicle, "vtype" | "known" | "group">): string {
  if (vtype === "motos" || vtype === "pl") return vtype;
  return known ? group : "others";
}

type Keep = (name: string) => string;

/** Answers the same string object for equal names: pools are compared millions of times. */
export function nameKeeper(): Keep {
  const names = new Map<string, string>();
  return (name) => {
    const known = names.get(name);
    if (known === undefined) names.set(name, name);
    return known ?? name;
  };
}

/** The pools of one vehicle; `segmentName` is its generation's. */
export function poolsOf(vehicle: Placed, segmentName: string, keep: Keep): Pools {
  const van = VANS.test(vehicle.modelName);
  const kind = vehicle.vtype === "vl" || vehicle.vtype === "classic" ? (van ? "van" : segmentName) : vehicle.vtype;
  const year = era(vehicle.modelFrom);
  const age = vehicle.known || year === "classic" ? year : "";
  const home = vehicle.vtype === "motos" || vehicle.vtype === "pl" ? vehicle.vtype : vehicle.group;
  const wideAge = vehicle.known ? (vehicle.modelFrom < 2009 ? "old" : "new") : "";
  const chassis = `P:${home}|${kind}|${age}`;
  const shaft = vehicle.chain ? "chain" : "belt";
  const idle = vehicle.burns === "nothing";
  return {
    chassis: keep(chassis),
    engine: keep(idle ? "E:none" : `E:${home}|${vehicle.burns}|${displacement(vehicle)}|${shaft}`),
    wideChassis: keep(`C:${home}|${van ? "van" : ""}|${wideAge}`),
    wideEngine: keep(`D:${home}|${vehicle.burns}|${shaft}`),
    brakes: keep(`K:${brakeHome(vehicle)}|${brakesOf(vehicle.sizes.brakes)}`),
    wheels: keep(`R:${brakeHome(vehicle)}|${rimsOf(vehicle.sizes).join(".")}`),
    battery: keep(`B:${vehicle.sizes.battery.case}|${vehicle.sizes.battery.ah}|${vehicle.sizes.battery.technology}`),
    lamp: keep(vehicle.vtype === "motos" ? "L:moto" : `L:${["H7", "H4", "H1", "H11"][hashText(chassis) % 4]}`),
    wiper: keep(`W:${hashText(chassis) % 16}`),
  };
}
