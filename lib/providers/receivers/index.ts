import { env } from "@/lib/platform/env";
import { phoneOrigin } from "@/lib/platform/phone-address";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { makeReceivers } from "./over-http";
import type { Receivers } from "./port";

/** Who tells other programs what happened here: this server itself. */
export const receivers = (): Receivers =>
  oncePerProcess("receivers", () => {
    const { NEXTAUTH_URL, PORT, ETABLI_WEBHOOKS_LOCAL } = env();
    const origins = [NEXTAUTH_URL, phoneOrigin().origin, `http://localhost:${PORT}`].map((origin) => new URL(origin));
    return makeReceivers({ origins, local: ETABLI_WEBHOOKS_LOCAL === "1" });
  });
