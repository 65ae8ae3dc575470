import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { openProxy } from "../../../tests/support/tcp-proxy.mjs";
import { freePort } from "../free-port.mjs";
import { commandLine, waitFor } from "../processes.mjs";
import { Refusal } from "../refusal.mjs";
import { familyOf } from "./proc.mjs";
import { startProgram } from "./program.mjs";

const settledMs = 90_000;

/** What a node's Patroni says of it; null when it says nothing. */
async function askPatroni(port, place) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${place}`, { signal: AbortSignal.timeout(2000) });
    return { ok: response.ok, body: await response.json().catch(() => null) };
  } catch {
    return null;
  }
}

const listed = (file) => {
  try {
    return fs.readFileSync(file, "utf8").split(/\s+/).map(Number).filter(Boolean);
  } catch {
    return [];
  }
};

/** Ends the server of a data folder and all of its children without a word; Patroni starts it in a group of its own. */
function killServer(data) {
  const [server] = listed(path.join(data, "postmaster.pid"));
  if (!server || !commandLine(server).includes(data)) return;
  for (const pid of familyOf(server))
    try {
      process.kill(pid, "SIGKILL");
    } catch (error) {
      if (error.code !== "ESRCH") throw error;
    }
}

const environment = ({ name, etcd, patroni, port, seen, data, programs, secrets }) => ({
  PATRONI_NAME: name,
  PATRONI_ETCD3_HOSTS: etcd.hosts,
  PATRONI_RESTAPI_LISTEN: `127.0.0.1:${patroni}`,
  PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${patroni}`,
  PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
  PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${seen}`,
  PATRONI_POSTGRESQL_DATA_DIR: data,
  PATRONI_POSTGRESQL_BIN_DIR: path.dirname(programs.postgres),
  PATRONI_SUPERUSER_USERNAME: "postgres",
  PATRONI_SUPERUSER_PASSWORD: secrets.admin,
  PATRONI_REPLICATION_USERNAME: "replicator",
  PATRONI_REPLICATION_PASSWORD: secrets.replication,
  CLUSTER_DATABASE_PASSWORD: secrets.product,
});

/**
 * One node of PostgreSQL under Patroni. The other node reaches it through `wire`, which a trial can freeze or cut; balancer
 * and trials reach it at `port`.
 */
export async function makeNode({ name, programs, scratch, files, user, etcd, secrets }) {
  const [port, patroni] = [await freePort(), await freePort()];
  const wire = await openProxy(() => ({ host: "127.0.0.1", port }));
  const data = path.join(scratch, name);
  const env = environment({ name, etcd, patroni, port, seen: wire.port, data, programs, secrets });
  const args = [path.join(files, "patroni.yml")];
  /** @type {ReturnType<typeof startProgram> | null} */
  let program = null;
  let closed = false;
  const url = (role, password, database) => `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
  const node = {
    name,
    port,
    patroni,
    wire,
    data,
    /** `more` is what its environment has besides, and PostgreSQL's after it. */
    start(more = {}) {
      if (closed) throw new Refusal("The cluster is stopped.");
      wire.refuse(false);
      const whole = { ...env, ...more };
      program = startProgram({ name, command: programs.patroni, args, env: whole, user, folder: scratch, cwd: files });
    },
    pid: () => program?.pid(),
    said: () => program?.said() ?? "",
    /** All that it and its PostgreSQL printed since it was started. */
    printed: () => program?.printed() ?? "",
    alive: () => program?.alive() ?? false,
    /** PostgreSQL's processes. */
    serverPids: () => familyOf(listed(path.join(data, "postmaster.pid"))[0]),
    /** kill -9 of Patroni and of every process of PostgreSQL: a machine that lost its power. */
    async kill() {
      await program?.kill();
      killServer(data);
      wire.refuse(true);
      wire.cut();
    },
    asks: async (place) => (await askPatroni(patroni, place))?.ok === true,
    state: async () => (await askPatroni(patroni, "/patroni"))?.body,
    until: (done, what, limitMs = settledMs) => program?.until(done, limitMs, what),
    /** Runs statements as the administrator, on this very node. */
    async ask(text, values = [], database = "etabli") {
      const client = new pg.Client({
        connectionString: url("postgres", secrets.admin, database),
        connectionTimeoutMillis: 5000,
      });
      await client.connect();
      try {
        return (await client.query(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    /** Nobody starts it any more. */
    close() {
      closed = true;
      return wire.close();
    },
    async stop() {
      await program?.stop();
      killServer(data);
    },
  };
  return node;
}

/** Waits until one node leads and the other follows it in step; answers both. */
export async function untilInStep(nodes, limitMs = settledMs) {
  const found = await waitFor(
    async () => {
      const said = await Promise.all(
        nodes.map(async (node) => [await node.asks("/primary"), await node.asks("/sync")]),
      );
      const [primary, standby] = [said.findIndex(([leads]) => leads), said.findIndex(([, follows]) => follows)];
      return primary >= 0 && standby >= 0 ? { primary: nodes[primary], standby: nodes[standby] } : null;
    },
    limitMs,
    200,
  );
  if (found) return found;
  const words = nodes.map((node) => `--- ${node.name}\n${node.said()}`).join("\n");
  throw new Refusal(`The two nodes are not in step after ${limitMs / 1000} s.\n\n${words}`);
}
