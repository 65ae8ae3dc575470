import { demandOf } from "./day.mjs";
import { costOfJob, kinds, kindsFor } from "./kinds.mjs";
import { besides, busiest, connectionsOf, poolSize, smallPool } from "./limits.mjs";
import { firstUsedUp, keptBytes } from "./growth.mjs";
import { simulate } from "./simulate.mjs";

export const sizes = [10_000, 100_000, 1_000_000];
/** p95 in ms: what nobody waits for. Documents and sign-ins take longer by themselves and are not judged. */
export const goals = { page: 300, call: 100 };
const [largest, mostConnections, requestsSimulated, steps] = [64, 200, 60_000, 40];

const isPage = ({ title }) => title.startsWith("page:");
const judged = kinds.filter(({ name }) => name !== "document" && name !== "sign-in");

/** The worst p95 of pages and of calls. */
function worst(result) {
  const of = (all) => Math.max(...all.map(({ name }) => result.kinds[name].p95));
  return { page: of(judged.filter(isPage)), call: of(judged.filter((kind) => !isPage(kind))) };
}

/** How many primaries the notices and the cores of the largest machine ask for. */
function primariesFor(measured, demand) {
  const cost = costOfJob(measured);
  const writes = cost.writes * demand.jobsPerSecond;
  const cores = (cost.database * demand.jobsPerSecond) / 1000;
  return Math.ceil(Math.max(writes / (busiest * measured.notices.noticesPerSecond), cores / (busiest * largest)));
}

const coresFor = (busy) => [2, 4, 8, 16, 32, 64].find((cores) => busy <= cores * busiest) ?? largest;

/** One trial: so many processes on the database of a part of the users. */
function attempt(measured, demand, processes, seed) {
  const cost = costOfJob(measured);
  const beside = besides(measured, demand, processes);
  const threads = cost.threads / cost.main;
  const busy = (cost.database * demand.jobsPerSecond) / 1000 + beside.databaseCores;
  const databaseCores = coresFor(busy);
  const pool = connectionsOf(processes, poolSize) > mostConnections ? smallPool : poolSize;
  const asked = kindsFor(measured, demand.jobsPerSecond);
  const seconds = Math.max(5, Math.min(300, requestsSimulated / (cost.requests * demand.jobsPerSecond)));
  const result = simulate({
    ...{ kinds: asked, processes, cores: processes * (1 + threads), databaseCores, pool, seconds, warmUp: 2, seed },
    noticeMs: 1000 / measured.notices.noticesPerSecond,
    taken: { process: Math.min(0.9, beside.process), database: Math.min(0.9, beside.databaseCores / databaseCores) },
  });
  return { processes, pool, databaseCores, databaseBusy: busy, beside, result, seconds, ...worst(result) };
}

/** The fewest processes with which nobody waits longer than the goals. */
function fewest(measured, demand, seed) {
  const cost = costOfJob(measured);
  let processes = Math.max(1, Math.ceil((cost.main * demand.jobsPerSecond) / 1000 / busiest));
  for (let step = 0; step < steps; step++) {
    const trial = attempt(measured, demand, processes, seed);
    if (trial.page <= goals.page && trial.call <= goals.call) return trial;
    processes = Math.max(processes + 1, Math.round(processes * 1.05));
  }
  return attempt(measured, demand, processes, seed);
}

/** What so many accounts need. One process more than the simulation asks for may be away at any time. */
export function planFor(measured, users, day, seed = 1) {
  const whole = demandOf(users, day);
  const primaries = primariesFor(measured, whole);
  const part = fewest(measured, demandOf(users / primaries, day), seed);
  const processes = part.processes * primaries + 1;
  const cost = costOfJob(measured);
  const keys = firstUsedUp(measured.growth);
  const memory = processes * measured.loadedBytes + whole.streams * measured.streams.bytes;
  return {
    ...{ users, primaries, processes, memory, part, demand: whole },
    requestsPerSecond: cost.requests * whole.jobsPerSecond,
    pagesPerSecond: cost.pages * whole.jobsPerSecond,
    processCores: ((cost.main + cost.threads) * whole.jobsPerSecond) / 1000,
    keyYears: keys && { name: keys.name, years: keys.jobs / whole.jobsPerYear },
    catalogueShare: catalogueShare(measured),
    connections: connectionsOf(processes, part.pool),
    noticesHeard: part.beside.writes * part.processes * primaries,
    ...keptBytes(measured.growth, whole, day),
  };
}

/** The part of the statements' time that a standby may take over. */
export function catalogueShare(measured) {
  const sum = (of) => kinds.reduce((all, { name, perJob }) => all + perJob * measured.services[name][of], 0);
  return sum("catalogueMs") / sum("statementMs");
}
