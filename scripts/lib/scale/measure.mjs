import os from "node:os";
import { step } from "../progress.mjs";
import { tidyShop } from "../../../tests/bench/shop.mjs";
import { openHouse } from "./house.mjs";
import { measureGrowth } from "./measure-growth.mjs";
import { measureNotices } from "./measure-notices.mjs";
import { measureServices } from "./measure-services.mjs";
import { measureStatements } from "./measure-statements.mjs";
import { measureStreams } from "./measure-streams.mjs";
import { memoryOf, stopwatch } from "./processor-time.mjs";
import { prepareRequests } from "./requests.mjs";

/** The machine and the day of a measurement. */
export function circumstances() {
  const [cpu] = os.cpus();
  return {
    day: new Date().toISOString().slice(0, 10),
    machine: `${os.cpus().length} × ${cpu.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
    loadBefore: Number(os.loadavg()[0].toFixed(1)),
  };
}

/**
 * Measures one process of the product with its database: what each request takes, each statement, a stream, a notice, and what
 * the database grows by.
 * @param {{ data: string | null, seconds: number }} options
 */
export async function measureHouse({ data, seconds }) {
  const when = circumstances();
  const house = await step("Opening the product", (note) => openHouse({ data, processes: 1, balanced: false }, note));
  try {
    const [{ pid: pidOf }] = house.processes;
    const pid = Number(pidOf());
    const read = stopwatch({ pids: [pid], postmaster: house.postmaster });
    const startedBytes = memoryOf(pid);
    const prepared = await step("Filling carts", (note) => prepareRequests(house, note));
    const place = { ...house, ...prepared, read, pid, seconds };
    const streams = await step("Measuring streams", (note) => measureStreams(place, note));
    const services = await step("Measuring requests", (note) => measureServices(place, note));
    const loadedBytes = memoryOf(pid);
    const said = await step("Measuring statements", (note) => measureStatements(place, note));
    const notices = await step("Measuring notices", (note) => measureNotices(place, note));
    const growth = await step("Measuring growth", (note) => measureGrowth(place, note));
    for (const [name, found] of Object.entries(said.found)) Object.assign(services[name], found);
    return { ...when, startedBytes, loadedBytes, services, longest: said.longest, streams, notices, growth };
  } finally {
    await tidyShop(house);
    await house.close();
  }
}
