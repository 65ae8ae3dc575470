import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { keysFromSecret, keysOf } from "./keys";
import type { PushSender } from "./port";
import { makeWebPush } from "./web-push/client";

/** Who writes to browsers for this installation: with the key it was given, else with one made of its secret. */
export const pushSender = (): PushSender => oncePerProcess("push-sender", choose);

function choose(): PushSender {
  const {
    ETABLI_PUSH_KEY: given,
    ETABLI_PUSH_INSIDE: inside,
    ETABLI_MAIL_FROM: mail,
    NEXTAUTH_URL,
    NEXTAUTH_SECRET,
  } = env();
  const { protocol, hostname, origin } = new URL(NEXTAUTH_URL);
  const contact = mail ? `mailto:${mail}` : protocol === "https:" ? origin : `mailto:etabli@${hostname}`;
  return makeWebPush({ keys: given ? keysOf(given) : keysFromSecret(NEXTAUTH_SECRET), contact, inside });
}
