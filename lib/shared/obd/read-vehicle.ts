import { busOf, codesIn, gather, isWhole, readinessIn, speedIn, vinIn, type Bus, type Readiness } from "./decode";
import { ElmLine, ElmProblem, type Transport } from "./elm-line";

/** How a fault is remembered: confirmed, seen once, or kept until the vehicle itself has seen that it is gone. */
export const faultStates = ["stored", "pending", "permanent"] as const;
export type FaultState = (typeof faultStates)[number];

export interface ReadFault {
  code: string;
  state: FaultState;
  /** The control unit that answered, by its address on the bus. */
  unit: string;
}

export interface VehicleReading {
  vin: string | null;
  faults: ReadFault[];
  /** What no control unit answered, or one not to its end: that there is no further code of this kind was not said. */
  unanswered: FaultState[];
  readiness: Readiness | null;
  /** As ATDPN names it. */
  protocol: string;
}

export const readingSteps = ["adapter", "vehicle", "vin", "faults", "readiness"] as const;
export type ReadingStep = (typeof readingSteps)[number];

const [searchMs, serviceMs, resetMs] = [12_000, 8000, 4000];
const services: readonly [string, FaultState][] = [
  ["03", "stored"],
  ["07", "pending"],
  ["0A", "permanent"],
];

/** A unit that does not know a service, or will not, answers with this byte. */
const refusal = 0x7f;

const isUnanswered = (line: string): boolean => /^NO DATA/.test(line);
const isNoVehicle = (line: string): boolean => /UNABLE TO CONNECT/.test(line);
const isBusFault = (line: string): boolean =>
  /ERROR|BUS BUSY|BUS INIT(?!.*OK)|LV RESET|STOPPED|BUFFER FULL|^ERR\d+/.test(line);
const isAnswer = (line: string): boolean => /^[0-9A-F\s]{8,}$/.test(line);
const isUnknown = (line: string): boolean => /^\?+$/.test(line);

/** An adapter on a vehicle whose bus was found. */
export class ElmVehicle {
  private constructor(
    private readonly line: ElmLine,
    readonly protocol: string,
    private readonly bus: Bus,
  ) {}

  /** Wakes the adapter and lets it look for the vehicle, which may take ten seconds. */
  static async open(transport: Transport, onStep: (step: ReadingStep) => void = () => undefined): Promise<ElmVehicle> {
    const line = new ElmLine(transport);
    try {
      onStep("adapter");
      await wake(line);
      onStep("vehicle");
      const found = await line.send("0100", searchMs);
      refuse(found);
      if (!found.some(isAnswer)) throw new ElmProblem("no-vehicle", found.join(" "));
      const [protocol = ""] = await line.send("ATDPN");
      if (isUnknown(protocol)) throw new ElmProblem("not-understood", "ATDPN");
      return new ElmVehicle(line, protocol, busOf(protocol));
    } catch (problem) {
      await line.close();
      throw problem;
    }
  }

  private async ask(service: string): Promise<Map<string, number[]>> {
    const lines = await this.line.send(service, serviceMs);
    refuse(lines);
    // Nobody on the bus answers this service: that is no data, and no failure.
    return lines.some(isUnanswered) ? new Map() : gather(lines, this.bus);
  }

  /** The codes that each unit holds, each once in each state. */
  private async readFaults(): Promise<Pick<VehicleReading, "faults" | "unanswered">> {
    const faults = new Map<string, ReadFault>();
    const unanswered: FaultState[] = [];
    for (const [service, state] of services) {
      const answers = await this.askLenient(service);
      const told = [...answers.values()].filter(([first]) => first !== refusal);
      if (told.length === 0 || told.some((bytes) => !isWhole(bytes, service, this.bus))) unanswered.push(state);
      for (const [unit, bytes] of answers)
        for (const code of codesIn(bytes, service, this.bus))
          faults.set(`${unit} ${state} ${code}`, { code, state, unit });
    }
    return { faults: [...faults.values()], unanswered };
  }

  /** Cheap adapters and old vehicles do not know every service: the rest of the reading is worth having. */
  private async askLenient(service: string): Promise<Map<string, number[]>> {
    const isOld = service !== "03";
    return this.ask(service).catch((problem: unknown) => {
      if (isOld && problem instanceof ElmProblem && problem.fault === "not-understood") return new Map();
      throw problem;
    });
  }

  private async first<Value>(service: string, find: (bytes: number[]) => Value | null): Promise<Value | null> {
    for (const bytes of (await this.askLenient(service)).values()) {
      const value = find(bytes);
      if (value !== null) return value;
    }
    return null;
  }

  async read(onStep: (step: ReadingStep) => void = () => undefined): Promise<VehicleReading> {
    onStep("vin");
    const vin = await this.first("0902", vinIn);
    onStep("faults");
    const { faults, unanswered } = await this.readFaults();
    onStep("readiness");
    const readiness = await this.first("0101", readinessIn);
    return { vin, faults, unanswered, readiness, protocol: this.protocol };
  }

  /** Whether the engine runs; null where the vehicle does not say. */
  async isRunning(): Promise<boolean | null> {
    const speed = await this.first("010C", speedIn);
    return speed === null ? null : speed > 0;
  }

  /** Empties the memory of faults and with it the self-tests (service 04). Throws "refused" where a unit does not do it. */
  async clear(): Promise<void> {
    const answers = await this.ask("04");
    const bytes = [...answers.values()];
    if (bytes.length === 0 || bytes.some(([service]) => service !== 0x44)) throw new ElmProblem("refused");
  }

  close(): Promise<void> {
    return this.line.close();
  }
}

/** Sets the adapter up; a clone that does not know a convenience is served without it. */
async function wake(line: ElmLine): Promise<void> {
  const hello = await line.send("ATZ", resetMs).catch((problem: unknown) => {
    if (problem instanceof ElmProblem && problem.fault === "silent") return line.send("ATI", resetMs);
    throw problem;
  });
  if (hello.length > 0 && hello.every(isUnknown)) throw new ElmProblem("not-understood", "ATZ");
  for (const convenience of ["ATE0", "ATL0", "ATS0", "ATAT1"]) await line.send(convenience);
  for (const needed of ["ATH1", "ATSP0"])
    if ((await line.send(needed)).some(isUnknown)) throw new ElmProblem("not-understood", needed);
}

function refuse(lines: readonly string[]): void {
  if (lines.some(isNoVehicle)) throw new ElmProblem("no-vehicle", lines.join(" "));
  const fault = lines.find(isBusFault);
  if (fault !== undefined) throw new ElmProblem("bus", fault);
  if (lines.some(isUnknown)) throw new ElmProblem("not-understood", lines.join(" "));
}
