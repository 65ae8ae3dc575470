import { call } from "@/lib/api/client";

const patienceMs = 5000;

/** Whether the server answers. */
export const isThere = (): Promise<boolean> =>
  call("get", "/health/live", { signal: AbortSignal.timeout(patienceMs) }).then(
    () => true,
    () => false,
  );
