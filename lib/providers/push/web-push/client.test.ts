import { createPublicKey, verify } from "node:crypto";
import { makeBrowser, startPushService } from "@/tests/support/push-service";
import { keysFromSecret } from "../keys";
import { makeWebPush } from "./client";

let service: ReturnType<typeof startPushService>;
beforeEach(() => void (service = startPushService()));
afterEach(() => service.stop());

const keys = keysFromSecret("the secret of a test, long enough");
const sender = (more: object = {}) =>
  makeWebPush({ keys, contact: "mailto:etabli@example.com", inside: service.url, timeoutMs: 2000, ...more });
const message = { text: JSON.stringify({ id: "n-1" }), topic: "news" };

const addressOf = ({ endpoint, keys: { p256dh, auth } }: ReturnType<typeof makeBrowser>["subscription"]) => ({
  ...{ endpoint, p256dh, auth },
});

/** The claims of a signed sender (RFC 8292), after its signature was checked with the key that browsers were given. */
function claimsOf(authorization: string): Record<string, unknown> {
  const [, token = "", key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  expect(key).toBe(keys.publicKey);
  const [head, claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(keys.publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = Buffer.from(`${head}.${claims}`);
  const checked = { key: publicKey, dsaEncoding: "ieee-p1363" as const };
  expect(verify("sha256", signed, checked, Buffer.from(signature, "base64url"))).toBe(true);
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, unknown>;
}

it("is opened by its browser alone, lives an hour, and is signed by the house", async () => {
  const [browser, other] = [makeBrowser(service.url), makeBrowser(service.url)];
  expect(await sender().send(addressOf(browser.subscription), message)).toBe("taken");
  const [one] = service.taken;
  expect(one?.headers).toMatchObject({ ttl: "3600", topic: "news", "content-encoding": "aes128gcm" });
  expect(browser.open(one!.body)).toEqual({ id: "n-1" });
  expect(() => other.open(one!.body)).toThrow();
  expect(claimsOf(one?.headers.authorization ?? "")).toMatchObject({
    aud: service.url,
    sub: "mailto:etabli@example.com",
  });
});

it.each([
  [201, "taken"],
  [404, "gone"],
  [410, "gone"],
  [403, "refused"],
  [413, "refused"],
  [429, "silent"],
  [503, "silent"],
])("a service that answers %i has %s", async (status, outcome) => {
  service.state.status = status;
  expect(await sender().send(addressOf(makeBrowser(service.url).subscription), message)).toBe(outcome);
});

it("asks no address of the own network but the house's own service, and nobody without encryption", async () => {
  const browser = makeBrowser(service.url).subscription;
  const outside = sender({ inside: "" });
  expect([outside.reaches(browser.endpoint), sender().reaches(browser.endpoint)]).toEqual([false, true]);
  expect(await outside.send(addressOf(browser), message)).toBe("silent");
  expect(service.taken).toEqual([]);
  for (const endpoint of ["http://push.example.com/x", "ftp://x", "nothing"])
    expect(sender().reaches(endpoint)).toBe(false);
  expect(sender().reaches("https://push.example.com/x")).toBe(true);
});

it("lets a service rest that was silent five times", async () => {
  service.state.status = 500;
  const [one, browser] = [sender(), addressOf(makeBrowser(service.url).subscription)];
  for (let at = 0; at < 5; at += 1) await one.send(browser, message);
  service.state.status = 201;
  expect(await one.send(browser, message)).toBe("silent");
  expect(service.taken).toEqual([]);
});
