import { randomBytes } from "node:crypto";
import { mintActor, type EntryDoor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, prisma, type Tx } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { seal } from "@/lib/platform/seal";
import type { ProviderTokens } from "@/lib/providers/identity/port";
import { hashToken } from "../queries/find-actor";
import { sessionLifetimeMs } from "../rules";
import type { SessionAnswer } from "../schema";

/** What seals the identity provider's statements and tokens. */
export const idTokenPurpose = "id-token";
export const providerTokensPurpose = "provider-tokens";

interface NewSession {
  token: string;
  userId: number;
  companyId: number;
  kind: "browser" | "bearer";
  /** How the user came in; by password unless said. */
  door?: EntryDoor;
  userAgent: string | null;
  qrLoginId?: number;
  /** The identity provider's statement that opens the session. */
  idToken?: string;
  /** What opens other systems that trust the provider. */
  tokens?: ProviderTokens | null;
  /** The session ends here at the latest. */
  notAfter?: Date | null;
}

/** Stores the hash of a fresh token; the token itself is only ever in the hands of its owner. */
export async function createSession(
  { token, userAgent, notAfter, idToken, tokens, ...session }: NewSession,
  tx: Tx = prisma(),
): Promise<{ companyId: number; expiresAt: Date }> {
  const longest = Date.now() + sessionLifetimeMs;
  const expiresAt = new Date(Math.min(longest, notAfter?.getTime() ?? longest));
  await tx.session.create({
    data: {
      ...session,
      tokenHash: new Uint8Array(hashToken(token)),
      idToken: idToken === undefined ? null : new Uint8Array(seal(idTokenPurpose, idToken)),
      providerTokens: tokens ? sealTokens(tokens) : null,
      userAgent: userAgent?.slice(0, 400) ?? null,
      expiresAt,
    },
    select: { userId: true },
  });
  return { companyId: session.companyId, expiresAt };
}

export const sealTokens = (tokens: ProviderTokens) =>
  new Uint8Array(seal(providerTokensPurpose, JSON.stringify(tokens)));

/** Hands what the identity provider gave to the session that takes another's place: log out ends both there too. */
export async function passOnSignOn(from: string | undefined, to: string, tx: Tx): Promise<void> {
  await tx.$executeRaw`
    update session set id_token = before.id_token, provider_tokens = before.provider_tokens from session before
    where session.token_hash = ${new Uint8Array(hashToken(to))} and before.token_hash = decode(${from ?? ""}, 'hex')`;
}

interface Opening extends Omit<NewSession, "token"> {
  name: string;
  rights: string[];
  door: EntryDoor;
}

/** A fresh session for a user who has proved who they are, noted in the audit. */
export async function openSession({ name, rights, door, ...opening }: Opening, within?: Tx): Promise<SessionAnswer> {
  const token = randomBytes(32).toString("base64url");
  const { userId, companyId, kind } = opening;
  const { expiresAt } = await inTransaction(within, async (tx) => {
    const actor = mintActor({ kind, userId, companyId, rights: new Set(rights) });
    await audit(actor, tx, { action: "sign-in", entity: "user", entityId: userId, detail: { door, kind } });
    return createSession({ ...opening, door, token }, tx);
  });
  log.info({ userId, companyId, kind, door }, "signed in");
  return { token, expiresAt: expiresAt.toISOString(), userInfo: { userId, name, rights } };
}
