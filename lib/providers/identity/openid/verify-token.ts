import { errors, jwtVerify, type JWTPayload } from "jose";
import { UntrustedToken } from "../port";
import type { Published } from "./read-published";

/** Signatures by a key pair alone: no unsigned tokens, and none that the public key could have made. */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
const clockSeconds = 30;

interface Expected {
  audience: string;
  /** The nonce that the token must repeat: only tokens of a code carry one. */
  nonce?: string;
}

/** The claims of a token of the issuer for this audience. Throws UntrustedToken for any other. */
export async function verifyToken(
  token: string,
  published: Published,
  { audience, nonce }: Expected,
): Promise<JWTPayload> {
  const { issuer } = await published.metadata();
  const options = { issuer, audience, algorithms, clockTolerance: clockSeconds, requiredClaims: ["exp", "iat", "sub"] };
  const check = async (fresh: boolean) => jwtVerify(token, await published.keys(fresh), options);
  const { payload } = await check(false)
    // A key that was changed since the keys were read.
    .catch((error: unknown) =>
      error instanceof errors.JWKSNoMatchingKey ? check(true) : Promise.reject(error as Error),
    )
    .catch((cause: unknown) => {
      throw cause instanceof errors.JOSEError ? new UntrustedToken(cause.code, { cause }) : cause;
    });
  if (nonce !== undefined && payload.nonce !== nonce) throw new UntrustedToken("another nonce");
  if (nonce !== undefined && payload.azp !== undefined && payload.azp !== audience)
    throw new UntrustedToken("authorized for another client");
  if ((payload.iat ?? 0) > Date.now() / 1000 + clockSeconds) throw new UntrustedToken("made in the future");
  return payload;
}
