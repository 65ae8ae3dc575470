import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { embeddedIdentity } from "./embedded";
import { makeOpenIdProvider } from "./openid/client";
import type { IdentityProvider } from "./port";

/** The identity provider that ETABLI_OIDC_ISSUER names, or null. */
export const identityProvider = (): IdentityProvider | null => oncePerProcess("identity-provider", choose);

function choose(): IdentityProvider | null {
  const { ETABLI_OIDC_ISSUER, ETABLI_OIDC_CLIENT_ID, ETABLI_OIDC_CLIENT_SECRET, ETABLI_OIDC_NAME } = env();
  if (!ETABLI_OIDC_ISSUER) return embeddedIdentity;
  return makeOpenIdProvider({
    issuer: ETABLI_OIDC_ISSUER,
    clientId: ETABLI_OIDC_CLIENT_ID,
    clientSecret: ETABLI_OIDC_CLIENT_SECRET,
    name: ETABLI_OIDC_NAME || new URL(ETABLI_OIDC_ISSUER).host,
  });
}
