import { amount, table } from "../../../tests/bench/report.mjs";
import { hours } from "./day.mjs";
import { kinds } from "./kinds.mjs";
import { limitsOf, otherConnections } from "./limits.mjs";
import { goals } from "./plan.mjs";

/** A number as a person reads it: thousands apart, two or three digits that count. */
export function plain(value) {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 3;
  const shown = value >= 1000 ? Number(value.toPrecision(3)) : Number(value.toFixed(digits));
  return String(shown).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Bytes in the largest unit of which there is one. */
export function size(bytes) {
  const units = ["B", "kB", "MB", "GB", "TB"];
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return `${plain(bytes / 1000 ** power)} ${units[power]}`;
}

const share = (value) => `${amount(value * 100)} %`;

const sayMachine = ({ day, machine, loadBefore }) =>
  `Measured on ${day}: ${machine}, load generator on the same machine, load average before the run ${amount(loadBefore, 1)}.` +
  (loadBefore > 0.5 ? " Other programs kept the machine busy: processor times are those of a shared machine." : "");

/** What one process and one database carry. */
export function measuredTables(measured) {
  const rows = kinds.map(({ name, title }) => {
    const { main, threads, database, wall, loaded, statements } = measured.services[name];
    return [
      title,
      plain(main.mean),
      plain(main.twentieths[19]),
      plain(loaded.main),
      plain(loaded.threads),
      plain(database.mean),
      plain(loaded.database),
      String(statements),
      `${plain(wall.twentieths[10])} / ${plain(wall.twentieths[19])}`,
      plain(loaded.perSecond),
    ];
  });
  const heads = [
    "Request",
    "process ms, alone",
    "its p95",
    "process ms, ten at once",
    "other threads ms",
    "PostgreSQL ms, alone",
  ];
  const services = table([...heads, "ten at once", "SQL", "time alone, p50 / p95 ms", "a second"], rows);
  return [sayMachine(measured), services, standing(measured), longest(measured)].join("\n\n");
}

function standing({ streams, notices, startedBytes, loadedBytes, growth }) {
  return table(
    ["Beside requests", "measured"],
    [
      ["memory of a process that was just started / after this load", `${size(startedBytes)} / ${size(loadedBytes)}`],
      [
        "a stream: memory, opening it (process / PostgreSQL)",
        `${size(streams.bytes)}, ${plain(streams.openMs)} / ${plain(streams.openDatabaseMs)} ms`,
      ],
      [
        "a stream's sign of life, every 20 s (process / PostgreSQL)",
        `${plain(streams.beatMs)} / ${plain(streams.beatDatabaseMs)} ms`,
      ],
      [
        "an event: reading it once in each process that needs it (process / PostgreSQL)",
        `${plain(streams.eventReadMs)} / ${plain(streams.eventReadDatabaseMs)} ms`,
      ],
      ["an event: handing it to one stream", `${plain(streams.eventMs)} ms`],
      ["a notice: in each process, whether or not it needs it", `${plain(notices.processMs)} ms`],
      ["a notice: in PostgreSQL for each process that listens", `${plain(notices.databaseMsEachListener)} ms`],
      [
        "small commits a second, sixteen writers: without / with a notice",
        `${plain(notices.commitsPerSecond)} / ${plain(notices.noticesPerSecond)}`,
      ],
      ["the demonstration's database", size(growth.databaseBytes)],
    ],
  );
}

const longest = ({ longest: all }) =>
  table(
    ["Longest statements", "in", "mean ms", "longest ms"],
    all.map(({ title, kind, mean, most }) => [`\`${title}\``, kind, plain(mean), plain(most)]),
  );

/** What a car adds to the database. */
export function growthTable({ growth }) {
  const shown = growth.tables.filter(({ bytes }) => bytes >= 50);
  return table(
    ["Table", "rows a car", "bytes a car"],
    shown.map(({ name, rows, bytes }) => [`\`${name}\``, plain(rows), plain(bytes)]),
  );
}

const error = (real, model) => `${model >= real ? "+" : "−"}${amount(Math.abs(model / real - 1) * 100)} %`;

/** One load: what was measured and simulated, of all requests and of three kinds. */
function checkRows({ share: load, offered, measured, simulated, asTaken }) {
  const beside = (of, model) => [plain(of(model)), error(of(measured), of(model))];
  const row = (words, of) => [words, plain(of(measured)), ...beside(of, simulated), ...beside(of, asTaken)];
  const times = (words, of) => ["p50", "p95"].map((one) => row(`${words}, ${one} ms`, (all) => of(all)[one]));
  return [
    row(`**${share(load)}**: answers a second, of ${plain(offered)}`, ({ perSecond }) => perSecond),
    ...times("all requests", (all) => all),
    ...kinds
      .filter(({ name }) => ["list-page", "list", "cart"].includes(name))
      .flatMap(({ name, title }) => times(title, (all) => all.kinds[name])),
  ];
}

/** The simulation beside three processes that ran. */
export function checkTable(check) {
  const { cores, left, frontMs, seconds, results } = check;
  const words =
    `${seconds} s at each load. Others left some ${amount(left, 1)} of ${cores} cores; the loads are shares of that. ` +
    `Generator and HAProxy take ${amount(frontMs, 2)} ms of the processor for a request.`;
  const taken = results.map(({ share: part, taken: of, strangers, measured: { sent, refused } }) => [
    share(part),
    ...[of.main, of.threads, of.database, of.front].map((ms) => `${amount(ms, 2)} ms`),
    amount(strangers, 1),
    `${refused} of ${sent}`,
  ]);
  const heads = [
    "Load",
    "process",
    "other threads",
    "PostgreSQL",
    "generator, HAProxy",
    "threads of others at the cores",
  ];
  return [
    sayMachine(check),
    words,
    table(
      ["Load of the cores by the model", "measured", "simulated", "error", "with the run's processor times", "error"],
      results.flatMap(checkRows),
    ),
    table([...heads, "refused"], taken),
  ].join("\n\n");
}

export function assumptionsTable(day) {
  const words = {
    present: "of all accounts, who works with the portal on a day",
    jobs: "cars that one of them works on in a day",
    tabs: "tabs that stand open for each at the busiest hour",
    zones: "time zones, an hour apart, among which users are divided",
    peak: "the busiest minutes against the mean of the busiest hour",
    days: "working days in a year",
    perCompany: "accounts in a company",
  };
  const mix = kinds.map(({ title, perJob }) => `${title} ${perJob}`).join(", ");
  return [
    table(
      ["option", "assumed", "meaning"],
      Object.entries(words).map(([name, meaning]) => [`\`--${name}\``, String(day[name]), meaning]),
    ),
    `Of a day's work ${share(Math.max(...hours))} fall into its busiest hour. For one car are asked: ${mix}.`,
  ].join("\n\n");
}

/** What each number of accounts needs. */
export function planTable(plans, measured, day) {
  const limits = limitsOf(measured, day);
  const row = (words, of) => [words, ...plans.map(of)];
  const reached = ({ users }, at) => {
    const before = plans[at - 1]?.users ?? 0;
    const found = limits.filter((limit) => limit.users > before * 0.999 && limit.users < users);
    return found.map(({ name, users: most }) => `${name} (${plain(most)})`).join("; ") || "nothing";
  };
  return table(
    ["Accounts", ...plans.map(({ users }) => plain(users))],
    [
      row(
        "requests a second in the busiest minutes (pages)",
        (one) => `${plain(one.requestsPerSecond)} (${plain(one.pagesPerSecond)})`,
      ),
      row("processes (one may be away)", (one) => plain(one.processes)),
      row("cores that processes keep busy", (one) => plain(one.processCores)),
      row("memory of all processes", (one) => size(one.memory)),
      row("event streams", (one) => plain(one.demand.streams)),
      row("primaries, companies divided among them", (one) => String(one.primaries)),
      row(
        "cores of each database: busy / of the machine",
        ({ part }) => `${plain(part.databaseBusy)} / ${part.databaseCores}`,
      ),
      row("of its time a standby may take", (one) => share(one.catalogueShare)),
      row("connections (pool of each process)", (one) => `${plain(one.connections)} (2 × ${one.part.pool})`),
      row(
        "writes with a notice a second, heard in all",
        ({ part, primaries, noticesHeard }) => `${plain(part.beside.writes * primaries)}, ${plain(noticesHeard)}`,
      ),
      row("of a process's time for streams and notices", ({ part }) => share(part.beside.process)),
      row(
        "simulated p50 / p95 of the article list's page, ms",
        ({ part: { result } }) => `${amount(result.kinds["list-page"].p50)} / ${amount(result.kinds["list-page"].p95)}`,
      ),
      row(
        "simulated p50 / p95 of the article list as a call, ms",
        ({ part: { result } }) => `${amount(result.kinds.list.p50, 1)} / ${amount(result.kinds.list.p95, 1)}`,
      ),
      row("database grows in a year by", (one) => size(one.bytesPerYear)),
      row("years until its keys of 32 bits are used up", ({ keyYears }) =>
        keyYears ? `${plain(keyYears.years)} (\`${keyYears.name}\`)` : "all are wider",
      ),
      row("what is deleted again and stands there", (one) => size(one.bytesStanding)),
      row("**what breaks on the way from the step before** (accounts it carries)", reached),
    ],
  );
}

/** Each limit with the accounts that it carries. */
export const limitsTable = (measured, day) =>
  table(
    ["What breaks", "carries so many accounts", "what is added then"],
    limitsOf(measured, day).map(({ name, users, added }) => [name, plain(users), added]),
  );

export const goalWords = `The fewest processes are looked for with which the simulated p95 is at most ${goals.page} ms for pages and ${goals.call} ms for calls. A process holds two pools and ${otherConnections} connections more.`;
