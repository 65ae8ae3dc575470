import { createHash } from "node:crypto";
import type { z } from "zod";
import { ProviderFailure } from "../../http/failure";
import { askOnce } from "../../http/transport";
import { UntrustedToken, type Identity, type IdentityProvider, type ProviderTokens, type SignOnRequest } from "../port";
import { person, renewal, tokenAnswer, type Person, type Renewal } from "./payload";
import { readPublished } from "./read-published";
import { verifyToken } from "./verify-token";

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  /** Empty for a public client, which PKCE alone protects. */
  clientSecret: string;
  name: string;
}

const maxBytes = 200_000;
const timeoutMs = 5000;

/** Sign-in by OpenID Connect: the authorization code flow with PKCE, state and nonce. */
export function makeOpenIdProvider({ issuer, clientId, clientSecret, name }: OpenIdSettings): IdentityProvider {
  const published = readPublished(issuer);
  const home = new URL(issuer).origin;

  const exchange = async <T>(url: string, headers: Record<string, string>, shape: z.ZodType<T>, form?: string) => {
    const at = new URL(url);
    const limits = { timeoutMs, maxBytes, allowPrivateAddresses: at.origin === home };
    // Never twice: a code may be used once.
    const posted = form === undefined ? undefined : { text: form, type: "application/x-www-form-urlencoded" };
    const { status, body } = await askOnce(at, headers, limits, posted).catch((cause: unknown) => {
      throw new ProviderFailure("unavailable", "identity", "no answer", { cause });
    });
    if (status >= 500) throw new ProviderFailure("unavailable", "identity", `status ${status}`);
    if (status !== 200) throw new UntrustedToken(`refused with status ${status} ${errorOf(body)}`);
    const found = shape.safeParse(jsonOf(body));
    if (!found.success) throw new ProviderFailure("bad data", "identity", "the answer has another shape");
    return found.data;
  };

  /** Some providers tell a person's address only to who asks with the access token. */
  const complete = async (known: Person, accessToken: string | undefined): Promise<Identity> => {
    const { userinfo_endpoint: endpoint } = await published.metadata();
    if (known.email !== undefined || !endpoint || !accessToken) return identityOf(known);
    const told = await exchange(endpoint, { authorization: `Bearer ${accessToken}` }, person).catch(
      (error: unknown) => {
        if (error instanceof UntrustedToken) return known;
        throw error;
      },
    );
    if (told.sub !== known.sub) throw new UntrustedToken("the provider speaks of somebody else");
    return identityOf(told);
  };

  return {
    name,
    isIssuer: (named) => named.replace(/\/$/, "") === issuer.replace(/\/$/, ""),
    async signOnAddress(request) {
      const address = new URL((await published.metadata()).authorization_endpoint);
      for (const [key, value] of Object.entries(questionOf(clientId, request))) address.searchParams.set(key, value);
      return address.href;
    },
    async redeemCode(code, { redirectUri, verifier, nonce }) {
      const { token_endpoint: endpoint, token_endpoint_auth_methods_supported: methods } = await published.metadata();
      const { headers, fields } = proofOf(clientId, clientSecret, methods);
      const form = new URLSearchParams({
        ...{ grant_type: "authorization_code", code, redirect_uri: redirectUri, code_verifier: verifier },
        ...fields,
      });
      const given = await exchange(endpoint, headers, tokenAnswer, form.toString());
      const claims = await verifyToken(given.id_token, published, { audience: clientId, nonce });
      const identity = await complete(person.parse(claims), given.access_token);
      return {
        identity,
        idToken: given.id_token,
        tokens: given.access_token === undefined ? null : tokensOf({ ...given, access_token: given.access_token }),
      };
    },
    async renew(refreshToken) {
      const { token_endpoint: endpoint, token_endpoint_auth_methods_supported: methods } = await published.metadata();
      const { headers, fields } = proofOf(clientId, clientSecret, methods);
      const form = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken, ...fields });
      const given = await exchange(endpoint, headers, renewal, form.toString());
      const next = tokensOf(given);
      return { ...next, refreshToken: next.refreshToken ?? refreshToken };
    },
    async readToken(token) {
      const claims = await verifyToken(token, published, { audience: clientId });
      return complete(person.parse(claims), token);
    },
    async signOutAddress(idToken, returnTo) {
      const { end_session_endpoint: endpoint } = await published.metadata();
      if (!endpoint) return null;
      const address = new URL(endpoint);
      const asked = {
        id_token_hint: idToken,
        client_id: clientId,
        post_logout_redirect_uri: returnTo,
        state: "signedOut",
      };
      for (const [key, value] of Object.entries(asked)) address.searchParams.set(key, value);
      return address.href;
    },
  };
}

const questionOf = (clientId: string, { state, nonce, verifier, redirectUri, silent }: SignOnRequest) => ({
  response_type: "code",
  client_id: clientId,
  redirect_uri: redirectUri,
  scope: "openid email profile",
  state,
  nonce,
  code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  code_challenge_method: "S256",
  ...(silent ? { prompt: "none" } : {}),
});

interface Proof {
  headers: Record<string, string>;
  fields: Record<string, string>;
}

/** How this client proves itself: Basic unless the provider takes the secret in the form alone (RFC 6749 2.3.1). */
function proofOf(clientId: string, secret: string, methods: readonly string[] = ["client_secret_basic"]): Proof {
  const headers: Record<string, string> = { "content-type": "application/x-www-form-urlencoded" };
  if (!secret) return { headers, fields: { client_id: clientId } };
  if (!methods.includes("client_secret_basic"))
    return { headers, fields: { client_id: clientId, client_secret: secret } };
  const encode = (text: string) => new URLSearchParams({ a: text }).toString().slice(2);
  const basic = Buffer.from(`${encode(clientId)}:${encode(secret)}`).toString("base64");
  return { headers: { ...headers, authorization: `Basic ${basic}` }, fields: {} };
}

/** Without an end of its own a token is taken for one minute. */
const unsaidLifeSeconds = 60;

const tokensOf = ({ access_token, refresh_token, expires_in }: Renewal): ProviderTokens => ({
  accessToken: access_token,
  refreshToken: refresh_token ?? null,
  expiresAt: Date.now() + (expires_in ?? unsaidLifeSeconds) * 1000,
});

const identityOf = ({ sub, email, email_verified: verified }: Person): Identity => ({
  subject: sub,
  verifiedEmail: verified === true && email ? email : null,
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The provider's code of an error, safe to log. */
const errorOf = (body: string): string => {
  const { error } = (jsonOf(body) ?? {}) as { error?: unknown };
  return typeof error === "string" && /^[a-z_]{1,40}$/.test(error) ? error : "";
};
