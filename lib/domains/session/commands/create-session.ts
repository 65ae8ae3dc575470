import { prisma, type Tx } from "@/lib/platform/db";
import { hashToken } from "../queries/find-actor";
import { sessionLifetimeMs } from "../rules";

interface NewSession {
  token: string;
  userId: number;
  companyId: number;
  kind: "browser" | "bearer";
  userAgent: string | null;
}

/** Stores the hash of a fresh token; the token itself is only ever in the hands of its owner. */
export async function createSession({ token, userAgent, ...session }: NewSession, tx: Tx = prisma()) {
  const expiresAt = new Date(Date.now() + sessionLifetimeMs);
  await tx.session.create({
    data: {
      ...session,
      tokenHash: new Uint8Array(hashToken(token)),
      userAgent: userAgent?.slice(0, 400) ?? null,
      expiresAt,
    },
    select: { userId: true },
  });
  return { companyId: session.companyId, expiresAt };
}
