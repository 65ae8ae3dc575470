import { demandOf } from "./day.mjs";
import { firstUsedUp } from "./growth.mjs";
import { costOfJob } from "./kinds.mjs";

/** How busy a part may be in the busiest minutes: above it waiting grows faster than the load. */
export const busiest = 0.6;
/** Connections of a process beside its two pools: one that listens, three of the background work. */
export const otherConnections = 4;
export const poolSize = 6;
export const smallPool = 2;
/** `max_connections` of the embedded server and of deploy/cluster/patroni.yml. */
const [embedded, cluster] = [100, 200];
/** Years for which the keys of a table ought to last. */
const years = 5;
/** Kept for administrators (`superuser_reserved_connections`). */
const reserved = 3;

export const connectionsOf = (processes, pool) => processes * (2 * pool + otherConnections);

/** What runs beside requests: parts of a process's and of the database's time (in cores) that notices and streams take. */
export function besides(measured, { jobsPerSecond, streams, companies }, processes) {
  const { streams: stream, notices } = measured;
  const writes = costOfJob(measured).writes * jobsPerSecond;
  const beatsPerSecond = streams / 20;
  const hearing = Math.min(processes, Math.max(1, streams / companies));
  const heard = streams / companies;
  const shared = writes * (hearing * stream.eventReadMs + heard * stream.eventMs) + beatsPerSecond * stream.beatMs;
  return {
    process: (writes * notices.processMs + shared / processes) / 1000,
    databaseCores:
      (writes * (processes * notices.databaseMsEachListener + hearing * stream.eventReadDatabaseMs) +
        beatsPerSecond * stream.beatDatabaseMs) /
      1000,
    writes,
  };
}

/** The limits of what is shipped, each with the accounts that it carries and what is added when it is reached. */
export function limitsOf(measured, day) {
  const perUser = demandOf(1, day);
  const cost = costOfJob(measured);
  const jobs = (msPerSecond, ms) => (busiest * msPerSecond) / ms;
  const keys = firstUsedUp(measured.growth);
  const users = (jobsPerSecond) => jobsPerSecond / perUser.jobsPerSecond;
  const oneProcess = users(jobs(1000, cost.main));
  const byConnections = (limit) => Math.floor((limit - reserved) / (2 * poolSize + otherConnections)) * oneProcess;
  const byCores = (cores) => users(jobs(1000 * cores, cost.database));
  return [
    { name: "the thread of one process", users: oneProcess, added: "more processes behind HAProxy" },
    {
      name: `${embedded} connections of the embedded database`,
      users: byConnections(embedded),
      added: "a PostgreSQL of one's own",
    },
    {
      name: `${cluster} connections of patroni.yml`,
      users: byConnections(cluster),
      added: `\`ETABLI_POOL_SIZE=${smallPool}\`, a higher \`max_connections\``,
    },
    { name: "2 cores of the database", users: byCores(2), added: "more cores; the standby for catalogue reads" },
    { name: "8 cores of the database", users: byCores(8), added: "the standby for catalogue reads, then more cores" },
    { name: "32 cores of the database", users: byCores(32), added: "division by company" },
    {
      name: "commits with a notice, one after another",
      users: users((busiest * measured.notices.noticesPerSecond) / cost.writes),
      added: "division by company: each primary has notices of its own",
    },
    ...(keys
      ? [
          {
            name: `keys of 32 bits of \`${keys.name}\`, to last ${years} years`,
            users: keys.jobs / (years * perUser.jobsPerYear),
            added: "keys of 64 bits (`bigint`), while the table is small",
          },
        ]
      : []),
  ].sort((one, other) => one.users - other.users);
}
