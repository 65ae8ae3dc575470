import { ensureBundled, ensurePages } from "../build.mjs";
import { deploy } from "../migrate.mjs";
import { dataFolder, makeDataFolder, storedSecret } from "./data-folder.mjs";
import { discardCutOff, isEmpty, loadDemonstration, loadOnRequest } from "./demonstration.mjs";
import { openDatabase } from "./embedded-database.mjs";
import { readEnvironment } from "./environment.mjs";
import { requirePort } from "./free-port.mjs";
import { ensureGenerated } from "./generate.mjs";
import { endOrphans, signIn, signOut } from "./launchers.mjs";
import { step } from "./progress.mjs";
import { endCommands } from "./run.mjs";
import { tendCatalogue } from "./tend-catalogue.mjs";
import { startDevelopment, startServer } from "./server-process.mjs";

const signals = { SIGTERM: 15, SIGINT: 2, SIGHUP: 1 };

// npm hands a signal to its shell, which may die without passing it on: losing the parent counts as SIGTERM.
function onStop(stop) {
  for (const signal of Object.keys(signals)) process.on(signal, () => stop(signal));
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop("SIGTERM");
  }, 250);
  watch.unref();
}

/** Settles everything before it throws the first failure, so that nothing runs on behind the message. */
async function together(...promises) {
  for (const promise of promises) promise.catch(endCommands);
  const settled = await Promise.allSettled(promises);
  const failed = settled.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
  return settled.map(({ value }) => value);
}

function complete(env, data) {
  const PORT = env.PORT || "3000";
  return {
    ...env,
    PORT,
    HOST: env.HOST || "0.0.0.0",
    ETABLI_DATA_DIR: data,
    NEXTAUTH_URL: env.NEXTAUTH_URL || `http://localhost:${PORT}`,
    NEXTAUTH_SECRET: env.NEXTAUTH_SECRET || storedSecret(data),
  };
}

async function openEmbedded(data) {
  const database = await step("Starting the database", () => openDatabase({ data }));
  try {
    await discardCutOff(database.adminUrl);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

const ownDatabase = (url, data) => ({
  url,
  recordServer: (pid) => signIn(data, pid),
  close: async () => void signOut(data),
});

async function fill({ url, embedded, demo, bundled, env }) {
  await step("Migrating the database", () => deploy(url));
  if (demo && !embedded) {
    await bundled;
    await step("Loading the demonstration data", (note) => loadOnRequest(url, env, note));
  } else if (embedded && (await isEmpty(url))) {
    await bundled;
    await step("Loading the demonstration data", (note) => loadDemonstration(url, env, note));
  } else {
    await bundled;
    await tendCatalogue(url, env);
  }
}

async function prepare({ env, data, dev, demo, keep }) {
  const embedded = !env.DATABASE_URL;
  const bundled = ensureBundled();
  const pages = bundled.then(() => (dev ? ensureGenerated() : ensurePages()));
  const filled = (async () => {
    const database = keep(embedded ? await openEmbedded(data) : ownDatabase(env.DATABASE_URL, data));
    await fill({ url: database.url, embedded, demo, bundled, env });
    return database;
  })();
  const [database] = await together(filled, pages);
  return database;
}

/** Serves the product until a signal; answers the exit code. Everything that it started has ended by then. */
export async function serve({ dev, demo }) {
  const given = readEnvironment();
  const data = dataFolder(given);
  makeDataFolder(data);
  const env = complete(given, data);
  let server;
  let signalled;
  let open;
  onStop((signal) => {
    signalled = signal;
    if (server) server.child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    else endCommands();
  });
  try {
    await endOrphans(data);
    await requirePort(env.PORT, env.HOST);
    const database = await prepare({ env, data, dev, demo, keep: (one) => (open = one) });
    if (signalled) return 128 + signals[signalled];
    const start = dev ? startDevelopment : startServer;
    server = start({ ...env, DATABASE_URL: database.url });
    database.recordServer(server.child.pid);
    return await server.ended;
  } catch (error) {
    if (signalled) return 128 + signals[signalled];
    throw error;
  } finally {
    await open?.close();
  }
}
