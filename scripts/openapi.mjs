import fs from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { tsImport } from "tsx/esm/api";
import { ensureApiGenerated } from "./lib/generate-api.mjs";

const root = path.resolve(import.meta.dirname, "..");
process.env.DATABASE_URL ||= "postgresql://nobody@127.0.0.1:1/none";

const { app } = await tsImport("../lib/api/app.ts", import.meta.url);
const document = await (await app.request("/api/openapi.json")).json();
const text = await format(JSON.stringify(document), { parser: "json", printWidth: 120 });
fs.writeFileSync(path.join(root, "public/openapi.json"), text);
const { acceptedQuoteSchema } = await tsImport("../lib/domains/quotes/export/schema.ts", import.meta.url);
const schema = await format(JSON.stringify(acceptedQuoteSchema()), { parser: "json", printWidth: 120 });
fs.mkdirSync(path.join(root, "public/schemas"), { recursive: true });
fs.writeFileSync(path.join(root, "public/schemas/accepted-quote.json"), schema);
await ensureApiGenerated();
console.log(`${Object.keys(document.paths).length} paths written to public/openapi.json`);
process.exit();
