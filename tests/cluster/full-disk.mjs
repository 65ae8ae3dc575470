import assert from "node:assert/strict";
import { moveToSmallDisk } from "../../scripts/lib/cluster/small-disk.mjs";
import { waitFor } from "../../scripts/lib/processes.mjs";
import { fillTable, showsChange } from "./trials.mjs";
import { backMs, secondsSince, under } from "./under.mjs";

const leftBytes = 1024 * 1024;
const said = /No space left on device/;

/** The standby's data lie on a small file system while `work` runs. */
async function onSmallDisk(house, node, work) {
  await node.stop();
  const disk = await moveToSmallDisk(node, house);
  const closer = { stop: () => disk.close({ keepData: false }) };
  house.atEnd(closer);
  node.start();
  await house.inStep();
  try {
    return await work(disk);
  } finally {
    disk.empty();
    await node.stop();
    await disk.close();
    node.start();
    await house.inStep();
  }
}

/** The standby's disk is full: the primary goes on alone; once there is room the standby is in step by itself. */
export async function fullDisk(house, { note }) {
  if (process.getuid?.() !== 0) return "left out: only root may mount a small file system";
  const { primary, standby } = await house.inStep();
  note("the standby moves to a small disk");
  return onSmallDisk(house, standby, (disk) =>
    under(house, async (load) => {
      const began = performance.now();
      await disk.fill(leftBytes);
      note("the disk is full");
      const filled = fillTable(primary);
      const isOut = async () => said.test(standby.printed()) && !(await standby.asks("/sync"));
      try {
        assert.ok(await waitFor(isOut, backMs, 200), `${standby.name} does not notice that its disk is full`);
        const out = secondsSince(began);
        const before = load.pieces();
        assert.ok(await waitFor(() => load.pieces() > before + 80, backMs, 50), "nobody can write any more");
        await filled;
        await showsChange(house, primary);
        disk.empty();
        note("there is room again");
        const room = performance.now();
        await house.inStep();
        return `${standby.name} left out ${out} after its disk was full, writes go on, in step again ${secondsSince(room)} after there was room`;
      } finally {
        disk.empty();
        await filled.catch(() => undefined);
        await primary.ask("drop table if exists lag_filler");
      }
    }),
  );
}
