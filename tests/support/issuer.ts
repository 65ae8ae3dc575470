import { createHash, generateKeyPairSync, type KeyObject } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { SignJWT, type JWTPayload } from "jose";

const makeKeys = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

export const clientId = "etabli-tests";
const clientSecret = "a secret: with / signs";
const good = makeKeys();
/** A pair that the issuer never published. */
export const stranger = makeKeys();

interface Told {
  status: number;
  body: unknown;
}

/** What the issuer answers with, for a test to change: the token by the nonce of the sign-in, its whole answer, its document. */
export const issuerState = {
  token: (nonce: string): Promise<string> => signToken({ nonce }),
  tokenAnswer: null as Told | null,
  document: {} as Record<string, unknown>,
  kid: "one",
  down: false,
  userinfo: null as Record<string, unknown> | null,
  asked: [] as { path: string; body: string; authorization: string }[],
  /** What each code was given for, as a provider keeps it. */
  codes: new Map<string, { challenge: string; redirectUri: string; nonce: string }>(),
};

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** The token endpoint of an honest provider, but for what the test has put into its mouth. */
async function exchange(body: string): Promise<Told> {
  if (issuerState.tokenAnswer) return issuerState.tokenAnswer;
  const form = new URLSearchParams(body);
  const given = issuerState.codes.get(form.get("code") ?? "");
  issuerState.codes.delete(form.get("code") ?? "");
  const challenge = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  const known = given?.challenge === challenge && given.redirectUri === form.get("redirect_uri");
  if (!given || !known) return { status: 400, body: { error: "invalid_grant" } };
  return { status: 200, body: { id_token: await issuerState.token(given.nonce), access_token: "opaque" } };
}

async function reply(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  const path = request.url ?? "";
  issuerState.asked.push({ path, body, authorization: request.headers.authorization ?? "" });
  const send = ({ status, body: told }: Told) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(told));
  if (issuerState.down) return void request.socket.destroy();
  if (path === "/.well-known/openid-configuration")
    return void send({ status: 200, body: { ...document(), ...issuerState.document } });
  if (path === "/keys") {
    const key = { ...good.publicKey.export({ format: "jwk" }), use: "sig", alg: "RS256" };
    const keys = [...new Set(["one", issuerState.kid])].map((kid) => ({ ...key, kid }));
    return void send({ status: 200, body: { keys } });
  }
  if (path === "/token") return void send(await exchange(body));
  if (path === "/userinfo" && issuerState.userinfo) return void send({ status: 200, body: issuerState.userinfo });
  send({ status: 404, body: {} });
}

// Import this first: the environment is read once, when the product's modules load. Without a host, listening is immediate.
const server = http.createServer((request, response) => void reply(request, response)).listen(0);
export const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
process.env.ETABLI_OIDC_ISSUER = issuer;
process.env.ETABLI_OIDC_CLIENT_ID = clientId;
process.env.ETABLI_OIDC_CLIENT_SECRET = clientSecret;
process.env.ETABLI_OIDC_NAME = "Keycloak";

const document = () => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  end_session_endpoint: `${issuer}/end`,
  userinfo_endpoint: `${issuer}/userinfo`,
});

export const expectedBasic = `Basic ${Buffer.from(`${clientId}:a+secret%3A+with+%2F+signs`).toString("base64")}`;

interface Forged {
  claims?: JWTPayload;
  key?: KeyObject | Uint8Array;
  header?: Record<string, string>;
}

const seconds = () => Math.floor(Date.now() / 1000);

/** A token of the issuer; a claim of undefined is left out. */
export function signToken(
  claims: JWTPayload = {},
  { key = good.privateKey, header = {} }: Omit<Forged, "claims"> = {},
): Promise<string> {
  const payload = {
    ...{ iss: issuer, aud: clientId, sub: "person-1", iat: seconds(), exp: seconds() + 300 },
    ...{ email: issuerPerson.email, email_verified: true },
    ...claims,
  };
  return new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: issuerState.kid, ...header }).sign(key);
}

/** Who is signed in at the issuer. */
export const issuerPerson = { email: "nobody@etabli.test" };

export const publicPem = (): Uint8Array =>
  new TextEncoder().encode(good.publicKey.export({ format: "pem", type: "spki" }) as string);

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
