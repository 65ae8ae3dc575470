import http from "node:http";
import type { AddressInfo } from "node:net";

/** A content-management site that takes codes as the plugin of docs/single-sign-on.md does, and shows whom it got. */
export async function startSite(portal: () => string, secret: string) {
  const server = http.createServer((request, response) => {
    const query = new URL(request.url ?? "/", "http://site.invalid").searchParams;
    const code = query.get("etabli_code");
    const show = (text: string) => response.writeHead(200, { "content-type": "text/html" }).end(`<h1>${text}</h1>`);
    if (code === null) return void show("Nobody");
    const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
    void fetch(`${portal()}/api/wp-auth/user`, { method: "POST", headers, body: JSON.stringify({ code }) })
      .then((answer) => answer.json() as Promise<{ email?: string; code?: string }>)
      .then(({ email, code: refusal }) => show(`${email ?? refusal} ${query.get("redirect_to") ?? "/"}`));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
