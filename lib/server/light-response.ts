import { getRequestListener } from "@hono/node-server";

const replaced = ["Request", "Response"] as const;

/**
 * The Response that @hono/node-server writes without a stream. It is only found as a global, which it replaces: Next needs
 * the web's own, so these are put back at once.
 */
export function lightResponse(): typeof Response {
  const own = replaced.map((name) => Object.getOwnPropertyDescriptor(globalThis, name) ?? {});
  getRequestListener(() => Response.error());
  const light = globalThis.Response;
  for (const [at, name] of replaced.entries()) Object.defineProperty(globalThis, name, { ...own[at] });
  return light;
}
