import { readFile } from "node:fs/promises";
import path from "node:path";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { notFound } from "@/lib/platform/problems";
import { technicalLanguage } from "@/lib/shared/languages";
import { openApiDocument } from "./document";

const files: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "favicon-32x32.png": "image/png",
};
const start = `window.addEventListener("load", () => SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#reader", deepLinking: true }));`;
const page = `<!doctype html><html lang="${technicalLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Etabli API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"><link rel="icon" href="/api/docs/favicon-32x32.png"></head>
<body><div id="reader"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'";

let document: string | undefined;

const text = (body: string, type: string) =>
  new Response(body, { headers: { "content-type": type, "content-security-policy": policy } });

/** Serves the OpenAPI document and a reader for it; both are open and hold no data. */
export function serveReader(app: OpenAPIHono): void {
  app.get("/openapi.json", () => text((document ??= JSON.stringify(openApiDocument())), "application/json"));
  app.get("/docs", () => text(page, "text/html; charset=utf-8"));
  app.get("/docs/start.js", () => text(start, "text/javascript; charset=utf-8"));
  app.get("/docs/:file", async (c) => {
    const name = c.req.param("file");
    const type = files[name];
    if (!type) throw notFound();
    const folder = path.join(process.cwd(), "node_modules/swagger-ui-dist");
    const body = new Uint8Array(await readFile(path.join(folder, name)));
    return new Response(body, { headers: { "content-type": type, "cache-control": "public, max-age=86400" } });
  });
}
