import { createHmac } from "node:crypto";
import { embeddedPortals } from "./embedded";
import type { RepairPortals } from "./port";

export interface PortalSettings {
  /** Identity of the contract; empty without one. */
  tecrmiId: string;
  /** Address of AutoData's sign-in, `{token}` where the token goes; empty without a contract. */
  autodataUrl: string;
  autodataKey: string;
}

const lifeSeconds = 300;

/** Portals under contract. A token is company.user.expiry and its HMAC-SHA256 (base64url) by the shared key. */
export function makeSignedPortals(settings: PortalSettings, now: () => number = Date.now): RepairPortals {
  const { tecrmiId, autodataUrl, autodataKey } = settings;
  return {
    tecrmiId: (who) => tecrmiId || embeddedPortals.tecrmiId(who),
    autodataLink(who) {
      if (!autodataUrl) return embeddedPortals.autodataLink(who);
      const claim = `${who.companyId}.${who.userId}.${Math.floor(now() / 1000) + lifeSeconds}`;
      const seal = createHmac("sha256", autodataKey).update(claim).digest("base64url");
      return autodataUrl.replaceAll("{token}", `${claim}.${seal}`);
    },
  };
}
