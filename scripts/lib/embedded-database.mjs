import fs from "node:fs";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { alone, makeDataFolder } from "./data-folder.mjs";
import { databaseBinaries } from "./database-binaries.mjs";
import { firstState, readState, writeState } from "./database-state.mjs";
import { databaseUser } from "./database-user.mjs";
import { freePort } from "./free-port.mjs";
import { endOrphans, signIn, signOut } from "./launchers.mjs";
import { damaged, runningServer, startServer, stopServer } from "./postmaster.mjs";
import { waitFor } from "./processes.mjs";
import { Refusal } from "./refusal.mjs";
import { run } from "./run.mjs";

const adoptLimitMs = 120_000;
const watchMs = 500;

const urlFor = (role, password, port, database) => `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;

async function initialise({ binaries, folder, user, password, throwaway }) {
  // A first start that was cut off leaves this draft; only a complete one gets the final name.
  const draft = `${folder}.unfinished`;
  const secretFile = `${folder}.${randomBytes(6).toString("hex")}`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  fs.writeFileSync(secretFile, password, { mode: 0o600 });
  if (user.uid !== undefined) for (const item of [draft, secretFile]) fs.chownSync(item, user.uid, user.gid);
  const flags = [
    "--username=postgres",
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    "--lc-messages=C",
  ];
  const sorting = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--no-instructions"];
  try {
    await run(
      path.join(binaries, "initdb"),
      [`--pgdata=${draft}`, `--pwfile=${secretFile}`, ...flags, ...sorting, ...(throwaway ? ["--no-sync"] : [])],
      { ...user, cwd: path.dirname(folder), failure: `The database could not be created in ${folder}` },
    );
    fs.renameSync(draft, folder);
  } finally {
    fs.rmSync(secretFile, { force: true });
  }
}

/** The product's role is no superuser: a flaw in a query must not reach the machine's files. */
async function createOwner(state) {
  const { default: pg } = await import("pg");
  const client = new pg.Client(urlFor("postgres", state.password, state.port, "postgres"));
  await client.connect();
  try {
    const password = client.escapeLiteral(state.ownerPassword);
    const found = await client.query("SELECT 1 FROM pg_roles WHERE rolname = 'etabli'");
    await client.query(`${found.rowCount ? "ALTER" : "CREATE"} ROLE etabli LOGIN CREATEDB PASSWORD ${password}`);
    const database = await client.query("SELECT 1 FROM pg_database WHERE datname = 'etabli'");
    if (!database.rowCount) await client.query("CREATE DATABASE etabli OWNER etabli");
  } finally {
    await client.end();
  }
}

function checkFolder(folder) {
  if (!fs.existsSync(folder)) return false;
  try {
    if (fs.readdirSync(folder).length === 0) return false;
  } catch (error) {
    throw new Refusal(
      `The database folder ${folder} cannot be read (${error.code}): it belongs to another user.\n` +
        "Start as that user, or choose another data folder with ETABLI_DATA_DIR.",
    );
  }
  if (fs.existsSync(path.join(folder, "PG_VERSION"))) return true;
  throw damaged(folder, "it is not empty and its file PG_VERSION is missing.");
}

async function adopt(folder) {
  const server = await waitFor(() => {
    const found = runningServer(folder);
    return !found || found.ready ? { found } : null;
  }, adoptLimitMs);
  if (!server) throw new Refusal(`The database of ${folder} has been starting or stopping for two minutes. Try again.`);
  return server.found;
}

async function open(data, throwaway) {
  await endOrphans(data);
  const stored = readState(data);
  const folder = path.join(stored?.place ?? data, "pg");
  const exists = checkFolder(folder);
  if (exists && !stored) throw damaged(folder, `${data}/database.json, which holds its port and password, is missing.`);
  const server = exists ? await adopt(folder) : null;
  if (server) return { ...stored, port: server.port, folder };

  const user = databaseUser(folder);
  const state = stored ?? (await firstState(data, user));
  const place = path.join(state.place, "pg");
  const port = await freePort(state.port);
  const setting = { binaries: databaseBinaries(state.place, user), folder: place, port, user, throwaway };
  if (!stored || port !== state.port) writeState(data, { ...state, port });
  if (!exists) await initialise({ ...setting, password: state.password });
  await startServer(setting);
  return { ...state, port, folder: place };
}

/** The address that the database of a data folder had when it was last open, and most likely has again; null before. */
export function lastUrl(data) {
  const state = readState(data);
  return state?.ready ? urlFor("etabli", state.ownerPassword, state.port, "etabli") : null;
}

/** Starts a database that died again, at the port that its users know: what it had acknowledged is on disk. */
function keepRunning(data, { folder, port, place }, throwaway) {
  let [busy, ended] = [false, false];
  const restart = () =>
    alone(data, async () => {
      if (ended || runningServer(folder)) return;
      process.stderr.write("The database has died: it is started again.\n");
      const user = databaseUser(folder);
      await startServer({ binaries: databaseBinaries(place, user), folder, port, user, throwaway });
    });
  const look = async () => {
    if (busy || runningServer(folder)) return;
    busy = true;
    await restart().catch((error) => process.stderr.write(`The database cannot be started: ${error.message}\n`));
    busy = false;
  };
  const timer = setInterval(() => void look(), watchMs);
  timer.unref();
  return {
    end: () => {
      ended = true;
      clearInterval(timer);
    },
  };
}

/**
 * Opens the embedded PostgreSQL of a data folder: makes it on the first call, adopts a server that survived its
 * launcher. `close()` stops it unless another launcher still uses it. Throws Refusal for a folder it cannot use.
 */
export async function openDatabase({ data, throwaway = false }) {
  makeDataFolder(data);
  const state = await alone(data, async () => {
    const opened = await open(data, throwaway);
    signIn(data);
    if (!opened.ready) {
      await createOwner(opened);
      const { folder, ...kept } = opened;
      writeState(data, { ...kept, ready: true });
    }
    return opened;
  });
  const watch = keepRunning(data, state, throwaway);
  return {
    url: urlFor("etabli", state.ownerPassword, state.port, "etabli"),
    adminUrl: urlFor("etabli", state.ownerPassword, state.port, "postgres"),
    recordServer: (pid) => signIn(data, pid),
    close: () => {
      watch.end();
      return alone(data, async () => signOut(data) && (await stopServer(state.folder)));
    },
  };
}
