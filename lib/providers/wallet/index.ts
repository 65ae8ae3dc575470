import path from "node:path";
import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { appleSigner } from "./apple/signer";
import { trialSigner } from "./embedded";
import { googleLinks } from "./google/save-link";
import type { PassSigner, SaveLinks } from "./port";

/** Signs passes: with Apple's certificate where it is configured, else with one of the installation's own for trying. */
export async function passSigner(): Promise<PassSigner> {
  const state = oncePerProcess("pass-signer", () => ({ signer: null as Promise<PassSigner> | null }));
  state.signer ??= choose();
  try {
    return await state.signer;
  } catch (error) {
    // A file that comes later is found then.
    state.signer = null;
    throw error;
  }
}

function choose(): Promise<PassSigner> {
  const settings = env();
  if (!settings.ETABLI_APPLE_PASS_CERTIFICATE) return trialSigner(path.resolve(settings.ETABLI_DATA_DIR, "wallet"));
  return appleSigner({
    certificate: settings.ETABLI_APPLE_PASS_CERTIFICATE,
    key: settings.ETABLI_APPLE_PASS_KEY,
    passphrase: settings.ETABLI_APPLE_PASS_PASSPHRASE,
    wwdr: settings.ETABLI_APPLE_WWDR,
    pushUrl: settings.ETABLI_APPLE_PUSH_URL,
  });
}

/** Days that Apple's certificate still signs: 0 where it has ended or cannot be read, null where none is configured. */
export async function certificateDays(now: Date): Promise<number | null> {
  if (!env().ETABLI_APPLE_PASS_CERTIFICATE) return null;
  const signer = await passSigner().catch(() => null);
  return signer ? Math.max(0, Math.floor((signer.certificate.endsAt.getTime() - now.getTime()) / 86_400_000)) : 0;
}

/** Makes links to Google's wallet; null where no service account is configured. */
export function saveLinks(): SaveLinks | null {
  const { ETABLI_GOOGLE_WALLET_ACCOUNT: file, ETABLI_GOOGLE_WALLET_ISSUER: issuer, NEXTAUTH_URL } = env();
  return file ? googleLinks({ file, issuer, origin: new URL(NEXTAUTH_URL).origin }) : null;
}
