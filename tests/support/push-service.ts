import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";

export interface TakenPush {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** A browser as the service knows it: its address, and the keys that only it holds. */
export function makeBrowser(url: string) {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `${url}/to/${randomBytes(9).toString("base64url")}`;
  return {
    subscription: { endpoint, keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") } },
    /** What the service was given for it, opened as a browser does (RFC 8291, RFC 8188). */
    open(sealed: Buffer): unknown {
      const salt = sealed.subarray(0, 16);
      const length = sealed.readUInt8(20);
      const sender = sealed.subarray(21, 21 + length);
      const content = sealed.subarray(21 + length);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
      const secret = Buffer.from(hkdfSync("sha256", curve.computeSecret(sender), auth, info, 32));
      const derive = (name: string, size: number) =>
        Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
      const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      cipher.setAuthTag(content.subarray(-16));
      const text = Buffer.concat([cipher.update(content.subarray(0, -16)), cipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}

/** A push service on this machine: it takes, or answers what is set, for all or for one browser. */
export function startPushService() {
  const taken: TakenPush[] = [];
  const statuses = new Map<string, number>();
  const state = { status: 201 };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      const status = statuses.get(path) ?? state.status;
      if (status === 201) taken.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  // Without a host, listening is immediate: the product may be told the address before its modules load.
  server.listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    statuses,
    state,
    takenBy: (endpoint: string) => taken.filter(({ path }) => path === new URL(endpoint).pathname),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
