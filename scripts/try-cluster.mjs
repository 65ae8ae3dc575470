import path from "node:path";
import { inspect } from "node:util";
import { clocks } from "../tests/cluster/clocks.mjs";
import { expiredCertificate } from "../tests/cluster/certificate.mjs";
import { fullDisk } from "../tests/cluster/full-disk.mjs";
import { manyCompanies } from "../tests/cluster/many-companies.mjs";
import { numbers } from "../tests/cluster/numbers.mjs";
import { soak } from "../tests/cluster/soak.mjs";
import * as trials from "../tests/cluster/trials.mjs";
import { openCluster } from "./lib/cluster/house.mjs";
import { step } from "./lib/progress.mjs";
import { Refusal, report } from "./lib/refusal.mjs";
import { endCommands } from "./lib/run.mjs";

const all = [
  { name: "calm", title: "Forty shoppers, nothing hurt", run: trials.calm },
  { name: "stop-process", title: "A process is stopped, another one killed", run: trials.stopProcess },
  { name: "cut-standby", title: "The standby is cut off", run: trials.cutStandby },
  { name: "fill-lag", title: "The standby's lag is filled", run: trials.fillLag },
  { name: "switch-over", title: "The primary hands over", run: trials.switchOver },
  { name: "kill-primary", title: "The primary is killed", run: trials.killPrimary },
  { name: "clocks", title: "Clocks are five seconds apart", run: clocks },
  { name: "full-disk", title: "The standby's disk is full", run: fullDisk },
  { name: "expired-certificate", title: "The certificate expires", run: expiredCertificate },
  { name: "numbers", title: "What the cluster costs", run: numbers },
  { name: "deploy", title: "The next version is deployed process by process", run: trials.deployNext },
  { name: "many-companies", title: "A hundred thousand users", run: manyCompanies },
  { name: "soak", title: "Mixed load for a long time", run: soak },
];
const names = all.map(({ name }) => name);
const usual = names.filter((name) => name !== "soak");
const usage = `npm run try:cluster -- [--only ${names.join(",")}] [--soak MINUTES] [--seconds 15] [--data FOLDER] [--keep]`;

function readOptions(args) {
  const options = { only: usual, seconds: 15, soak: 60, keep: false, data: /** @type {string | null} */ (null) };
  const rest = args.flatMap((one) => one.split(/=(.*)/s, 2));
  while (rest.length > 0) {
    const flag = rest.shift();
    if (flag === "--keep") options.keep = true;
    else if (flag === "--only" && rest[0]) options.only = String(rest.shift()).split(",");
    else if (flag === "--soak" && rest[0]) Object.assign(options, { only: ["soak"], soak: Number(rest.shift()) });
    else if (flag === "--data" && rest[0]) options.data = path.resolve(String(rest.shift()));
    else if (flag === "--seconds" && rest[0]) options.seconds = Number(rest.shift());
    else throw new Refusal(`${flag} is unknown or lacks its value. ${usage}`);
  }
  const strange = options.only.find((name) => !names.includes(name));
  if (strange !== undefined) throw new Refusal(`There is no trial "${strange}". ${usage}`);
  if (!(options.seconds >= 1 && options.seconds <= 3600)) throw new Refusal("--seconds takes 1 to 3600.");
  if (!(Number.isInteger(options.soak) && options.soak >= 3 && options.soak <= 1440))
    throw new Refusal("--soak takes 3 to 1440 minutes.");
  return options;
}

async function attempt({ title, run }, house, options) {
  try {
    const words = await step(title, (note) => run(house, { ...options, note }));
    return { ok: true, line: `ok      ${title}: ${words}` };
  } catch (error) {
    const said = [...house.processes, ...house.nodes, house.balancer].map((one) => one.said().slice(-1500));
    return {
      ok: false,
      line: `FAILED  ${title}: ${inspect(error)}\n--- what the programs printed last ---\n${said.join("\n---\n")}`,
    };
  }
}

async function main(args) {
  const options = readOptions(args);
  const opening = new AbortController();
  /** @type {Awaited<ReturnType<typeof openCluster>> | null} */
  let house = null;
  const stop = async () => {
    if (opening.signal.aborted) return;
    opening.abort();
    endCommands();
    await house?.close();
    if (house) process.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void stop());
  const opened = await step("Opening the cluster", (note) => openCluster({ ...options, signal: opening.signal }, note));
  house = opened;
  const results = [];
  try {
    for (const trial of all.filter(({ name }) => options.only.includes(name))) {
      const result = await attempt(trial, opened, options);
      process.stdout.write(`${result.line}\n`);
      results.push(result);
    }
  } finally {
    await opened.close();
  }
  const passed = results.filter(({ ok }) => ok).length;
  process.stdout.write(`\n${passed} passed, ${results.length - passed} failed\n`);
  return passed === results.length ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  report(error);
  return 1;
});
process.exit();
