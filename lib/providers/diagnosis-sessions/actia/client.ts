import { makeHttpSource } from "@/lib/providers/http";
import type { DiagnosisSessions } from "../port";
import { mapSession } from "./map";
import { payload } from "./payload";

export interface ActiaSettings {
  url: string;
  key: string;
  timeoutMs?: number;
  allowPrivateAddresses?: boolean;
}

const accepts = (body: unknown): boolean => payload.safeParse(body).success;

/** Actia's sessions over HTTP: POST {url} with the vehicle's facts, the key as a bearer token. */
export function makeActiaSessions({
  url,
  key,
  timeoutMs = 5000,
  allowPrivateAddresses,
}: ActiaSettings): DiagnosisSessions {
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
  const limits = { timeoutMs, totalMs: timeoutMs * 1.5, allowPrivateAddresses };
  const post = makeHttpSource({ name: "actia", headers, accepts, ...limits });
  return { open: async (vehicle) => mapSession(payload.parse(await post(url, vehicle))) };
}
