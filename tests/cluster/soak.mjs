import { familyOf, ownMb, residentMb, sum } from "../../scripts/lib/cluster/proc.mjs";
import { pause } from "../../scripts/lib/processes.mjs";
import { beside } from "./goal.mjs";
import { histogram } from "./histogram.mjs";
import { startMixedLoad } from "./mixed-load.mjs";

const minuteMs = 60_000;
const looks = 12;
const mostApart = 0.1;
/** What nobody feels, of a few milliseconds, is no difference. */
const unfeltMs = 2;

/** What every program of the cluster has in memory, in MB; of PostgreSQL without the buffers that its processes share. */
const memoryOf = ({ processes, nodes, balancer, etcd }) => ({
  ...Object.fromEntries(processes.map((one, at) => [`process ${at + 1}`, residentMb(one.pid())])),
  ...Object.fromEntries(nodes.map((node) => [node.name, sum(node.serverPids().map(ownMb))])),
  haproxy: sum(familyOf(balancer.pid()).map(residentMb)),
  patroni: sum(nodes.map((node) => residentMb(node.pid()))),
  etcd: residentMb(etcd.pid()),
});

const mean = (values) => sum(values) / values.length;
const meansOf = (rows) =>
  Object.fromEntries(Object.keys(rows[0]).map((name) => [name, mean(rows.map((row) => row[name]))]));

/** A minute of the load: means of memory over it, and its times. */
async function watchMinute(house, load) {
  const seen = [];
  for (let look = 0; look < looks; look++) {
    await pause(minuteMs / looks);
    seen.push(memoryOf(house));
  }
  return { memory: meansOf(seen), ...load.next() };
}

const shares = [0.5, 0.95];
const times = (found) => shares.map((share) => found.quantile(share));
const inWords = (found) =>
  times(found)
    .map((ms) => ms.toFixed(0))
    .join("/");

function line(minute, { memory, calls, pages }) {
  const megabytes = Object.entries(memory).map(([name, value]) => `${name} ${value.toFixed(0)}`);
  return `minute ${String(minute).padStart(2)}  MB: ${megabytes.join(", ")}; calls ${inWords(calls)} ms, pages ${inWords(pages)} ms (median/p95)\n`;
}

const together = (minutes, kind) => {
  const whole = histogram();
  for (const minute of minutes) whole.add(minute[kind]);
  return whole;
};

/** Memory after the warm-up against the end, each program on a line of its own. */
function judgeMemory(settled, last) {
  const [before, after] = [settled, last].map((minutes) => meansOf(minutes.map(({ memory }) => memory)));
  return Object.keys(before).map((name) => {
    const apart = after[name] / before[name] - 1;
    const change = `${apart < 0 ? "" : "+"}${(apart * 100).toFixed(1)} %`;
    const words = `${name}: ${before[name].toFixed(0)} MB, ${after[name].toFixed(0)} MB at the end, ${change}`;
    return beside(words, `within ${mostApart * 100} %`, Math.abs(apart) <= mostApart);
  });
}

function judgeTimes(first, last) {
  return ["calls", "pages"].map((kind) => {
    const [before, after] = [first, last].map((minutes) => together(minutes, kind));
    const [early, late] = [times(before), times(after)];
    const met = late.every((ms, at) => ms <= early[at] * (1 + mostApart) || ms - early[at] <= unfeltMs);
    const words = `${kind}: ${inWords(before)} ms at first, ${inWords(after)} ms at the end (median/p95)`;
    return beside(words, `as at first, ${mostApart * 100} % or ${unfeltMs} ms more`, met);
  });
}

/** Mixed load at a steady rate for so many minutes: is memory flat, and are answers as quick at the end as at first? */
export async function soak(house, { soak: minutes, note }) {
  const window = Math.max(1, Math.min(10, Math.floor(minutes / 3)));
  const load = await startMixedLoad(house.balancer.base);
  const seen = [];
  for (let minute = 1; minute <= minutes; minute++) {
    note(`minute ${minute} of ${minutes}`);
    seen.push(await watchMinute(house, load));
    process.stdout.write(line(minute, seen[minute - 1]));
  }
  const [first, last] = [seen.slice(0, window), seen.slice(-window)];
  const settled = seen.slice(window, 2 * window);
  const span = `memory of minutes ${window + 1} to ${window + settled.length} against the last ${window}, times of the first ${window} against the last ${window}`;
  const lines = [span, ...judgeMemory(settled, last), ...judgeTimes(first, last)];
  process.stdout.write(lines.map((one) => `        ${one}\n`).join(""));
  return load.judge(house.askPrimary, { writesBack: 2, readsBack: 2 });
}
