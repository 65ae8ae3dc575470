import { useLocale } from "next-intl";
import useSWR from "swr";
import { call, CallProblem } from "@/lib/api/client";
import type { PanelAnswer, RepairSubject } from "@/lib/domains/repair/schema";

export interface PanelVehicle {
  mid: string;
  /** First registration, yyyy-mm. */
  registered: string | null;
}

export type PanelState =
  | { is: "IDLE" | "LOADING" | "NO_RESULTS" }
  | { is: "OK"; panel: PanelAnswer }
  | { is: "ERROR"; code: string; again: () => void };

function ask(subject: RepairSubject, { mid, registered }: PanelVehicle, lang: string): Promise<PanelAnswer> {
  const options = { params: { mid, lang }, query: { registered: registered ?? undefined } };
  if (subject === "serviceBrakes") return call("get", "/autodata/serviceBrakes/{mid}/{lang}", options);
  if (subject === "acRecharge") return call("get", "/autodata/acRecharge/{mid}/{lang}", options);
  return call("get", "/autodata/batteryReplacement/{lang}/{mid}", options);
}

/** What the source says of a subject, once it is wanted; asked again only when the reader says so. */
export function usePanel(subject: RepairSubject, vehicle: PanelVehicle, wanted: boolean): PanelState {
  const lang = useLocale();
  const { data, error, isValidating, mutate } = useSWR<PanelAnswer, CallProblem>(
    wanted ? ["repair", subject, vehicle.mid, vehicle.registered, lang] : null,
    () => ask(subject, vehicle, lang),
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  if (data) return { is: "OK", panel: data };
  if (isValidating) return { is: "LOADING" };
  if (!error) return { is: wanted ? "LOADING" : "IDLE" };
  if (error instanceof CallProblem && error.status === 404) return { is: "NO_RESULTS" };
  const code = error instanceof CallProblem ? (error.status === 0 ? "offline" : error.code) : "unknown";
  return { is: "ERROR", code, again: () => void mutate() };
}
