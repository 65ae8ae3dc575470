import { isDerivedToken } from "@/lib/platform/derived-token";
import { unauthenticated } from "@/lib/platform/problems";
import { passSigner } from "@/lib/providers/wallet";
import type { Pass } from "../schema";
import { findHeldPass } from "./find-held-pass";
import { tokenPurpose } from "./write-content";

interface Proof {
  type: string;
  serial: string;
  authorization: string | null;
}

/** The pass whose token a phone sends: 401 for a wrong token as for a pass that there is not. */
export async function provenPass({ type, serial, authorization }: Proof): Promise<Pass> {
  const [, token = ""] = /^ApplePass (\S{20,100})$/.exec(authorization ?? "") ?? [];
  const [pass, signer] = await Promise.all([findHeldPass({ serial }), passSigner().catch(() => null)]);
  if (!pass || signer?.certificate.type !== type || !isDerivedToken(token, tokenPurpose, serial))
    throw unauthenticated();
  return pass;
}
