import { createHash } from "node:crypto";
import { prisma } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { openSession } from "../commands/create-session";
import { placeKey } from "../commands/known-device";
import { lockedFor, noteFailure } from "../commands/lock";
import type { SessionAnswer, SignInInput } from "../schema";

interface Found {
  id: number;
  userId: number;
  companyId: number;
  name: string;
  rights: string[];
  notAfter: Date | null;
}

/** What the database keeps of a card's code; codes carry 122 random bits. */
export const hashQrCode = (code: string): Buffer => createHash("sha256").update(code.toLowerCase()).digest();

interface Scanned extends Pick<SignInInput, "kind" | "address" | "cookies" | "userAgent"> {
  code: string;
}

type ScanOutcome =
  | { outcome: "signed-in"; session: SessionAnswer }
  | { outcome: "wrong-credentials" }
  | { outcome: "locked"; retryAfterSeconds: number };

/** A session for the user of a card, while the card is enabled and between its dates; guesses shut the door. */
export async function signInByCode(scanned: Scanned): Promise<ScanOutcome> {
  const { address } = scanned;
  const keys = { address: placeKey(scanned) };
  const retryAfterSeconds = await lockedFor(keys);
  if (retryAfterSeconds > 0) return { outcome: "locked", retryAfterSeconds };
  const session = await openByCard(scanned);
  if (session) return { outcome: "signed-in", session };
  await noteFailure(keys);
  log.warn({ address }, "QR login refused");
  return { outcome: "wrong-credentials" };
}

/** The card's row is held until the session stands: who disables it meanwhile ends this session too. */
const openByCard = ({ code, kind, userAgent }: Scanned): Promise<SessionAnswer | null> =>
  prisma().$transaction(async (tx) => {
    const [found] = await tx.$queryRaw<Found[]>`
      select q.id, q.user_id as "userId", q.company_id as "companyId", q.date_to as "notAfter", u.name, m.rights
      from qr_login q
      join "user" u on u.id = q.user_id and u.disabled_at is null
      join membership m on m.company_id = q.company_id and m.user_id = q.user_id and m.rights @> array['CaiaApp']
      where q.code_hash = ${new Uint8Array(hashQrCode(code))} and q.enabled
        and coalesce(q.date_from <= now(), true) and coalesce(q.date_to > now(), true)
      for share of q`;
    if (!found) return null;
    const { id: qrLoginId, ...user } = found;
    return openSession({ ...user, qrLoginId, kind, userAgent, door: "qr" }, tx);
  });
