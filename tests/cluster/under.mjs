import { pause } from "../../scripts/lib/processes.mjs";
import { root } from "../../scripts/lib/paths.mjs";
import { startLoad } from "./load.mjs";

const warmMs = 4000;
const restMs = 3000;
/** How long a trial waits for what must come. */
export const backMs = 60_000;

/** What a trial that broke off left behind must not hurt the next one. */
async function heal({ nodes, processes }) {
  for (const node of nodes) {
    node.wire.freeze(false);
    node.wire.cut();
    if (!node.alive()) node.start();
  }
  for (const one of processes) if (!one.alive()) await one.start(root);
}

/**
 * Runs `hurt` under load; answers what the load says, and what `hurt` found.
 * @param {any} house
 * @param {(load: any) => Promise<unknown>} hurt
 * @param {{ writesBack?: number, readsBack?: number }} limits
 */
export async function under(house, hurt, limits = {}) {
  const load = await startLoad(house.balancer.base);
  await pause(warmMs);
  load.measure();
  let words;
  try {
    words = await hurt(load);
    await pause(restMs);
  } catch (error) {
    await heal(house);
    await load.judge(house.askPrimary).catch(() => undefined);
    throw error;
  }
  return [words, await load.judge(house.askPrimary, limits)].filter(Boolean).join("; ");
}

export const secondsSince = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;
