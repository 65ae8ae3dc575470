import http from "node:http";
import { Refusal } from "../refusal.mjs";

const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });

/**
 * Sends a request over a connection that stays and answers its text; Refusal for anything but success.
 * @param {string} base
 * @param {{ method?: string, path: string, headers: Record<string, string>, body?: string }} request
 */
export function send(base, { method = "GET", path, headers, body }) {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const asked = http.request(base + path, { agent, method, headers: { ...headers, ...length } }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode === 200) return resolve(text);
        reject(new Refusal(`${method} ${path} answers ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    asked.on("error", reject);
    asked.end(body);
  });
}
