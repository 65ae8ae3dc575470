import { readCertificate } from "./certificate";
import { makePassFile } from "./pass-file";
import type { PassSigner } from "./port";
import { trialChain } from "./trial-chain";

/** Signs with a chain of the installation's own, made on first use in a folder: the file is right, and no iPhone takes it. */
export async function trialSigner(folder: string): Promise<PassSigner> {
  const chain = await trialChain(folder);
  const { type, team, endsAt } = readCertificate(chain.signerCert);
  const { wwdr, signerCert, signerKey } = chain;
  return {
    certificate: { kind: "trial", type, endsAt },
    sign: (content) => makePassFile(content, { wwdr, signerCert, signerKey, type, team }),
    // Apple's service knows nothing of our certificate: phones ask by themselves.
    push: () => Promise.resolve("told"),
  };
}
