import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { walkMainJob } from "../tests/support/main-job.mjs";
import { makeBase } from "./lib/image/base.mjs";
import { buildImage, openStore, weigh } from "./lib/image/build.mjs";
import { containerOf } from "./lib/image/container.mjs";
import { startDatabase } from "./lib/image/database.mjs";
import { freePort } from "./lib/free-port.mjs";
import { root } from "./lib/paths.mjs";
import { inPlaces, newestPostgres, requirePrograms } from "./lib/programs.mjs";
import { step } from "./lib/progress.mjs";
import { Refusal, report } from "./lib/refusal.mjs";
import { endCommands } from "./lib/run.mjs";

const mostMegabytes = 350;
const readyMs = 60_000;
const usage = "npm run try:image -- [--out FOLDER] [--keep]";
const wanted = {
  buildah: { package: "buildah", find: inPlaces("buildah") },
  debootstrap: { package: "debootstrap", find: inPlaces("debootstrap") },
  postgres: { package: "postgresql", find: newestPostgres },
};

function readOptions(args) {
  const options = { out: path.join(root, ".data/image"), keep: false };
  const rest = args.flatMap((one) => one.split(/=(.*)/s, 2));
  while (rest.length > 0) {
    const flag = rest.shift();
    if (flag === "--keep") options.keep = true;
    else if (flag === "--out" && rest[0]) options.out = path.resolve(String(rest.shift()));
    else throw new Refusal(`${flag} is unknown or lacks its value. ${usage}`);
  }
  if (process.getuid?.() !== 0) throw new Refusal("Making a base and entering it needs root: sudo npm run try:image");
  return options;
}

const timed = async (work) => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

const isReady = (base) => () =>
  fetch(`${base}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Migrates, fills and serves a database with the image, does the main job, stops it; answers the seconds of each. */
async function serve({ image, scratch, opened }) {
  const database = await startDatabase({ programs: image.programs, scratch });
  opened.push(database);
  const container = containerOf(image, scratch);
  const port = String(await freePort());
  const base = `http://127.0.0.1:${port}`;
  const env = { DATABASE_URL: database.url, PORT: port, HOST: "127.0.0.1", NEXTAUTH_URL: base };
  const secrets = { ...env, NEXTAUTH_SECRET: "image ".repeat(8), LOG_LEVEL: "error" };
  const asked = (name, command, options) => step(name, (note) => container.run(command, secrets, { note, ...options }));
  const migrate = await timed(() => asked("Migrating", ["node", "scripts/migrate.mjs", "deploy"]));
  await asked("Loading the demonstration's data", ["node", ".build/seed.mjs"]);
  const password = { input: "a password for this run\n" };
  await asked("Making an administrator", ["node", "scripts/admin.mjs", "create", "admin@example.com"], password);
  const product = container.start(secrets);
  opened.push(product);
  const ready = await timed(() => product.until(isReady(base), readyMs, "ready"));
  const walked = await step("Doing the main job", () => walkMainJob(base)).catch((error) => {
    throw new Refusal(`${error.message}\n\n${product.said()}`);
  });
  const stop = await timed(() => product.stop());
  return { container, walked, seconds: { migrate, ready, stop } };
}

const amount = (number) => number.toFixed(1);

function tell({ size, layers, seconds, walked, packages }) {
  const rows = [
    ["Above the base, MB", `${amount(size.above)} (at most ${mostMegabytes})`],
    ["of which packages / product, MB", `${amount(size.packages)} / ${amount(size.product)}`],
    ["With this base, MB", amount(size.whole)],
    ["Layers", String(layers)],
    ["Packages in the SBOM", String(packages)],
    ["Building, s", amount(seconds.build)],
    ["Migrating, s", amount(seconds.migrate)],
    ["From start to ready, s", amount(seconds.ready)],
    ["From SIGTERM to the end, s", amount(seconds.stop)],
    ["Main job", walked],
  ];
  for (const [name, value] of rows) process.stdout.write(`${name.padEnd(34)}${value}\n`);
}

async function tryImage({ out }, { scratch, opened }) {
  const programs = await step("Finding the programs", (note) => requirePrograms("The image", wanted, note));
  const ground = { scratch, programs, buildah: openStore({ scratch, programs }) };
  const base = await step("Making the base", (note) => makeBase(ground, note));
  const began = performance.now();
  const built = await step("Building the image", (note) => buildImage({ ...ground, base }, note));
  const build = (performance.now() - began) / 1000;
  const size = await weigh(built, base);
  const { container, walked, seconds } = await serve({ image: { ...built, programs }, scratch, opened });
  fs.mkdirSync(out, { recursive: true });
  const list = path.join(out, "sbom.cdx.json");
  fs.copyFileSync(path.join(container.folder, "sbom.cdx.json"), list);
  const packages = JSON.parse(fs.readFileSync(list, "utf8")).components.length;
  const figures = { size, layers: built.layers, seconds: { build, ...seconds }, packages, walked };
  fs.writeFileSync(path.join(out, "figures.json"), `${JSON.stringify(figures, null, 2)}\n`);
  tell(figures);
  process.stdout.write(`The list of packages and these figures: ${out}\n`);
  if (size.above > mostMegabytes) throw new Refusal(`The image is too large: ${amount(size.above)} MB above its base.`);
}

async function main(args) {
  const options = readOptions(args);
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "etabli-image-"));
  fs.chmodSync(scratch, 0o755);
  /** @type {{ stop: () => Promise<void> }[]} */
  const opened = [];
  const close = async () => {
    endCommands();
    for (const one of opened.splice(0).reverse()) await one.stop();
    if (options.keep) process.stdout.write(`What was made is kept in ${scratch}\n`);
    else fs.rmSync(scratch, { recursive: true, force: true });
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void close().finally(() => process.exit(1)));
  await tryImage(options, { scratch, opened }).finally(close);
}

await main(process.argv.slice(2)).catch(report);
process.exit();
