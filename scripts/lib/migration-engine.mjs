import fs from "node:fs";
import { createRequire } from "node:module";
import { migrationDatabase } from "./migration-database.mjs";
import { schemaFiles } from "./migration-files.mjs";
import { Refusal } from "./refusal.mjs";

const require = createRequire(import.meta.url);
let loaded;

class PanicRegistry {
  message = "";
  get() {
    return this.message;
  }
  set_message(message) {
    this.message = `RuntimeError: ${message}`;
  }
}

async function load() {
  globalThis.PRISMA_WASM_PANIC_REGISTRY ??= new PanicRegistry();
  const glue = require.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const engine = await import(glue);
  const binary = fs.readFileSync(glue.replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(binary, { "./schema_engine_bg.js": engine });
  const exported = /** @type {Record<string, CallableFunction>} */ (instance.exports);
  engine.__wbg_set_wasm(exported);
  exported.__wbindgen_start();
  return engine.SchemaEngine;
}

const colours = new RegExp(String.raw`\u001b\[[0-9;]*m`, "g");

/** Runs `work(engine)` with Prisma's migration engine on a database; engine failures come back as one Refusal. */
export async function withEngine(databaseUrl, work) {
  const SchemaEngine = await (loaded ??= load());
  const database = migrationDatabase(databaseUrl);
  try {
    const datamodels = schemaFiles().map((file) => [file.path, file.content]);
    return await work(await SchemaEngine.new({ datamodels }, () => {}, database.adapterFactory));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const panic = globalThis.PRISMA_WASM_PANIC_REGISTRY.get();
    throw new Refusal(`The migration engine failed: ${`${error.message} ${panic}`.replace(colours, "").trim()}`);
  } finally {
    await database.end();
  }
}
