import { ensureBundled, ensurePages } from "../build.mjs";
import { deploy } from "../migrate.mjs";
import { dataFolder, makeDataFolder, storedSecret } from "./data-folder.mjs";
import { discardCutOff, fillPlaces, isEmpty, loadDemonstration, loadOnRequest } from "./demonstration.mjs";
import { lastUrl, openDatabase } from "./embedded-database.mjs";
import { readEnvironment } from "./environment.mjs";
import { requirePort } from "./free-port.mjs";
import { ensureGenerated } from "./generate.mjs";
import { endOrphans, signIn, signOut } from "./launchers.mjs";
import { step } from "./progress.mjs";
import { endCommands } from "./run.mjs";
import { tendCatalogue } from "./tend-catalogue.mjs";
import { startDevelopment, startServer, startServerAhead } from "./server-process.mjs";

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
  return settled.map((one) => {
    if (one.status === "rejected") throw one.reason;
    return one.value;
  });
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
  await step("Looking after the places of the map", (note) => fillPlaces(url, env, note));
}

async function prepare({ env, data, dev, demo, keep, onPages }) {
  const embedded = !env.DATABASE_URL;
  const bundled = ensureBundled();
  const pages = bundled.then(() => (dev ? ensureGenerated() : ensurePages()));
  const filled = (async () => {
    const database = keep(embedded ? await openEmbedded(data) : ownDatabase(env.DATABASE_URL, data));
    await fill({ url: database.url, embedded, demo, bundled, env });
    return database;
  })();
  const [database] = await together(filled, pages.then(onPages));
  return database;
}

/** A server that starts while its database does, when its address can be told already. */
function startAhead(env, data) {
  const url = env.DATABASE_URL || lastUrl(data);
  return url ? { url, ...startServerAhead({ ...env, DATABASE_URL: url }) } : null;
}

async function giveUp({ child, ended }) {
  child.kill("SIGTERM");
  await ended;
}

/** Serves the product until a signal; answers the exit code. Everything that it started has ended by then. */
export async function serve({ dev, demo }) {
  const given = readEnvironment();
  const data = dataFolder(given);
  makeDataFolder(data);
  const env = complete(given, data);
  /** @type {any} */
  let server;
  let ahead = /** @type {ReturnType<typeof startAhead>} */ (null);
  let signalled;
  let open = /** @type {{ close: () => Promise<unknown> } | undefined} */ (undefined);
  onStop((signal) => {
    signalled = signal;
    if (server) server.child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    else {
      endCommands();
      ahead?.child.kill("SIGTERM");
    }
  });
  const onPages = () => {
    if (!dev && !signalled) ahead = startAhead(env, data);
  };
  try {
    await endOrphans(data);
    await requirePort(env.PORT, env.HOST);
    const database = await prepare({ env, data, dev, demo, keep: (one) => (open = one), onPages });
    if (signalled) return 128 + signals[signalled];
    const start = dev ? startDevelopment : startServer;
    if (ahead && ahead.url !== database.url) await giveUp(ahead);
    server = ahead?.url === database.url ? ahead : start({ ...env, DATABASE_URL: database.url });
    database.recordServer(server.child.pid);
    ahead?.serve();
    return await server.ended;
  } catch (error) {
    if (signalled) return 128 + signals[signalled];
    throw error;
  } finally {
    if (ahead && ahead !== server) await giveUp(ahead);
    await open?.close();
  }
}
