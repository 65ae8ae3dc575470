import readline from "node:readline";
import { Writable } from "node:stream";
import { Refusal } from "./refusal.mjs";

export const shortestPassword = 10;
const longestPassword = 200;

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

/** A new password: asked twice without echo at a terminal, else the first line of standard input. */
export async function askPassword() {
  const atTerminal = process.stdin.isTTY;
  const password = atTerminal ? await ask(`Password (${shortestPassword} characters or more): `) : await firstLine();
  if ([...password].length < shortestPassword || password.length > longestPassword) {
    throw new Refusal(`The password needs ${shortestPassword} to ${longestPassword} characters. Nothing was changed.`);
  }
  if (atTerminal && (await ask("The same once more: ")) !== password) {
    throw new Refusal("The two passwords differ. Nothing was changed.");
  }
  return password;
}
