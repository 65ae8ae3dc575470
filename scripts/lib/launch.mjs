import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";
import { Refusal, report } from "./refusal.mjs";

function requirePackages() {
  if (fs.existsSync(path.join(root, "node_modules/next")) && fs.existsSync(path.join(root, "node_modules/pg"))) return;
  throw new Refusal("The packages are missing. Run: npm ci");
}

function parse(args) {
  const known = ["--dev", "--demo"];
  const strange = args.find((arg) => !known.includes(arg));
  if (strange)
    throw new Refusal(`${strange} is unknown. npm start knows -- --demo; npm run dev starts for development.`);
  return { dev: args.includes("--dev"), demo: args.includes("--demo") };
}

/** The whole of `npm start`: ends this process with the server's exit code, or 1 and a sentence. */
export async function launch(args) {
  try {
    requirePackages();
    const { serve } = await import("./serve.mjs");
    process.exitCode = await serve(parse(args));
  } catch (error) {
    report(error);
  }
  process.exit();
}
