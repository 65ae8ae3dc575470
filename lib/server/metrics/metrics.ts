import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { followerCount } from "@/lib/platform/events/hub";
import { streamCount } from "@/lib/platform/events/open-streams";
import { meters } from "@/lib/platform/meters";
import { countJobs, poolUse, type JobCounts } from "@/lib/platform/pool-use";
import { certificateDays } from "@/lib/providers/wallet";
import { escapeLabel, exposition, histogramLines, type Family } from "./exposition";
import { processNumbers } from "./process";

const jobsWaitMs = 250;
const type = "text/plain; version=0.0.4; charset=utf-8";
const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether the request carries the token as a bearer; the comparison takes the same time for every wrong one. */
export function tokenCheck(token: string): (request: IncomingMessage) => boolean {
  const wanted = digest(`Bearer ${token}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ""), wanted);
}

const gauge = (name: string, help: string, values: Record<string, number> | number): Family => ({
  ...{ name, kind: "gauge", help },
  lines:
    typeof values === "number"
      ? [`${name} ${values}`]
      : Object.entries(values).map(([state, value]) => `${name}{state="${state}"} ${value}`),
});

const helpOf: Record<string, string> = {
  etabli_http_request_duration_seconds: "Time from a request to the end of its answer; streams are not in it.",
  etabli_event_lag_seconds: "Time from an event's transaction to its delivery to this process's streams.",
  etabli_sign_in_failures_total: "Sign-ins that were refused.",
  etabli_streams_total: "Event streams that have ended.",
  etabli_jobs_total: "Jobs that this process has worked off.",
};

const nameOf = (series: string): string => series.split("{", 1)[0] ?? series;
const labelsOf = (series: string): string => series.slice(nameOf(series).length).replace(/^\{|\}$/g, "");

/** Series by their name. */
function families<V>(all: ReadonlyMap<string, V>, kind: Family["kind"], lines: (series: string, value: V) => string[]) {
  const found = new Map<string, string[]>();
  for (const [series, value] of all) {
    const name = nameOf(series);
    found.set(name, [...(found.get(name) ?? []), ...lines(series, value)]);
  }
  return [...found].map(([name, own]): Family => ({ name, kind, help: helpOf[name] ?? name, lines: own }));
}

function gatherCounted(): Family[] {
  const { counters, spreads } = meters();
  return [
    ...families(counters, "counter", (series, value) => [`${series} ${value}`]),
    ...families(spreads, "histogram", (series, value) => histogramLines(nameOf(series), labelsOf(series), value)),
  ];
}

const jobNumbers = (jobs: JobCounts | null): Family[] =>
  jobs ? [gauge("etabli_jobs", "Jobs in the database: due, and given up.", { ...jobs })] : [];

/** Nothing without a certificate of Apple's: one for trying is nobody's alarm. */
async function certificateNumbers(): Promise<Family[]> {
  const days = await certificateDays(new Date());
  return days === null
    ? []
    : [gauge("etabli_pass_certificate_days", "Days for which passes can still be signed.", days)];
}

/** Answers GET /metrics to whoever knows the token. */
export function answerMetrics(token: string) {
  const allowed = tokenCheck(token);
  const own = processNumbers();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!allowed(request)) {
      response.writeHead(401, { "www-authenticate": 'Bearer realm="metrics"' }).end();
      return;
    }
    const [jobs, certificate] = await Promise.all([countJobs(jobsWaitMs), certificateNumbers()]);
    const text = exposition([
      ...gatherCounted(),
      gauge("etabli_open_streams", "Event streams that stand open.", streamCount()),
      gauge("etabli_event_listeners", "Readers that new events are handed to.", followerCount()),
      gauge("etabli_database_connections", "Connections to the database, and requests waiting for one.", {
        ...poolUse(),
      }),
      ...jobNumbers(jobs),
      ...certificate,
      ...own(),
    ]);
    response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(text);
  };
}

/** The series of a request. Called once for each of them by its owner, who keeps the text. */
export const requestSeries = (method: string, route: string, status: number): string =>
  `etabli_http_request_duration_seconds{method="${method}",route="${escapeLabel(route)}",status="${status}"}`;
