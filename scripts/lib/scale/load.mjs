import { send } from "./client.mjs";
import { at } from "./quantiles.mjs";
import { chosen, seeded, untilNext } from "./random.mjs";

/** The times (ms) at which requests come, by chance and the same for a seed, and what each is. */
export function schedule(kinds, { seconds, seed }) {
  const random = seeded(seed);
  const perSecond = kinds.reduce((sum, kind) => sum + kind.perSecond, 0);
  const weighed = kinds.map(({ name, perSecond: weight }) => ({ name, weight }));
  const all = [];
  for (let time = untilNext(perSecond, random); time < seconds * 1000; time += untilNext(perSecond, random))
    all.push({ time, name: chosen(weighed, random).name });
  return all;
}

const summary = (times) => {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted.length === 0
    ? { count: 0, p50: 0, p95: 0 }
    : { count: sorted.length, p50: at(sorted, 0.5), p95: at(sorted, 0.95) };
};

/**
 * Sends requests when their time has come, whether or not earlier ones are answered; what comes in the first `warmUp` seconds is
 * not counted. What is refused is counted by itself.
 */
export async function sendOpenly(base, requests, kinds, { seconds, warmUp, seed }) {
  const coming = schedule(kinds, { seconds: seconds + warmUp, seed });
  const times = new Map(kinds.map(({ name }) => [name, /** @type {number[]} */ ([])]));
  const [from, until] = [warmUp * 1000, (seconds + warmUp) * 1000];
  const began = performance.now();
  const now = () => performance.now() - began;
  let [answered, refused] = [0, 0];
  const one = async ({ time, name }, number) => {
    const fine = await send(base, requests[name](number)).then(
      () => true,
      () => false,
    );
    if (!fine) return void refused++;
    if (now() >= from && now() <= until) answered++;
    if (time >= from) times.get(name)?.push(now() - time);
  };
  const under = [];
  for (const [number, request] of coming.entries()) {
    const wait = request.time - now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    under.push(one(request, number));
  }
  await Promise.all(under);
  return {
    perSecond: answered / seconds,
    ...{ sent: coming.length, refused },
    ...summary([...times.values()].flat()),
    kinds: Object.fromEntries([...times].map(([name, own]) => [name, summary(own)])),
  };
}
