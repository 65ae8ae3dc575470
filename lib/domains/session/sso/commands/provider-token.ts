import { factsOf, requireUser, type Actor } from "@/lib/platform/actor";
import { prisma, read } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { unseal } from "@/lib/platform/seal";
import { identityProvider } from "@/lib/providers/identity";
import type { ProviderTokens } from "@/lib/providers/identity/port";
import { providerTokensPurpose, sealTokens } from "../../commands/create-session";

const sealed = {
  name: "session_provider_tokens",
  text: `select provider_tokens as "tokens" from session
    where token_hash = decode($1, 'hex') and provider_tokens is not null and revoked_at is null`,
};
/** A token that ends within this time is renewed first. */
const marginMs = 15_000;

/** The access token of the identity provider by which the actor's session was opened; null without one that still counts. */
export async function findProviderToken(actor: Actor): Promise<string | null> {
  requireUser(actor);
  const sessionHash = factsOf(actor).sessionHash ?? "";
  const [row] = await read<{ tokens: Uint8Array }>(sealed, [sessionHash]);
  const opened = row && unseal(providerTokensPurpose, row.tokens);
  if (!row || !opened) return null;
  const tokens = JSON.parse(opened) as ProviderTokens;
  if (tokens.expiresAt > Date.now() + marginMs) return tokens.accessToken;
  return tokens.refreshToken === null ? null : renew(sessionHash, row.tokens, tokens.refreshToken);
}

/** Of several askings at once the first that comes back is kept; each has a token that counts. */
async function renew(sessionHash: string, before: Uint8Array, refreshToken: string): Promise<string | null> {
  const next = await identityProvider()
    ?.renew(refreshToken)
    .catch((error: unknown) => {
      log.warn({ err: error }, "the identity provider renews no token");
      return null;
    });
  if (!next) return null;
  await prisma().$executeRaw`
    update session set provider_tokens = ${sealTokens(next)}
    where token_hash = decode(${sessionHash}, 'hex') and provider_tokens = ${new Uint8Array(before)}`;
  return next.accessToken;
}
