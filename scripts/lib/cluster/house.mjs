import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { ensureBundled, ensurePages } from "../../build.mjs";
import { deploy } from "../../migrate.mjs";
import { bearer, signIn } from "../../../tests/bench/sign-in.mjs";
import { databaseUser } from "../database-user.mjs";
import { isEmpty, loadDemonstration } from "../demonstration.mjs";
import { readEnvironment } from "../environment.mjs";
import { freePort } from "../free-port.mjs";
import { root } from "../paths.mjs";
import { run } from "../run.mjs";
import { waitFor } from "../processes.mjs";
import { Refusal } from "../refusal.mjs";
import { startBalancer } from "./balancer.mjs";
import { startEtcd } from "./etcd.mjs";
import { makeNode, untilInStep } from "./node.mjs";
import { findPrograms } from "./packages.mjs";
import { makeProcess } from "./product.mjs";

const processes = 3;
const secret = () => randomBytes(12).toString("hex");

function makeScratch(user) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "etabli-cluster-"));
  const files = path.join(scratch, "files");
  fs.cpSync(path.join(root, "deploy/cluster"), files, { recursive: true });
  for (const folder of [scratch, files]) {
    fs.chmodSync(folder, 0o755);
    if (user.uid !== undefined) fs.chownSync(folder, user.uid, user.gid);
  }
  return { scratch, files };
}

const newSecrets = () => ({ admin: secret(), replication: secret(), product: secret() });

/** The first node with the demonstration's data: from `data` where an earlier run kept them, else made anew and kept there. */
async function startFirst({ ground, etcd, data, env }, note) {
  const at = data && { secrets: path.join(data, "secrets.json"), pg1: path.join(data, "pg1") };
  const kept = at !== null && fs.existsSync(at.secrets);
  const secrets = kept ? JSON.parse(fs.readFileSync(at.secrets, "utf8")) : newSecrets();
  const first = await makeNode({ ...ground, name: "pg1", etcd, secrets });
  ground.opened.push(first);
  const copy = (from, to) => run("cp", ["-a", from, to], { note });
  if (kept) await copy(at.pg1, ground.scratch);
  const start = async () => {
    first.start();
    await first.until(() => first.asks("/primary"), "leading");
  };
  await start();
  const url = `postgresql://etabli:${secrets.product}@127.0.0.1:${first.port}/etabli`;
  await deploy(url);
  if (await isEmpty(url)) await loadDemonstration(url, { ...env, DATABASE_URL: url }, note);
  if (at && !kept) {
    await first.stop();
    fs.mkdirSync(data, { recursive: true });
    await copy(path.join(ground.scratch, "pg1"), data);
    fs.writeFileSync(at.secrets, JSON.stringify(secrets), { mode: 0o600 });
    await start();
  }
  return { first, secrets };
}

/** Two nodes under Patroni, filled and in step. */
async function startNodes({ ground, data, env }, note) {
  const etcd = await startEtcd(ground);
  ground.opened.push(etcd);
  const { first, secrets } = await startFirst({ ground, etcd, data, env }, note);
  note("waiting for the standby");
  const second = await makeNode({ ...ground, name: "pg2", etcd, secrets });
  ground.opened.push(second);
  second.start();
  const nodes = [first, second];
  await untilInStep(nodes);
  return { etcd, nodes, secrets };
}

/** Three processes of the product, which know the database by the balancer's two addresses alone. */
async function startProduct({ ground, balancer, password, ports, inherited }, note) {
  const at = (port) => `postgresql://etabli:${password}@127.0.0.1:${port}/etabli`;
  const env = {
    ...inherited,
    DATABASE_URL: at(balancer.primary),
    DATABASE_REPLICA_URL: at(balancer.standby),
    NEXTAUTH_URL: balancer.base,
    NEXTAUTH_SECRET: "cluster ".repeat(6),
    ETABLI_DATA_DIR: path.join(ground.scratch, "data"),
    ETABLI_DRAIN_SECONDS: "2",
    ETABLI_HEARTBEAT_SECONDS: "5",
    ETABLI_STREAMS_PER_USER: "5000",
    ETABLI_TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "error",
  };
  note("starting three processes");
  const all = ports.map((port) => makeProcess({ port, env }));
  ground.opened.push(...all);
  for (const one of all) await one.start(root);
  return { env, processes: all };
}

/** What trials ask of a cluster. */
const asking = (nodes, all, balancer) => ({
  inStep: () => untilInStep(nodes),
  /** Statements at whichever node leads. */
  async askPrimary(text, values) {
    for (const node of nodes) if (await node.asks("/primary")) return node.ask(text, values);
    throw new Refusal("No node leads.");
  },
  /** The names of brands as each process tells them. */
  async brandNames() {
    const token = await signIn(balancer.base);
    return Promise.all(
      all.map(async ({ base }) => {
        const response = await fetch(`${base}/api/partsBrands`, { headers: bearer(token) });
        return new Set((await response.json()).map(({ name }) => name));
      }),
    );
  },
});

/** The whole cluster on this machine; `close` stops all that was started and deletes what it wrote. */
export async function openCluster({ keep, data, signal }, note) {
  const { DATABASE_URL: _, DATABASE_REPLICA_URL: __, ...inherited } = readEnvironment();
  const programs = await findPrograms(note);
  note("building");
  await ensureBundled();
  await ensurePages();
  const user = databaseUser(path.join(os.tmpdir(), "etabli-cluster-none"));
  const { scratch, files } = makeScratch(user);
  /** @type {{ stop: () => Promise<void>, close?: () => Promise<void> }[]} */
  const opened = [];
  const mayGoOn = () => {
    if (signal.aborted) throw new Refusal("Stopped before it was ready.");
  };
  const close = async () => {
    for (const one of opened.splice(0).reverse()) {
      await one.stop().catch((error) => process.stderr.write(`${error}\n`));
      await one.close?.();
    }
    if (keep) process.stdout.write(`What the programs wrote is kept in ${scratch}\n`);
    else fs.rmSync(scratch, { recursive: true, force: true });
  };
  const ground = { programs, scratch, files, user, opened };
  try {
    note("starting etcd and two nodes of PostgreSQL");
    const { etcd, nodes, secrets } = await startNodes({ ground, data, env: inherited }, note);
    const ports = [];
    for (let count = 0; count < processes; count++) ports.push(await freePort());
    mayGoOn();
    note("starting HAProxy");
    const balancer = await startBalancer({ ...ground, nodes, ports });
    opened.push(balancer);
    mayGoOn();
    const product = await startProduct({ ground, balancer, password: secrets.product, ports, inherited }, note);
    const serves = () =>
      fetch(`${balancer.base}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    mayGoOn();
    if (!(await waitFor(serves, 20_000, 100))) throw new Refusal(`HAProxy finds no process.\n\n${balancer.said()}`);
    const asked = asking(nodes, product.processes, balancer);
    /** What a trial opened is closed after all programs, should the trial not come to it. */
    const atEnd = (one) => void opened.unshift(one);
    return { ...{ programs, scratch, user, etcd, nodes, balancer, atEnd, close }, ...product, ...asked };
  } catch (error) {
    await close();
    throw error;
  }
}
