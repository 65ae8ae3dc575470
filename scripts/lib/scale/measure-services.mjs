import { pause } from "../processes.mjs";
import { send } from "./client.mjs";
import { kinds } from "./kinds.mjs";
import { passed } from "./processor-time.mjs";
import { spreadOf } from "./quantiles.mjs";

const [warmUps, alone, connections] = [20, 60, 10];
/** What a request leaves to be done after its answer (the line of the log, counts) is done by then. */
const settleMs = 4;

/** Requests one after another: what each takes of the processor, and how long it lasts. */
async function oneByOne(base, read, ask) {
  const taken = { main: [], threads: [], database: [], wall: [] };
  for (let number = 0; number < warmUps + alone; number++) {
    const request = ask(number);
    const before = read();
    const began = performance.now();
    await send(base, request);
    const wall = performance.now() - began;
    await pause(settleMs);
    if (number < warmUps) continue;
    const { main, threads, database } = passed(before, read());
    for (const [of, ms] of Object.entries({ main, threads, database, wall })) taken[of].push(ms);
  }
  return taken;
}

/** The same under load: the mean of a request when ten are always under way. */
async function underLoad(base, read, ask, seconds) {
  let number = warmUps + alone;
  let answered = 0;
  const before = read();
  const began = performance.now();
  const loop = async () => {
    while (performance.now() < began + seconds * 1000) {
      await send(base, ask(number++));
      answered++;
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  const lasted = performance.now() - began;
  const { main, threads, database } = passed(before, read());
  const each = (ms) => Number((ms / answered).toPrecision(4));
  return {
    ...{ main: each(main), threads: each(threads), database: each(database) },
    perSecond: Math.round(answered / (lasted / 1000)),
  };
}

/**
 * Time of a request that neither process nor database spend computing: disk, and being woken. The least of all: what other
 * programs of the machine add is none of ours.
 */
function restOf({ main, threads, database, wall }, waitsForThreads) {
  const rests = wall.map((ms, at) => ms - main[at] - database[at] - (waitsForThreads ? threads[at] : 0));
  return Math.max(0, Number(Math.min(...rests).toPrecision(3)));
}

/** What a request of each kind takes; `read` is the stopwatch, `requests` what is asked. */
export async function measureServices({ base, read, requests, seconds }, note) {
  const services = {};
  for (const { name, title, waitsForThreads = false } of kinds) {
    note(title);
    const taken = await oneByOne(base, read, requests[name]);
    services[name] = {
      ...{ main: spreadOf(taken.main), threads: spreadOf(taken.threads), database: spreadOf(taken.database) },
      ...{ wall: spreadOf(taken.wall), restMs: restOf(taken, waitsForThreads) },
      loaded: await underLoad(base, read, requests[name], seconds),
    };
  }
  return services;
}
