import readline from "node:readline";
import { Writable } from "node:stream";
import { importSource } from "./import-source.mjs";
import { Refusal } from "./refusal.mjs";

const reasons = {
  short: "is too short",
  long: "is too long",
  common: "is among the first that are tried",
  personal: "repeats the address",
  repeated: "repeats too few characters",
};

function ask(question) {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = readline.createInterface({ input: process.stdin, output: silent, terminal: true });
  return new Promise((resolve, reject) => {
    reader.once("SIGINT", () => reader.close());
    reader.once("close", () => reject(new Refusal("Nothing was changed.")));
    reader.question("", (answer) => {
      process.stdout.write("\n");
      resolve(answer);
      reader.close();
    });
  });
}

async function firstLine() {
  for await (const line of readline.createInterface({ input: process.stdin })) return line;
  return "";
}

/** A new password by the rule of the page /password: asked twice without echo at a terminal, else the first line of standard input. */
export async function askPassword(email) {
  const { shortestPassword, weaknessOf } = await importSource("lib/domains/account/passwords/rules.ts");
  const atTerminal = process.stdin.isTTY;
  const password = atTerminal ? await ask(`Password (${shortestPassword} characters or more): `) : await firstLine();
  const weakness = weaknessOf(password, [email]);
  if (weakness) {
    const rule = `It needs ${shortestPassword} characters or more; several words make a good one`;
    throw new Refusal(`The password ${reasons[weakness]}. ${rule}. Nothing was changed.`);
  }
  if (atTerminal && (await ask("The same once more: ")) !== password) {
    throw new Refusal("The two passwords differ. Nothing was changed.");
  }
  return password;
}
