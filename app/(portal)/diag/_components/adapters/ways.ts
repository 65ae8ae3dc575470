import { ElmProblem, type ElmFault, type Transport } from "@/lib/shared/obd/elm-line";
import { openBluetooth, type Bluetooth } from "./web-bluetooth";
import { openSerial, type Serial } from "./web-serial";

/** How an adapter is reached from this browser. */
export const adapterWays = ["serial", "bluetooth", "demonstration"] as const;
export type AdapterWay = (typeof adapterWays)[number];

type Reach = Navigator & { serial?: Serial; bluetooth?: Bluetooth };

/** The ways that this browser has; the demonstration's adapter where the demonstration is shown. */
export function waysHere(demonstration: boolean): AdapterWay[] {
  const { serial, bluetooth } = navigator as Reach;
  const has: Record<AdapterWay, boolean> = {
    serial: serial !== undefined,
    bluetooth: bluetooth !== undefined,
    demonstration,
  };
  return adapterWays.filter((way) => has[way]);
}

/** Reaches an adapter; the reader chooses it in a window of the browser's own. */
export async function openAdapter(way: AdapterWay): Promise<Transport> {
  const { serial, bluetooth } = navigator as Reach;
  if (way === "serial" && serial) return openSerial(serial);
  if (way === "bluetooth" && bluetooth) return openBluetooth(bluetooth);
  const { demonstrationAdapter } = await import("@/lib/shared/obd/fake-adapter");
  return demonstrationAdapter();
}

export type CarFault = ElmFault | "busy" | "unsupported";

/** What went wrong; null when the reader chose no adapter. */
export function faultOf(problem: unknown): CarFault | null {
  if (problem instanceof ElmProblem) return problem.fault;
  const name = problem instanceof DOMException ? problem.name : "";
  if (name === "NotFoundError" || name === "AbortError") return null;
  if (name === "InvalidStateError" || name === "NetworkError") return "busy";
  return "unsupported";
}
