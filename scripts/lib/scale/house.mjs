import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureBundled, ensurePages } from "../../build.mjs";
import { deploy } from "../../migrate.mjs";
import { signIn } from "../../../tests/bench/sign-in.mjs";
import { makeProcess } from "../cluster/product.mjs";
import { startProgram } from "../cluster/program.mjs";
import { readState } from "../database-state.mjs";
import { discardCutOff, fillPlaces, isEmpty, loadDemonstration } from "../demonstration.mjs";
import { openDatabase } from "../embedded-database.mjs";
import { readEnvironment } from "../environment.mjs";
import { freePort } from "../free-port.mjs";
import { root } from "../paths.mjs";
import { runningServer } from "../postmaster.mjs";
import { waitFor } from "../processes.mjs";
import { inPlaces, requirePrograms } from "../programs.mjs";
import { Refusal } from "../refusal.mjs";
import { endCommands } from "../run.mjs";

const wanted = { haproxy: { package: "haproxy", find: inPlaces("haproxy") } };
const signals = ["SIGINT", "SIGTERM"];
const balancerMs = 10_000;

/** Streams are beaten more often than in service, so that a short measurement sees it. */
export const beatSeconds = 5;

const isReady = (base) =>
  fetch(`${base}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** HAProxy with nothing but what lies in a request's way: the next request goes to whom the fewest are under way. */
const settings = (port, ports) => `global
  maxconn 8000
defaults
  mode http
  timeout connect 5s
  timeout client 75s
  timeout server 75s
listen app
  bind 127.0.0.1:${port}
  balance leastconn
${ports.map((one, at) => `  server app${at + 1} 127.0.0.1:${one}`).join("\n")}
`;

async function startBalancer(scratch, ports, note) {
  const { haproxy } = await requirePrograms("The check", wanted, note);
  const port = await freePort();
  const file = path.join(scratch, "haproxy.cfg");
  fs.writeFileSync(file, settings(port, ports));
  const program = startProgram({ name: "haproxy", command: haproxy, args: ["-f", file], folder: scratch });
  const base = `http://127.0.0.1:${port}`;
  await program.until(() => isReady(base), balancerMs, "serving");
  return { ...program, base };
}

async function openFilled(data, env, note) {
  const database = await openDatabase({ data });
  try {
    await discardCutOff(database.adminUrl);
    await deploy(database.url);
    if (await isEmpty(database.url)) await loadDemonstration(database.url, env, note);
    await fillPlaces(database.url, env, note);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What the processes are started with: as in service, on the house's own database. */
const environmentOf = ({ inherited, data, url, base }) => ({
  ...inherited,
  DATABASE_URL: url,
  NEXTAUTH_URL: base,
  NEXTAUTH_SECRET: "scale ".repeat(8),
  ETABLI_DATA_DIR: data,
  ETABLI_DRAIN_SECONDS: "0",
  ETABLI_HEARTBEAT_SECONDS: String(beatSeconds),
  ETABLI_STREAMS_PER_USER: "5000",
  ETABLI_TRUSTED_PROXIES: "127.0.0.1",
});

function ownerOf(data) {
  const state = readState(data);
  if (!state) throw new Refusal(`${data} lost its database.`);
  const server = runningServer(path.join(state.place, "pg"));
  if (!server) throw new Refusal(`The database of ${data} does not run.`);
  const url = `postgresql://postgres:${state.password}@127.0.0.1:${server.port}/etabli`;
  return { postmaster: server.pid, administrator: url, log: path.join(state.place, "postgres.log") };
}

/** Processes of the product, each ready before the next one starts; `ends` gets how to stop them. */
async function startProcesses(ground, count, ends) {
  const ports = [];
  while (ports.length < count) ports.push(await freePort());
  const env = environmentOf({ ...ground, base: `http://127.0.0.1:${ports[0]}` });
  const processes = ports.map((port) => makeProcess({ port, env }));
  for (const one of processes) {
    ends.push(() => one.stop());
    await one.start(root);
  }
  return { ports, processes };
}

/**
 * So many processes of the product on an embedded database with the demonstration's data, behind HAProxy where `balanced`;
 * `close` ends all of them. `data` is kept, what is made without it goes.
 */
export async function openHouse({ data: given, processes: count, balanced }, note) {
  const { DATABASE_URL: _, DATABASE_REPLICA_URL: __, ...inherited } = readEnvironment();
  await ensureBundled();
  await ensurePages();
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "etabli-scale-"));
  fs.chmodSync(scratch, 0o711);
  const data = given ?? path.join(scratch, "data");
  /** @type {(() => Promise<unknown>)[]} */
  const ends = [async () => fs.rmSync(scratch, { recursive: true, force: true })];
  const stop = () => {
    endCommands();
    void close().finally(() => process.exit(1));
  };
  const close = async () => {
    for (const signal of signals) process.off(signal, stop);
    for (const end of ends.splice(0).reverse()) await end();
  };
  for (const signal of signals) process.once(signal, stop);
  try {
    const database = await openFilled(data, inherited, note);
    ends.push(() => database.close());
    const ground = { inherited, data, url: database.url };
    const { ports, processes } = await startProcesses(ground, count, ends);
    const balancer = balanced ? await startBalancer(scratch, ports, note) : null;
    if (balancer) ends.push(() => balancer.stop());
    const base = balancer?.base ?? processes[0].base;
    if (!(await waitFor(() => isReady(base), balancerMs))) throw new Refusal(`Nothing answers at ${base}.`);
    return { ...ownerOf(data), url: database.url, processes, balancer, base, token: await signIn(base), close };
  } catch (error) {
    await close();
    throw error;
  }
}
