import { factsOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { unseal } from "@/lib/platform/seal";
import { identityProvider } from "@/lib/providers/identity";
import { idTokenPurpose } from "../../commands/create-session";

const sealed = {
  name: "session_id_token",
  text: `select id_token as "idToken" from session where token_hash = decode($1, 'hex') and id_token is not null`,
};
/** Nobody waits longer to be signed out here because a provider does not answer. */
const patienceMs = 2000;

/** Where the identity provider ends its own session of the actor, to come back to /login; null when it did not open this one. */
export async function findProviderSignOut(actor: Actor): Promise<string | null> {
  requireUser(actor);
  const provider = identityProvider();
  const [row] = provider ? await read<{ idToken: Uint8Array }>(sealed, [factsOf(actor).sessionHash ?? ""]) : [];
  const idToken = row ? unseal(idTokenPurpose, row.idToken) : null;
  if (!provider || idToken === null) return null;
  const asked = provider.signOutAddress(idToken, new URL("/login", env().NEXTAUTH_URL).href).catch((error: unknown) => {
    log.warn({ err: error }, "the identity provider names no sign-out");
    return null;
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, patienceMs, null)));
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
