import { count, spread } from "@/lib/platform/meters";
import type { Ended } from "../access-log";
import { requestSeries } from "./metrics";
import { pagePatterns } from "./routes";

/** Counts ended requests by method, pattern and status; a path is never a label. */
export function measureRequests(patternOf = pagePatterns()): (ended: Ended) => void {
  const written = new Map<string, string>();
  return ({ method, path, route, status, seconds, stream }) => {
    if (stream) return count("etabli_streams_total");
    const pattern = route ?? (path.startsWith("/api/") && !path.startsWith("/api/auth/") ? "other" : patternOf(path));
    const key = `${method} ${status} ${pattern}`;
    let series = written.get(key);
    if (series === undefined) written.set(key, (series = requestSeries(method, pattern, status)));
    spread(series, seconds);
  };
}
