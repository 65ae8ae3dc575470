import path from "node:path";
import * as crowds from "../tests/chaos/crowd.mjs";
import { openHouse } from "../tests/chaos/house.mjs";
import * as money from "../tests/chaos/money.mjs";
import * as orders from "../tests/chaos/orders.mjs";
import * as supply from "../tests/chaos/supply.mjs";
import * as survival from "../tests/chaos/survival.mjs";
import { step } from "./lib/progress.mjs";
import { Refusal, report } from "./lib/refusal.mjs";
import { endCommands } from "./lib/run.mjs";

const trials = [
  { name: "additions", title: "A hundred additions at once, keys sent four times", run: money.additions },
  { name: "decisions", title: "Accept against reject, at two processes", run: money.decisions },
  { name: "suppliers", title: "Suppliers that hang, fail, babble and flood", run: supply.suppliers },
  { name: "terminate", title: "Connections ended under load", run: survival.terminate },
  { name: "crash", title: "PostgreSQL crashes under load", run: survival.crash },
  { name: "slow", title: "Two seconds to the database and back, under load", run: survival.slow },
  { name: "silence", title: "The database is silent, then gone, under load", run: survival.silence },
  { name: "kill", title: "kill -9 of the product under load", run: survival.kill },
  { name: "orders", title: "kill -9 at the steps of an order, forty times", run: orders.kills },
  { name: "changing", title: "Listeners who change between two processes", run: crowds.changing },
  { name: "crowd", title: "2,000 streams, 10,000 reconnects, readers who do not read", run: crowds.crowd },
];
const names = trials.map(({ name }) => name);
const usage = `npm run test:chaos -- [--only ${names.join(",")}] [--seconds 5] [--data FOLDER]`;

function readOptions(args) {
  /** @type {{ only: string[], seconds: number, data: string | null }} */
  const options = { only: names, seconds: 5, data: null };
  const read = {
    "--only": (value) => (options.only = value.split(",")),
    "--seconds": (value) => (options.seconds = Number(value)),
    "--data": (value) => (options.data = path.resolve(value)),
  };
  const rest = args.flatMap((one) => one.split(/=(.*)/s, 2));
  for (let at = 0; at < rest.length; at += 2) {
    const [flag, value] = [rest[at], rest[at + 1]];
    if (!read[flag] || !value) throw new Refusal(`${flag} is unknown or lacks its value. ${usage}`);
    read[flag](value);
  }
  const strange = options.only.find((name) => !names.includes(name));
  if (strange !== undefined) throw new Refusal(`There is no trial "${strange}". ${usage}`);
  if (!(options.seconds >= 1 && options.seconds <= 600)) throw new Refusal("--seconds takes 1 to 600.");
  return options;
}

async function attempt({ title, run }, house, options) {
  try {
    const words = await step(title, (note) => run(house, { ...options, note }));
    return { ok: true, line: `ok      ${title}: ${words}` };
  } catch (error) {
    const said = house.processes.map((one) => one.said().slice(-1500)).join("\n---\n");
    return { ok: false, line: `FAILED  ${title}: ${error.stack}\n--- what the processes printed last ---\n${said}` };
  }
}

async function main(args) {
  const options = readOptions(args);
  const house = await step("Opening the house", (note) => openHouse(options, note));
  const stop = async () => {
    endCommands();
    await house.close();
    process.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void stop());
  const results = [];
  try {
    for (const trial of trials.filter(({ name }) => options.only.includes(name))) {
      const result = await attempt(trial, house, options);
      process.stdout.write(`${result.line}\n`);
      results.push(result);
    }
  } finally {
    await house.close();
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
