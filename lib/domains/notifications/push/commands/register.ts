import { createHash } from "node:crypto";
import { factsOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { inTransaction } from "@/lib/platform/db";
import { perMinute } from "@/lib/platform/limits";
import { denied, invalid, unprocessable } from "@/lib/platform/problems";
import { pushSender } from "@/lib/providers/push";
import { homeLanguage } from "@/lib/shared/languages";
import { mostDevices } from "../rules";
import { writePush } from "../write";

const idOf = (endpoint: string): string => createHash("sha256").update(endpoint).digest("hex");

/** Each registration asks another's service. */
const limited = perMinute(20);

interface Browser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Sends a browser a test and, where its service takes it, keeps the browser for the actor. 422 with the reason where it does
 * not: nothing is kept then.
 */
export async function registerDevice(actor: Actor, { endpoint, keys }: Browser): Promise<void> {
  requireUser(actor);
  const userId = userOf(actor);
  if (userId === null) throw denied();
  limited(String(userId));
  const sender = pushSender();
  if (!sender.reaches(endpoint))
    throw invalid("invalid-input", "The address of a browser's service is encrypted.", {
      fields: [{ field: "endpoint", message: "address" }],
    });
  const text = await writePush({ language: factsOf(actor).language ?? homeLanguage, told: null });
  const outcome = await sender.send({ endpoint, ...keys }, { text, topic: "test" });
  if (outcome !== "taken")
    throw unprocessable("push-not-sent", "The service of this browser took no test.", { reason: outcome });
  const { p256dh, auth } = keys;
  await inTransaction(undefined, async (tx) => {
    await tx.$executeRaw`
      insert into push_subscription (user_id, id, endpoint, p256dh, auth)
      values (${userId}, ${idOf(endpoint)}, ${endpoint}, ${p256dh}, ${auth})
      on conflict (id) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
        created_at = now()`;
    await tx.$executeRaw`
      delete from push_subscription where id in (select id from push_subscription where user_id = ${userId}
        order by created_at desc, id offset ${mostDevices})`;
  });
}

/** Writes to a browser of the actor's no more; one that is not theirs is left alone. */
export async function forgetDevice(actor: Actor, { endpoint }: { endpoint: string }): Promise<void> {
  requireUser(actor);
  const userId = userOf(actor);
  await inTransaction(
    undefined,
    (tx) => tx.$executeRaw`delete from push_subscription where id = ${idOf(endpoint)} and user_id = ${userId}::int`,
  );
}
