import http from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { base } from "./browser";

interface Product {
  url: string;
  /** Another version is deployed, as far as browsers can see. */
  deploy: (version: string) => Promise<void>;
  /** Nothing is answered any more, or again. */
  cut: (isCut: boolean) => void;
  close: () => void;
}

const made = mkdtempSync(path.join(os.tmpdir(), "worker-"));

async function workerOf(version: string): Promise<string> {
  const { bundleWorker } = (await import("@/scripts/lib/bundle-worker.mjs")) as {
    bundleWorker: (outfile: string, version: string) => Promise<void>;
  };
  const file = path.join(made, `${version}.js`);
  await bundleWorker(file, version);
  return readFileSync(file, "utf8");
}

/** The product behind an address of its own, whose worker is of the version that was deployed last. */
export async function openChangingProduct(): Promise<Product> {
  let worker = await workerOf("first");
  const target = new URL(base);
  let isCut = false;
  const server = http.createServer((request, response) => {
    if (isCut) return void request.socket.destroy();
    if (request.url === "/sw.js") {
      response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" });
      return void response.end(worker);
    }
    const { method, url: address, headers } = request;
    const asked = http.request(
      { host: target.hostname, port: target.port, method, path: address, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    asked.on("error", () => response.destroy());
    response.on("close", () => asked.destroy());
    request.pipe(asked);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: async (version) => {
      worker = await workerOf(version);
    },
    cut: (now) => {
      isCut = now;
      if (now) server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
