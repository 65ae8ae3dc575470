import { prisma } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { identityProvider } from "@/lib/providers/identity";
import { UntrustedToken, type IdentityProvider } from "@/lib/providers/identity/port";
import { faultOfError, type SignOnFault } from "../rules";
import type { SignOnOutcome, SignOnReturn, Visitor } from "../schema";
import { hashOf, requestOf } from "./flow-secrets";
import { openForIdentity } from "./open-for-identity";

interface Flow {
  returnTo: string;
  silent: boolean;
}

/** Of many answers with one state, one gets the flow; a browser that did not begin it gets none and spoils none. */
async function takeFlow(state: string, binding: string): Promise<Flow | null> {
  const [flow] = await prisma().$queryRaw<Flow[]>`
    delete from sign_on_flow
    where state_hash = ${hashOf(state)} and binding_hash = ${hashOf(binding)} and expires_at > now()
    returning return_to as "returnTo", silent`;
  return flow ?? null;
}

/** Takes the provider's answer that the browser brings, and makes a session for whom it names. */
export async function finishSignOn(answer: SignOnReturn, visitor: Visitor): Promise<SignOnOutcome> {
  const { binding, address } = visitor;
  const provider = identityProvider();
  const flow = binding && provider ? await takeFlow(answer.state, binding) : null;
  const result = flow && binding && provider ? await redeem(provider, answer, flow, { ...visitor, binding }) : null;
  const returnTo = flow?.returnTo ?? "/";
  if (result && "session" in result) return { outcome: "signed-in", session: result.session, returnTo };
  const fault = result?.fault ?? (provider ? "expired" : "provider");
  log.warn({ address, fault }, "single sign-on refused");
  return { outcome: "refused", fault, returnTo };
}

async function redeem(
  provider: IdentityProvider,
  { state, code, error, iss }: SignOnReturn,
  { silent }: Flow,
  { binding, userAgent }: Visitor & { binding: string },
): ReturnType<typeof openForIdentity> {
  if (error !== undefined || code === undefined) return { fault: faultOfError(error ?? "") };
  if (iss !== undefined && !provider.isIssuer(iss)) return { fault: "untrusted" };
  try {
    const { identity, idToken, tokens } = await provider.redeemCode(code, requestOf(state, binding, silent));
    return await openForIdentity(identity, { kind: "browser", userAgent, idToken, tokens });
  } catch (failure) {
    return { fault: faultOf(failure) };
  }
}

/** What went wrong with a code or token: the reason is logged, the person gets a sentence. */
export function faultOf(failure: unknown): SignOnFault {
  const untrusted = failure instanceof UntrustedToken;
  const reason = failure instanceof Error ? `${failure.name}: ${failure.message}` : "unknown failure";
  log.warn({ reason }, untrusted ? "identity provider's answer not trusted" : "identity provider failed");
  return untrusted ? "untrusted" : "provider";
}
