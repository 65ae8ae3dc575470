import { useCallback, useEffect, useRef, useState } from "react";
import { ElmVehicle, type ReadingStep, type VehicleReading } from "@/lib/shared/obd/read-vehicle";
import { faultOf, openAdapter, type AdapterWay, type CarFault } from "./adapters/ways";

export type CarState =
  | { kind: "idle" }
  | { kind: "working"; step: ReadingStep | "choice" | "clearing" }
  | { kind: "failed"; fault: CarFault }
  | { kind: "read"; reading: VehicleReading };

/** A car behind an adapter: what is being done to it, one thing at a time. Leaving the page lets the adapter go. */
export function useCar() {
  const [state, setState] = useState<CarState>({ kind: "idle" });
  const car = useRef<ElmVehicle | null>(null);
  /** What was begun last; whatever was begun before it has nothing to tell any more. */
  const turn = useRef(0);

  const letGo = useCallback(() => {
    turn.current += 1;
    void car.current?.close();
    car.current = null;
  }, []);
  useEffect(() => letGo, [letGo]);

  const attempt = useCallback(async (work: (mine: number) => Promise<VehicleReading>) => {
    const mine = (turn.current += 1);
    try {
      const reading = await work(mine);
      if (turn.current === mine) setState({ kind: "read", reading });
      return turn.current === mine ? reading : null;
    } catch (problem) {
      if (turn.current !== mine) return null;
      const fault = faultOf(problem);
      if (fault !== "refused") {
        void car.current?.close();
        car.current = null;
      }
      setState(fault === null ? { kind: "idle" } : { kind: "failed", fault });
      return null;
    }
  }, []);

  const read = useCallback(
    (way: AdapterWay) => {
      letGo();
      setState({ kind: "working", step: "choice" });
      return attempt(async (mine) => {
        const onStep = (step: ReadingStep) => turn.current === mine && setState({ kind: "working", step });
        const found = await ElmVehicle.open(await openAdapter(way), onStep);
        // Given up while the adapter was looking for the car.
        if (turn.current !== mine) await found.close();
        else car.current = found;
        return found.read(onStep);
      });
    },
    [attempt, letGo],
  );
  /** Empties the memory, tells as soon as the car has done it, and reads again. */
  const clear = useCallback(
    (onCleared: () => void) => {
      const at = car.current;
      if (!at) return Promise.resolve(null);
      setState({ kind: "working", step: "clearing" });
      return attempt(async () => {
        await at.clear();
        onCleared();
        return at.read();
      });
    },
    [attempt],
  );
  /** Whether the engine runs; null where the car does not say, or is gone. */
  const isRunning = useCallback(() => car.current?.isRunning().catch(() => null) ?? Promise.resolve(null), []);
  const stop = useCallback(() => {
    letGo();
    setState({ kind: "idle" });
  }, [letGo]);
  return { state, read, clear, isRunning, stop };
}
