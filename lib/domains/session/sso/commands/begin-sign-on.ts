import { randomBytes } from "node:crypto";
import { prisma } from "@/lib/platform/db";
import { perMinute } from "@/lib/platform/limits";
import { log } from "@/lib/platform/log";
import { identityProvider } from "@/lib/providers/identity";
import { safeReturnPath } from "../../rules";
import { flowLifetimeMs } from "../rules";
import type { SignOnBegun, Visitor } from "../schema";
import { hashOf, requestOf } from "./flow-secrets";

const allow = perMinute(60);
const secret = () => randomBytes(32).toString("base64url");

interface Wish {
  from: string | undefined;
  silent: boolean;
}

/** The address at the provider where the browser signs in, to come back to the page that was asked. */
export async function beginSignOn({ from, silent }: Wish, visitor: Visitor): Promise<SignOnBegun> {
  const provider = identityProvider();
  if (!provider) return { fault: "provider" };
  try {
    allow(visitor.address);
  } catch {
    return { fault: "busy" };
  }
  const [state, binding] = [secret(), visitor.binding ?? secret()];
  try {
    const at = await provider.signOnAddress(requestOf(state, binding, silent));
    const expiresAt = new Date(Date.now() + flowLifetimeMs);
    const data = {
      stateHash: hashOf(state),
      bindingHash: hashOf(binding),
      returnTo: safeReturnPath(from),
      silent,
      expiresAt,
    };
    await prisma().signOnFlow.create({ data, select: { silent: true } });
    return { at, binding };
  } catch (error) {
    log.warn({ err: error, address: visitor.address }, "single sign-on cannot begin");
    return { fault: "provider" };
  }
}
