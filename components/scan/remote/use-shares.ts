import { useEffect, useEffectEvent, useState } from "react";
import { call, CallProblem } from "@/lib/api/client";
import type { ScanKind } from "../kinds";

export interface Share {
  id: number;
  value: string;
  state: "sending" | "shared" | "failed";
}

type Outcome = "shared" | "failed" | "offline";

const share = (kind: Exclude<ScanKind, "qr">, value: string) =>
  kind === "vin"
    ? call("get", "/sendEvent/searchVin/{value}", { params: { value } })
    : call("get", "/sendEvent/searchEAN/{value}", { params: { value } });

/** Sends scans to the reader's other windows; what finds no network goes when it is back. */
export function useShares(kind: Exclude<ScanKind, "qr">, onOutcome: (outcome: Outcome) => void) {
  const [shares, setShares] = useState<readonly Share[]>([]);
  const mark = (id: number, state: Share["state"]) =>
    setShares((all) => all.map((one) => (one.id === id ? { ...one, state } : one)));
  const send = async ({ id, value }: Pick<Share, "id" | "value">) => {
    mark(id, "sending");
    try {
      await share(kind, value);
      mark(id, "shared");
      onOutcome("shared");
    } catch (problem) {
      if (problem instanceof CallProblem) problem.claim();
      mark(id, "failed");
      onOutcome(problem instanceof CallProblem && problem.status === 0 ? "offline" : "failed");
    }
  };
  const add = (value: string) => {
    const one = { id: Date.now(), value };
    setShares((all) => [{ ...one, state: "sending" as const }, ...all].slice(0, 20));
    void send(one);
  };
  const sendWaiting = useEffectEvent(() => {
    for (const one of shares.filter(({ state }) => state === "failed").reverse()) void send(one);
  });
  useEffect(() => {
    const back = () => sendWaiting();
    window.addEventListener("online", back);
    return () => window.removeEventListener("online", back);
  }, []);
  return { shares, add, send };
}
