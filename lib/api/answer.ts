import { gzipSync } from "node:zlib";

const worthCompressing = 4096;

/** JSON of a verb's result, compressed when large and accepted; a Response passes unchanged, undefined is 204. */
export function answer(result: unknown, status: number, accepts: string | undefined): Response {
  if (result instanceof Response) return result;
  if (result === undefined) return new Response(null, { status: 204 });
  const text = JSON.stringify(result);
  const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
  if (text.length < worthCompressing || !accepts?.includes("gzip")) return new Response(text, { status, headers });
  const body = new Uint8Array(gzipSync(text, { level: 1 }));
  return new Response(body, { status, headers: { ...headers, "content-encoding": "gzip", vary: "accept-encoding" } });
}
