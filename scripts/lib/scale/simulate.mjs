import { at, drawer } from "./quantiles.mjs";
import { chosen, seeded, untilNext } from "./random.mjs";
import { Clock, Line, Machine } from "./stations.mjs";

/**
 * @typedef {{ mean: number, twentieths: number[] }} Spread
 * @typedef {{ name: string, perSecond: number, main: Spread, threads: Spread, database: Spread, statements: number, restMs: number,
 *   loaded: { main: number, threads: number, database: number }, writes: boolean, waitsForThreads: boolean }} Kind
 * @typedef {{ kinds: Kind[], processes: number, cores: number, strangers?: number, databaseCores: number | null, pool: number, seconds: number,
 *   warmUp?: number, seed?: number, frontMs?: number, noticeMs?: number, taken?: { process: number, database: number },
 *   choose?: "least" | "turn", arrivals?: { time: number, name: string }[] }} House
 */

/** The stations of a house; without cores of its own the database shares those of the processes. */
function build(clock, house) {
  const machine = new Machine(clock, house.cores, house.strangers);
  const database = house.databaseCores === null ? machine : new Machine(clock, house.databaseCores);
  return {
    ...{ clock, machine, database, front: new Line(1), notices: new Line(1) },
    processes: Array.from({ length: house.processes }, () => ({
      thread: new Line(1),
      reads: new Line(house.pool),
      writes: new Line(house.pool),
      open: 0,
    })),
  };
}

const drawersOf = (kind) => ({
  kind,
  weight: kind.perSecond,
  main: drawer(kind.main, kind.loaded.main),
  threads: drawer(kind.threads, kind.loaded.threads),
  database: drawer(kind.database, kind.loaded.database),
});

/** The process that a balancer gives the next request: the one with the fewest open, or the next in turn. */
function balancer(processes, choose) {
  let turn = 0;
  return () => {
    turn = (turn + 1) % processes.length;
    if (choose === "turn") return processes[turn];
    let best = processes[turn];
    for (let step = 1; step < processes.length; step++) {
      const other = processes[(turn + step) % processes.length];
      if (other.open < best.open) best = other;
    }
    return best;
  };
}

/** One place of a line, held while so much work is done on a machine. */
const through = (line, machine, work, done) =>
  line.enter((leave) =>
    machine.add(work, () => {
      leave();
      done();
    }),
  );

/** A request's way: process and database by turns, as often as it has statements. */
function serve(stations, process, { kind, work, noticeMs }, done) {
  const { clock, machine, database, notices } = stations;
  const turns = Math.max(1, Math.round(kind.statements));
  const slice = { process: work.main / (turns + 1), database: work.database / turns, rest: kind.restMs / turns };
  const pool = kind.writes ? process.writes : process.reads;
  const finish = () => (kind.writes && noticeMs > 0 ? tell() : done());
  const tell = () =>
    notices.enter((leave) =>
      clock.after(noticeMs, () => {
        leave();
        done();
      }),
    );
  const ask = (left) => {
    if (left === 0) return through(process.thread, machine, slice.process, finish);
    through(process.thread, machine, slice.process, () =>
      pool.enter((leave) =>
        database.add(slice.database, () =>
          clock.after(slice.rest, () => {
            leave();
            ask(left - 1);
          }),
        ),
      ),
    );
  };
  if (kind.waitsForThreads) return machine.add(work.threads, () => ask(turns));
  if (work.threads > 0) machine.add(work.threads, () => undefined);
  ask(turns);
}

const summary = (times) => {
  const sorted = [...times].sort((a, b) => a - b);
  if (sorted.length === 0) return { count: 0, p50: 0, p95: 0 };
  return { count: sorted.length, p50: at(sorted, 0.5), p95: at(sorted, 0.95) };
};

/**
 * Lets requests come at the times that are named, else by chance, so many a second of each kind.
 * @param {Clock} clock
 * @param {House} house
 */
function comeIn(clock, { kinds, arrivals }, random, begin) {
  const drawers = kinds.map(drawersOf);
  const byName = new Map(drawers.map((one) => [one.kind.name, one]));
  if (arrivals) return arrivals.forEach(({ time, name }) => clock.after(time, () => begin(byName.get(name))));
  const perSecond = kinds.reduce((sum, kind) => sum + kind.perSecond, 0);
  const arrive = () => {
    clock.after(untilNext(perSecond, random), arrive);
    begin(chosen(drawers, random));
  };
  clock.after(0, arrive);
}

/** What becomes of requests in a house in so many seconds. @param {House} house */
export function simulate(house) {
  const { kinds, seconds, warmUp = 1, seed = 1, frontMs = 0, noticeMs = 0, choose = "least" } = house;
  const taken = house.taken ?? { process: 0, database: 0 };
  const clock = new Clock();
  const stations = build(clock, house);
  const random = seeded(seed);
  const next = balancer(stations.processes, choose);
  const [from, until] = [warmUp * 1000, (warmUp + seconds) * 1000];
  const times = new Map(kinds.map(({ name }) => [name, /** @type {number[]} */ ([])]));
  let answered = 0;
  const answer = ({ name }, began) => {
    if (clock.now >= from && clock.now <= until) answered++;
    if (began >= from) times.get(name)?.push(clock.now - began);
  };
  comeIn(clock, house, random, (one) => {
    const work = {
      main: one.main(random) / (1 - taken.process),
      threads: one.threads(random),
      database: one.database(random) / (1 - taken.database),
    };
    const began = clock.now;
    const begin = () => {
      const process = next();
      process.open++;
      serve(stations, process, { kind: one.kind, work, noticeMs }, () => {
        process.open--;
        answer(one.kind, began);
      });
    };
    if (frontMs > 0) through(stations.front, stations.machine, frontMs, begin);
    else begin();
  });
  clock.run(until);
  return measured(stations, { times, answered, seconds, until, shared: house.databaseCores === null });
}

function measured(stations, { times, answered, seconds, until, shared }) {
  const { machine, database, processes } = stations;
  const all = [...times.values()].flat();
  const busy = (one) => one.busy / until;
  return {
    perSecond: answered / seconds,
    ...summary(all),
    kinds: Object.fromEntries([...times].map(([name, own]) => [name, summary(own)])),
    coresBusy: busy(machine),
    databaseCoresBusy: shared ? null : busy(database),
    connections: Math.max(...processes.map(({ reads, writes }) => reads.most + writes.most)),
    waiting: processes.reduce((sum, { thread }) => sum + thread.length, 0),
  };
}
