import { createHash } from "node:crypto";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { AwsV4Signer } from "aws4fetch";

export const storageKeys = { key: "k-double", secret: "s-double", region: "eu-test-1" };

/** What a storage does instead of giving an object: as it is busy, as it breaks off, and as it lies about the length. */
export type StorageMood = "busy" | "breaks-off" | "gives-half" | "gives-other";

type Meanwhile = (() => Promise<unknown>) | null;

/** An object storage on this machine that speaks as much of the S3 protocol as the product asks, in its moods. */
export function startObjectStorage() {
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  /**
   * Moods of the next readings, one each; `always` is that of every request without one. `meanwhile` happens once, after the
   * next reading was asked for and before it is answered.
   */
  const manners = { next: [] as StorageMood[], always: null as StorageMood | null, meanwhile: null as Meanwhile };
  const server = http.createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { method = "", url = "" } = request;
    asked.push(`${method} ${url}`);
    if (!(await isSigned(request, body))) return refuse(response, 403, "SignatureDoesNotMatch");
    if (!url.startsWith("/etabli/")) return refuse(response, 404, "NoSuchBucket");
    const mood = (method === "GET" ? manners.next.shift() : undefined) ?? manners.always;
    if (mood === "busy") return refuse(response, 503, "SlowDown");
    const name = url.slice("/etabli/".length);
    if (method === "PUT") objects.set(name, body);
    if (method === "DELETE") objects.delete(name);
    if (method === "GET") await happen();
    const kept = objects.get(name);
    if (method !== "GET") return void response.writeHead(method === "PUT" ? 200 : 204).end();
    if (!kept) return refuse(response, 404, "NoSuchKey");
    give(response, kept, mood);
  }

  async function happen(): Promise<void> {
    const work = manners.meanwhile;
    manners.meanwhile = null;
    await work?.();
  }

  const { port } = server.listen(0).address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/etabli`,
    ...{ objects, asked, manners },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function give(response: ServerResponse, bytes: Buffer, mood: StorageMood | null): void {
  const half = bytes.subarray(0, bytes.length >> 1);
  if (mood === "gives-half") return void response.writeHead(200, { "content-length": half.length }).end(half);
  response.writeHead(200, { "content-length": bytes.length });
  if (mood === "gives-other") return void response.end(Buffer.alloc(bytes.length, 7));
  if (mood !== "breaks-off") return void response.end(bytes);
  response.write(half, () => response.destroy());
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const words = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
  response.writeHead(status, { "content-type": "application/xml" }).end(words);
}

/** Whether the head says what signature version 4 says, with our secret and the hash of the body. */
async function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): Promise<boolean> {
  const sha256 = String(headers["x-amz-content-sha256"]);
  const datetime = String(headers["x-amz-date"]);
  if (createHash("sha256").update(body).digest("hex") !== sha256 || !/^\d{8}T\d{6}Z$/.test(datetime)) return false;
  const signer = new AwsV4Signer({
    ...{ method, url: `http://${headers.host}${url}`, headers: { "x-amz-content-sha256": sha256 }, datetime },
    ...{ accessKeyId: storageKeys.key, secretAccessKey: storageKeys.secret },
    ...{ service: "s3", region: storageKeys.region },
  });
  const { headers: expected } = await signer.sign();
  const said = headers.authorization ?? "";
  const form =
    /^AWS4-HMAC-SHA256 Credential=\S+\/\d{8}\/eu-test-1\/s3\/aws4_request, SignedHeaders=host;[\w;-]+, Signature=[0-9a-f]{64}$/;
  return form.test(said) && said === expected.get("authorization");
}
