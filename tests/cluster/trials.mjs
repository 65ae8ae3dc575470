import assert from "node:assert/strict";
import path from "node:path";
import { makeNextVersion } from "../../scripts/lib/cluster/next-version.mjs";
import { pause, waitFor } from "../../scripts/lib/processes.mjs";
import { root } from "../../scripts/lib/paths.mjs";
import { backMs, secondsSince, under } from "./under.mjs";

/** Nobody hurts anything: what the others are measured against. */
export const calm = (house, { seconds }) => under(house, () => pause(seconds * 1000), { writesBack: 2, readsBack: 2 });

/** The primary's machine loses its power; the standby is promoted, and the lost one comes back as standby. */
export async function killPrimary(house, { note }) {
  const { primary, standby } = await house.inStep();
  return under(house, async (load) => {
    const began = performance.now();
    await primary.kill();
    note(`${primary.name} is killed`);
    assert.ok(await waitFor(() => standby.asks("/primary"), backMs, 50), `${standby.name} is not promoted`);
    const promoted = secondsSince(began);
    note(`${standby.name} is promoted`);
    const before = load.pieces();
    assert.ok(await waitFor(() => load.pieces() > before + 40, backMs, 50), "nobody can write any more");
    const back = secondsSince(began);
    primary.start();
    await house.inStep();
    return `${primary.name} killed, ${standby.name} promoted after ${promoted}, 40 writes after ${back}, in step again after ${secondsSince(began)}`;
  });
}

/** Asks the primary to hand over, as an administrator does; ends when both are in step again. */
export async function handOver(house) {
  const { primary, standby } = await house.inStep();
  const body = JSON.stringify({ leader: primary.name, candidate: standby.name });
  // On a connection of its own: Patroni may have been started anew since the last one.
  const headers = { "content-type": "application/json", connection: "close" };
  const response = await fetch(`http://127.0.0.1:${primary.patroni}/switchover`, { method: "POST", headers, body });
  assert.equal(response.status, 200, await response.text());
  const after = await house.inStep();
  assert.equal(after.primary.name, standby.name);
  return after;
}

/** The primary hands over as an administrator asks it to. */
export const switchOver = (house) =>
  under(house, async () => {
    const began = performance.now();
    const { primary } = await handOver(house);
    return `handed over to ${primary.name} and in step after ${secondsSince(began)}`;
  });

/** One process is stopped, another one dies, and both come back. */
export async function stopProcess(house, { note }) {
  const [first, second] = house.processes;
  return under(
    house,
    async () => {
      await first.stop();
      note("one is stopped");
      await pause(2000);
      await first.start(root);
      await pause(2000);
      await second.kill();
      note("one is killed");
      await pause(2000);
      await second.start(root);
      return "one of three stopped, one killed, both back";
    },
    { writesBack: 2 },
  );
}

/** The next version's migrations under load, then process after process; at last one of the version before comes back. */
export async function deployNext(house, { note }) {
  const next = makeNextVersion(path.join(house.scratch, "next"));
  return under(
    house,
    async () => {
      const began = performance.now();
      await next.migrate(house.env);
      const migrated = secondsSince(began);
      for (const [at, process] of house.processes.entries()) {
        note(`process ${at + 1} of ${house.processes.length}`);
        await process.stop();
        await process.start(next.folder);
      }
      const deployed = secondsSince(began);
      const [late] = house.processes;
      await late.stop();
      await late.start(root);
      await pause(2000);
      return `${next.count} migrations in ${migrated}, three processes replaced after ${deployed}, one of the version before came back`;
    },
    { writesBack: 5 },
  );
}

const scans = `select coalesce(sum(seq_scan + coalesce(idx_scan, 0)), 0)::float8 as scans from pg_stat_user_tables
  where schemaname like 'catalogue%'`;

/** How often the catalogue's tables are read on a node, in a second. */
async function scansOf(node, seconds = 3) {
  const sum = async () => (await node.ask(scans))[0].scans;
  const before = await sum();
  await pause(seconds * 1000);
  return Math.round(((await sum()) - before) / seconds);
}

/** The wire between the nodes is silent: the primary goes on alone, and nobody reads from a standby that hears nothing. */
export async function cutStandby(house, { note }) {
  const { primary, standby } = await house.inStep();
  return under(house, async (load) => {
    const began = performance.now();
    primary.wire.freeze(true);
    note(`${standby.name} is cut off`);
    const before = load.pieces();
    assert.ok(await waitFor(() => load.pieces() > before + 80, backMs, 50), "nobody can write any more");
    const alone = secondsSince(began);
    await showsChange(house, primary);
    primary.wire.freeze(false);
    primary.wire.cut();
    await house.inStep();
    return `${standby.name} cut off, writes go on after ${alone}, a change is seen by all at once, in step again after ${secondsSince(began)}`;
  });
}

/** A brand's name changes on the primary: nobody may see the former one a moment later. */
export async function showsChange(house, primary) {
  const [{ schema_name: schema }] = await primary.ask("select schema_name from catalogue_version where live");
  const name = `Bosch ${Date.now() % 100_000}`;
  const [{ id, was }] = await primary.ask(
    `select id, name as was from ${schema}.brand where lower(name) like 'bosch%' limit 1`,
  );
  await primary.ask(`update ${schema}.brand set name = $1 where id = $2`, [name, id]);
  try {
    await pause(2000);
    const seen = await house.brandNames();
    assert.deepEqual(
      [...new Set(seen.map((names) => names.has(name)))],
      [true],
      "a process shows what was changed before",
    );
  } finally {
    await primary.ask(`update ${schema}.brand set name = $1 where id = $2`, [was, id]);
  }
}

const bulk = `insert into lag_filler select n, repeat(md5(n::text), 30) from generate_series(1, 100000) n`;

/** Writes a hundred megabytes at a node. */
export async function fillTable(node) {
  await node.ask("create table lag_filler (id int, text text)");
  await node.ask(bulk);
}

const startup = "select pid from pg_stat_activity where backend_type = 'startup'";
const behind = "select coalesce(max(pg_current_wal_lsn() - replay_lsn), 0)::float8 as bytes from pg_stat_replication";

/** Holds back what a standby applies; Patroni ends PostgreSQL's own pause at once. */
async function holdReplay(node) {
  const [{ pid }] = await node.ask(startup);
  process.kill(pid, "SIGSTOP");
  return () => process.kill(pid, "SIGCONT");
}

const lagOf = async (node) => (await node.ask(behind))[0].bytes;
const enoughLag = 64 * 1024 * 1024;

/**
 * The standby receives and does not apply: a little, which the product alone notices, then a hundred megabytes. It is left
 * out until it has caught up.
 */
export async function fillLag(house, { note }) {
  const { primary, standby } = await house.inStep();
  return under(
    house,
    async () => {
      const usual = await scansOf(standby);
      const goOn = await holdReplay(standby);
      try {
        await showsChange(house, primary);
        const little = await lagOf(primary);
        await fillTable(primary);
        note("the lag is filled");
        await showsChange(house, primary);
        const lagging = await scansOf(standby);
        const lag = await lagOf(primary);
        assert.ok(lag > enoughLag, `the standby lags by ${lag} bytes only`);
        assert.ok(lagging < usual / 10, `a standby that lags is read: ${lagging} times a second, ${usual} before`);
        const began = performance.now();
        goOn();
        assert.ok(await waitFor(async () => (await lagOf(primary)) < 1e6, backMs, 50), "the standby does not catch up");
        const mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
        return `reads of tables on the standby in a second: ${usual} usually, ${lagging} while it lagged; with ${mb(little)} and with ${mb(lag)} a change is seen by all within 2 s; caught up after ${secondsSince(began)}`;
      } finally {
        goOn();
        await primary.ask("drop table if exists lag_filler");
      }
    },
    { writesBack: 5 },
  );
}
