import https from "node:https";
import { bearer } from "../bench/sign-in.mjs";

/** Asks over https, on a connection of its own: the status, or the code of why there is none. */
export const askSafely = (base, ca, path) =>
  new Promise((resolve) => {
    const request = https.get(`${base}${path}`, { ca, agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
    });
    request.on("error", (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
  });

/** An event stream over https; `told()` is what it brought so far, `stands()` whether it was never cut. */
export const streamSafely = (base, ca, token) =>
  new Promise((resolve, reject) => {
    const request = https.get(`${base}/api/sse`, { ca, agent: false, headers: bearer(token) }, (response) => {
      let [text, over] = ["", false];
      response.on("data", (chunk) => (text += chunk));
      response.on("error", () => undefined);
      response.once("close", () => (over = true));
      if (response.statusCode !== 200) return reject(new Error(`no stream: ${response.statusCode}`));
      resolve({ stands: () => !over, told: () => text, close: () => request.destroy() });
    });
    request.on("error", reject);
  });
